// What a referee is about to do at a table: what was typed and chosen, and not yet said. Pure functions, tried under node.

/**
 * @typedef {import("../games/game.d.ts").Table} Table
 * @typedef {import("../games/game.d.ts").RulingTemplate} RulingTemplate
 *
 * @typedef {{reason: string, rule: string, kind: string, seat: string, line: string, sure: boolean}} RefereeDraft
 *   `kind`: of the template the line was begun with; `line`: what follows the rule in the record; `sure`: the referee is asked
 *   whether they are
 * @typedef {{do: "pause", reason: string, rule: string} | {do: "resume"} | {do: "ruling", command: string, reason: string}} RefereeEffect
 * @typedef {{type: "referee-type", field: "reason" | "rule" | "line", text: string} | {type: "referee-kind", kind: string}
 *   | {type: "referee-seat", seat: string} | {type: "referee-pause"} | {type: "referee-resume"} | {type: "referee-rule"}
 *   | {type: "referee-cancel"} | {type: "referee-confirm"} | {type: "referee-done"}} RefereeAction
 *   `referee-done`: what was asked last was granted
 * @typedef {{draft: RefereeDraft, effects: RefereeEffect[]}} RefereeStep
 */

/** @returns {RefereeDraft} */
export const newRefereeDraft = () => ({ reason: "", rule: "", kind: "", seat: "", line: "", sure: false });

/** The line of the record a draft asks for; without a rule it stands alone. @param {RefereeDraft} draft */
export const commandOf = ({ rule, line }) => (rule.trim() === "" ? line.trim() : `rule ${rule.trim()} ${line.trim()}`);

/** Whether there is a ruling to be made. @param {RefereeDraft} draft */
export const isWhole = ({ line, reason }) => line.trim() !== "" && reason.trim() !== "";

/**
 * @param {RefereeDraft} draft
 * @param {RefereeAction} action
 * @param {Table} table
 * @param {RulingTemplate[]} templates
 * @returns {RefereeStep}
 */
export function refereeStep(draft, action, table, templates) {
  switch (action.type) {
    case "referee-type": return only({ ...draft, [action.field]: action.text, sure: false });
    case "referee-kind": return only(begun({ ...draft, kind: action.kind, rule: "" }, table, templates));
    case "referee-seat": return only(begun({ ...draft, seat: action.seat }, table, templates));
    case "referee-pause": return { draft, effects: [{ do: "pause", reason: draft.reason, rule: draft.rule.trim() }] };
    case "referee-resume": return { draft, effects: [{ do: "resume" }] };
    case "referee-rule": return only({ ...draft, sure: isWhole(draft) });
    case "referee-cancel": return only({ ...draft, sure: false });
    case "referee-confirm": return { draft: { ...draft, sure: false }, effects: [{ do: "ruling", command: commandOf(draft), reason: draft.reason }] };
    case "referee-done": return only({ ...newRefereeDraft(), seat: draft.seat });
    default: return only(draft);
  }
}

/** @param {RefereeDraft} draft @returns {RefereeStep} */
const only = (draft) => ({ draft, effects: [] });

/** A draft with the line its kind begins with, about a seat: the chosen one, or whose turn it is. @param {RefereeDraft} draft @param {Table} table @param {RulingTemplate[]} templates @returns {RefereeDraft} */
function begun(draft, { view, scene }, templates) {
  const template = templates.find(({ kind }) => kind === draft.kind);
  const seat = draft.seat === "" ? (scene.to_act ?? view.turn ?? "") : draft.seat;
  if (template === undefined) return { ...draft, seat, line: "", sure: false };
  return { ...draft, seat, line: template.line(view, seat), rule: draft.rule === "" ? template.rule : draft.rule, sure: false };
}
