// The bar at the bottom, as plain values: the phase, one sentence, the controls of what is being done, the buttons.

import { numbersOf } from "../../../core/protocol.js";
import { isMyMove, seatOf } from "../../../core/scene.js";
import { has, say } from "../../../core/words.js";
import { canConfirm, isKeeping, leftToKeep } from "../first-placement.js";
import { amountOf, diceFor, diceRolled, dueOf, modeOf, rangeOf } from "../modes.js";
import { phaseOutside, toldWatching } from "../../shared/who.js";
import { waysShown } from "./battle.js";

import { playableTris } from "./hand.js";

/**
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../types.js").Action} Action
 * @typedef {import("../modes.js").Mode} Mode
 * @typedef {(area: string) => string} Names
 *
 * @typedef {import("../../game.d.ts").Button} Button
 * @typedef {import("../../game.d.ts").Buttons} Buttons
 * @typedef {import("../../game.d.ts").PlaceControls} PlaceControls
 * @typedef {import("../../game.d.ts").AmountControls} AmountControls
 * @typedef {import("../../game.d.ts").AttackControls} AttackControls
 * @typedef {import("../../game.d.ts").BarShown} BarShown
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
  const { view } = table;
  const outside = phaseOutside(table);
  if (outside !== null) return outside;
  // Who has placed everything is fighting, though the rules say so only once dice are rolled.
  if (mode === "maneuver" || (mode === "choose" && table.may.attack.size === 0 && table.may.maneuver.size > 0)) return say("phase-maneuver");
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
    case "watch": return toldWatching(table);
    case "throw": return say("told-throw");
    case "colour": return say("told-colour");
    case "pick": return say(may.abandon.size > 0 ? "told-abandon" : may.reoccupy.size > 0 ? "told-reoccupy" : "told-ghost");
    case "place": {
      if (!isKeeping(table) || choice.kept.length === 0) return say("told-place", { n: dueOf(table) });
      const left = leftToKeep({ table, choice });
      return left === 0 ? say("told-place-confirm") : say("told-place-kept", { n: left });
    }
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

/** @param {Play} page @param {Mode} mode @param {Names} name @returns {BarShown["controls"]} */
function controlsOf(page, mode, name) {
  const { table, choice } = page;
  const [origin = "", target = "", dice = ""] = table.view.about;
  switch (mode) {
    case "colour": return { kind: "colours", colours: table.may.colours };
    case "place": return placeControls(page, name);
    case "occupy": return amountControls(page, say("occupy-why", { dice, garrison: garrisonOf(page, origin) }), name(origin), name(target));
    case "maneuver": return amountControls(page, say("maneuver-why"), name(choice.from ?? ""), name(choice.to ?? ""));
    case "defend": return { kind: "defend", dice: numbersOf(table.may.defend ?? { min: 1, max: 1 }), alwaysMost: choice.alwaysMost };
    case "attack": return attackControls(page);
    default: return null;
  }
}

/** @param {Play} page @param {Names} name @returns {PlaceControls} */
function placeControls({ table, choice }, name) {
  const { place, takeback } = table.may;
  const keeping = isKeeping(table);
  const due = keeping ? leftToKeep({ table, choice }) : dueOf(table);
  const onPage = (/** @type {string} */ one) => choice.kept.some((held) => held.area === one);
  const steps = [...new Set([1, 3, 5, due].filter((n) => n <= due))].sort((a, b) => a - b);
  const area = choice.focus !== null && (place.has(choice.focus) || takeback.has(choice.focus)) ? choice.focus : null;
  return {
    kind: "place", due,
    steps: steps.length < 2 ? [] : steps.map((n) => ({ n, label: n === due ? say("all-of-them", { n }) : `+${n}`, chosen: choice.step === n })),
    stepper: area === null ? null : { area, name: name(area), add: place.has(area) && due > 0, takeBack: takeback.has(area) || onPage(area) },
  };
}

/** The armies that stay behind whatever is chosen. @param {Play} page @param {string} origin */
const garrisonOf = (page, origin) => (page.table.view.lands.get(origin)?.armies ?? 0) - (rangeOf(page)?.max ?? 0);

/** How many armies move, and why no fewer and no more. @param {Play} page @param {string} why @param {string} from @param {string} to @returns {AmountControls | null} */
function amountControls(page, why, from, to) {
  const range = rangeOf(page);
  const value = amountOf(page);
  if (range === null || value === null) return null;
  const bounds = range.min === range.max ? say("only-so-many", { n: range.min }) : say("from-to", range);
  return { kind: "amount", ...range, value, label: say("move-said", { n: value, from, to }), bounds, why, rule: `/regulations/${page.table.scene.table.regulation}#garrison-values` };
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
  const undo = may.takeback.size > 0 || choice.kept.length > 0 ? [{ label: say("undo"), icon: "undo", key: "U", action: { type: "undo" } }] : [];
  /** @type {Button[]} */
  const cancel = [{ label: say("cancel"), key: "Esc", action: { type: "cancel" } }];
  switch (mode) {
    case "throw": return { main: { label: say("throw"), icon: "die", key: "↵", style: "primary", action: { type: "throw" } }, others: [] };
    case "occupy": return { main: { label: say("occupy-with", { n: amountOf(page) ?? 1 }), key: "↵", style: "primary", action: { type: "occupy" } }, others: [] };
    case "maneuver": return { main: { label: say("maneuver-do"), key: "↵", style: "primary", action: { type: "maneuver" } }, others: cancel };
    case "attack": {
      const n = diceRolled(diceFor(table, choice.from, choice.to), choice.dice);
      return { main: { label: say("roll-dice", { n }), icon: "die", key: "R", style: "primary", action: { type: "roll" } }, others: cancel };
    }
    case "place": return { main: canConfirm(page) ? confirmButton(table) : null, others: [...undo, ...trisButton(table)] };
    case "watch": return { main: null, others: [...(table.scene.you !== null && choice.alwaysMost ? [{ label: say("always-most-off"), action: { type: /** @type {const} */ ("always-most"), on: false } }] : [])] };
    case "choose":
      if (choice.confirmPass) return { main: { label: say("pass-yes"), style: "primary", action: { type: "pass" } }, others: [{ label: say("no"), action: { type: "cancel" } }] };
      return { main: may.pass ? passButton(table) : null, others: [...undo, ...trisButton(table), ...(choice.from === null ? [] : cancel)] };
    default: return { main: null, others: [] };
  }
}

/** @param {Play["table"]} table @returns {Button} */
const confirmButton = (table) => ({ label: say("place-confirm", { n: dueOf(table) }), icon: "check", key: "↵", style: "primary", action: { type: "confirm-place" } });

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
