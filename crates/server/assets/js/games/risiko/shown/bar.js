// The bar at the bottom, as plain values: the phase, one sentence, the controls of what is being done, the buttons.

import { numbersOf } from "../../../core/protocol.js";
import { isMyMove, nameOf, seatOf } from "../../../core/scene.js";
import { has, say } from "../../../core/words.js";
import { amountOf, diceFor, diceRolled, dueOf, modeOf, rangeOf } from "../modes.js";
import { waysShown } from "./battle.js";
import { playableTris } from "./hand.js";

/**
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../types.js").Action} Action
 * @typedef {import("../modes.js").Mode} Mode
 * @typedef {(area: string) => string} Names
 *
 * @typedef {{label: string, action: Action, icon?: string, key?: string, style?: "primary" | "stop"}} Button
 * @typedef {{main: Button | null, others: Button[]}} Buttons `main`: the one obvious button; its style says whether it is loud, too
 * @typedef {{kind: "colours", colours: string[]}} ColourControls
 * @typedef {{kind: "place", due: number, steps: {n: number, label: string, chosen: boolean}[],
 *   stepper: {area: string, name: string, add: boolean, takeBack: boolean} | null}} PlaceControls
 * @typedef {{kind: "amount", min: number, max: number, value: number, label: string, why: string}} AmountControls
 * @typedef {{kind: "defend", dice: number[]}} DefendControls
 * @typedef {{kind: "attack", dice: {n: number, chosen: boolean}[], ways: import("./battle.js").WaysShown | null}} AttackControls
 * @typedef {{mode: Mode, yours: boolean, seat: {letter: string, colour: string | null} | null, phase: string, instruction: string,
 *   controls: ColourControls | PlaceControls | AmountControls | DefendControls | AttackControls | null,
 *   question: string, buttons: Buttons, replay: string}} BarShown
 */

/** @param {Play} page @param {Names} name @returns {BarShown} */
export function barShown(page, name) {
  const { table } = page;
  const mode = modeOf(page);
  const seat = seatOf(table, table.scene.to_act ?? table.view.turn);
  return {
    mode,
    yours: isMyMove(table),
    seat: table.scene.stage === "playing" ? seat : null,
    phase: phaseOf(table, mode),
    instruction: instructionOf(page, mode, name),
    controls: controlsOf(page, mode, name),
    question: mode === "choose" && page.choice.confirmPass ? say(table.view.conquests > 0 ? "pass-sure-attacks" : "pass-sure") : "",
    buttons: page.choice.repeat === null ? buttonsOf(page, mode) : stopButtons(),
    replay: table.scene.stage === "over" ? `/tables/${table.scene.table.id}/replay` : "",
  };
}

/** @param {Play["table"]} table @param {Mode} mode */
function phaseOf(table, mode) {
  const { scene, view } = table;
  if (scene.stage === "open") return scene.version === 0 ? "" : say("table-open");
  if (scene.stage === "revealing") return say("stage-revealing");
  if (scene.stage === "over") return say("phase-over");
  if (scene.stage === "abandoned") return say("stage-abandoned");
  // Who has placed everything is fighting, though the rules say so only once dice are rolled.
  const fights = view.phase === "reinforce" && isMyMove(table) && mode !== "place";
  const id = `phase-${fights ? "combat" : view.phase}`;
  return has(`table-${id}`) ? say(id) : "";
}

/** One sentence: what can be done, or who is awaited. @param {Play} page @param {Mode} mode @param {Names} name @returns {string} */
export function instructionOf({ table, choice }, mode, name) {
  const { may, view, scene } = table;
  const [origin = "", target = ""] = view.about;
  switch (mode) {
    case "over": return scene.stage === "abandoned" ? say("told-abandoned") : say("told-over");
    case "watch":
      if (scene.stage === "revealing") return say("revealing");
      if (scene.stage === "open") return scene.version === 0 ? say("loading") : freeSeats(scene.seats);
      if (scene.to_act === null || scene.to_act === scene.you) return say("told-wait");
      return say("told-awaited", { name: nameOf(table, scene.to_act) });
    case "colour": return say("told-colour");
    case "pick": return say(may.abandon.size > 0 ? "told-abandon" : may.reoccupy.size > 0 ? "told-reoccupy" : "told-ghost");
    case "place": return say("told-place", { n: dueOf(table) });
    case "occupy": return say("told-occupy", { territory: name(target) });
    case "defend": return say("told-defend", { territory: name(target), from: name(origin) });
    case "attack": return say("told-attack", { from: name(choice.from ?? ""), to: name(choice.to ?? "") });
    case "maneuver": return say("told-maneuver", { from: name(choice.from ?? ""), to: name(choice.to ?? "") });
    default:
      if (choice.from !== null) return say("told-target", { from: name(choice.from) });
      if (may.attack.size > 0) return say("told-choose");
      return may.maneuver.size > 0 ? say("told-choose-move") : say("told-pass");
  }
}

/** @param {import("../../../core/scene.js").Chair[]} seats */
export function freeSeats(seats) {
  const free = seats.filter((seat) => seat.kind === "free").length;
  return free > 0 ? say("seats-free", { n: free }) : say("seats-full");
}

/** @param {Play} page @param {Mode} mode @param {Names} name @returns {BarShown["controls"]} */
function controlsOf(page, mode, name) {
  const { table, choice } = page;
  const [origin = "", target = "", dice = ""] = table.view.about;
  switch (mode) {
    case "colour": return { kind: "colours", colours: table.may.colours };
    case "place": return placeControls(page, name);
    case "occupy": return amountControls(page, say("occupy-why", { dice }), name(origin), name(target));
    case "maneuver": return amountControls(page, say("maneuver-why"), name(choice.from ?? ""), name(choice.to ?? ""));
    case "defend": return { kind: "defend", dice: numbersOf(table.may.defend ?? { min: 1, max: 1 }) };
    case "attack": return attackControls(page);
    default: return null;
  }
}

/** @param {Play} page @param {Names} name @returns {PlaceControls} */
function placeControls({ table, choice }, name) {
  const { place, takeback } = table.may;
  const due = dueOf(table);
  const steps = [...new Set([1, 3, 5, due].filter((n) => n <= due))].sort((a, b) => a - b);
  const area = choice.focus !== null && (place.has(choice.focus) || takeback.has(choice.focus)) ? choice.focus : null;
  return {
    kind: "place", due,
    steps: steps.length < 2 ? [] : steps.map((n) => ({ n, label: n === due ? say("all-of-them", { n }) : `+${n}`, chosen: choice.step === n })),
    stepper: area === null ? null : { area, name: name(area), add: place.has(area), takeBack: takeback.has(area) },
  };
}

/** How many armies move, and why no fewer and no more. @param {Play} page @param {string} why @param {string} from @param {string} to @returns {AmountControls | null} */
function amountControls(page, why, from, to) {
  const range = rangeOf(page);
  const value = amountOf(page);
  if (range === null || value === null) return null;
  const bounds = range.min === range.max ? say("only-so-many", { n: range.min }) : say("from-to", range);
  return { kind: "amount", ...range, value, label: say("move-said", { n: value, from, to }), why: `${bounds} ${why}` };
}

/** @param {Play} page @returns {AttackControls} */
function attackControls(page) {
  const { table, choice } = page;
  const possible = diceFor(table, choice.from, choice.to);
  const rolled = diceRolled(possible, choice.dice);
  return {
    kind: "attack",
    dice: possible.length < 2 ? [] : possible.map((n) => ({ n, chosen: n === rolled })),
    ways: choice.repeat === null ? waysShown(page) : null,
  };
}

/** @returns {Buttons} */
const stopButtons = () => ({ main: null, others: [{ label: say("stop"), icon: "stop", key: "Esc", style: "stop", action: { type: "stop" } }] });

/** @param {Play} page @param {Mode} mode @returns {Buttons} */
function buttonsOf(page, mode) {
  const { table, choice } = page;
  const { may } = table;
  /** @type {Button[]} */
  const undo = may.takeback.size > 0 ? [{ label: say("undo"), icon: "undo", key: "U", action: { type: "undo" } }] : [];
  /** @type {Button[]} */
  const cancel = [{ label: say("cancel"), key: "Esc", action: { type: "cancel" } }];
  switch (mode) {
    case "occupy": return { main: { label: say("occupy-with", { n: amountOf(page) ?? 1 }), key: "↵", style: "primary", action: { type: "occupy" } }, others: [] };
    case "maneuver": return { main: { label: say("maneuver-do"), key: "↵", style: "primary", action: { type: "maneuver" } }, others: cancel };
    case "attack": {
      const n = diceRolled(diceFor(table, choice.from, choice.to), choice.dice);
      return { main: { label: say("roll-dice", { n }), icon: "die", key: "R", style: "primary", action: { type: "roll" } }, others: cancel };
    }
    case "place": return { main: null, others: [...undo, ...trisButton(table)] };
    case "choose":
      if (choice.confirmPass) return { main: { label: say("pass-yes"), style: "primary", action: { type: "pass" } }, others: [{ label: say("no"), action: { type: "cancel" } }] };
      return { main: may.pass ? passButton(table) : null, others: [...undo, ...trisButton(table), ...(choice.from === null ? [] : cancel)] };
    default: return { main: null, others: [] };
  }
}

/** The dearest combination that may be played; the others are in the hand. @param {Play["table"]} table @returns {Button[]} */
function trisButton(table) {
  const [dearest] = playableTris(table);
  if (dearest === undefined) return [];
  const { cards, worth } = dearest;
  const label = worth === null ? say("tris-in-bar") : say("tris-in-bar-for", { n: worth });
  return [{ label, icon: "card", action: { type: "tris", cards } }];
}

/** Passing is loud once no attack is possible. @param {Play["table"]} table @returns {Button} */
function passButton({ may }) {
  const loud = may.attack.size === 0;
  return { label: say("pass"), key: "P", action: { type: "pass" }, ...(loud ? { style: /** @type {const} */ ("primary") } : {}) };
}
