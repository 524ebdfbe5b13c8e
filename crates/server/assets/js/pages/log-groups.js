// The lines of a log by turn and act.

/**
 * @typedef {import("../core/scene.js").LogLine} LogLine
 * @typedef {{turn: LogLine | null, acts: LogLine[][]}} LoggedTurn `turn`: the line it began with; none before the first
 */

/** What goes on with what stands before it. */
const FOLLOWS = new Set(["defence-declared", "battle-rolled", "conquered", "occupied", "cards-captured", "eliminated", "objective-reached", "game-ended"]);

/** The lines by turn and act. @param {LogLine[]} log @returns {LoggedTurn[]} */
export function groupLog(log) {
  /** @type {LoggedTurn[]} */
  const turns = [];
  for (const line of log) {
    const turn = turns.at(-1);
    const act = turn?.acts.at(-1);
    if (line.event.verb === "turn-began") turns.push({ turn: line, acts: [] });
    else if (turn === undefined) turns.push({ turn: null, acts: [[line]] });
    else if (act !== undefined && belongs(act, line)) act.push(line);
    else turn.acts.push([line]);
  }
  return turns;
}

/** Whether a line is of the same act as those before it: rolls of one attack, armies placed one after the other. @param {LogLine[]} act @param {LogLine} line */
function belongs(act, { event }) {
  const [first] = act;
  if (first === undefined) return false;
  if (FOLLOWS.has(event.verb)) return true;
  const { verb, words } = first.event;
  return verb === event.verb && (verb === "placed" || (verb === "attack-declared" && words[0] === event.words[0] && words[1] === event.words[1]));
}
