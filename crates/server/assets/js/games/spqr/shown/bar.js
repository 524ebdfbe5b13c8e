// The bar at the bottom, as plain values: how far the turn is, one sentence, the controls of what is being done, the buttons.

import { isMyMove, seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { phaseOutside, toldWatching } from "../../shared/who.js";
import { canConfirm, isKeeping, leftToKeep } from "../first-placement.js";
import { STAGES, amountOf, diceRolled, dueOf, modeOf, moveOf, ramsIn, rangeOf, stageAt, stageNow, stageOf, wayOf, waysOf } from "../modes.js";
import { reasonsToStay } from "../play.js";
import { whoOf } from "../who.js";
import { waysShown } from "./battle.js";
import { pointsLines } from "./figures.js";
import { trisBrief, trisTold } from "./hand.js";

/**
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../modes.js").Mode} Mode
 * @typedef {import("../../game.d.ts").Names} Names
 * @typedef {import("../../game.d.ts").BarShown} BarShown
 * @typedef {import("../../game.d.ts").Controls} Controls
 * @typedef {import("../../game.d.ts").Button} Button
 * @typedef {import("../../game.d.ts").Buttons} Buttons
 * @typedef {import("../../game.d.ts").OptionShown} OptionShown
 */

/** How many stages are named that would be over. */
const CLOSED_NAMED = 2;

/** The ways to pay for a centre. */
const PRICES = ["from-province", "from-due", "from-trireme"];

/** @param {Play} page @param {Names} name @param {import("../types.js").RomeData} data @returns {BarShown} */
export function barShown(page, name, data) {
  const { table, choice } = page;
  const mode = modeOf(page);
  const seat = seatOf(table, table.scene.to_act ?? table.view.turn);
  return {
    mode,
    yours: isMyMove(table),
    seat: table.scene.stage === "playing" ? seat : null,
    phase: phaseOf(page, mode),
    instruction: instructionOf(page, mode, name),
    controls: choice.unclaimed !== null ? null : choice.picksTris ? trisControls(table) : controlsOf(page, mode, name, data),
    question: questionOf(page),
    buttons: choice.repeat === null ? buttonsOf(page, mode) : stopButtons(),
    replay: table.scene.stage === "over" ? `/tables/${table.scene.table.id}/replay` : "",
    stages: stagesShown(page),
    closes: closesShown(page, mode, data),
  };
}

/**
 * How far the turn is; nothing outside of one's own. What lies before and can still be done is not over.
 * @param {Play} page @returns {import("../../game.d.ts").StageShown[]}
 */
function stagesShown(page) {
  const { table } = page;
  const [done, now] = [stageNow(table), stageAt(page)];
  if (now < 0 || !isMyMove(table)) return [];
  const open = new Set(table.may.moves.map(stageOf));
  const isPast = (/** @type {number} */ at) => at < done || (at < now && !open.has(at));
  return STAGES.map((stage, at) => ({ label: say(`rome-stage-${stage}`), state: at === now ? "now" : isPast(at) ? "past" : "next" }));
}

/** What would be over for good with what is chosen: stages before it in which something can still be done. @param {Play} page @param {Mode} mode @param {import("../types.js").RomeData} data */
function closesShown(page, mode, { disembark_first: first }) {
  const move = mode === "move" ? moveOf(page) : null;
  if (move === null) return "";
  if (move.kind === "maneuver") return say("rome-why-maneuver");
  if (move.kind === "embark" && first && page.table.may.moves.some(({ kind }) => kind === "disembark")) return say("rome-closes-disembark");
  const open = new Set(page.table.may.moves.filter((one) => stageOf(one) < stageOf(move)).map(stageOf));
  if (open.size === 0) return "";
  if (open.size > CLOSED_NAMED) return say("rome-closes-all");
  const list = [...open].sort((a, b) => a - b).map((stage) => say(`rome-stage-${STAGES[stage]}`)).join(", ");
  return say("rome-closes", { list });
}

/** @param {Play} page @param {Mode} mode */
function phaseOf(page, mode) {
  const { table } = page;
  const outside = phaseOutside(table);
  if (outside !== null) return outside;
  const { phase } = table.view;
  const stage = stageAt(page);
  if (stage >= 0) return say(mode === "build" ? "rome-phase-build" : `rome-stage-${STAGES[stage]}`);
  switch (phase) {
    case "colours": return say("phase-colours");
    case "settling": case "settling-neutral": return say("rome-phase-settling");
    case "founding": return say("rome-phase-founding");
    case "garrisoning": return say("rome-phase-garrisoning");
    default: return say("rome-phase-order");
  }
}

/** One sentence: what can be done, or who is awaited. @param {Play} page @param {Mode} mode @param {Names} name @returns {string} */
export function instructionOf(page, mode, name) {
  const { table, choice } = page;
  const { may, view, scene } = table;
  switch (mode) {
    case "over": return scene.stage === "abandoned" ? say("told-abandoned") : say("told-over");
    case "watch": return toldWatching(table);
    case "colour": return say("told-colour");
    case "settle": return settleTold(table);
    case "build": return choice.from === null ? (view.phase === "founding" ? say("rome-told-found") : say("rome-told-build", { n: view.centresDue })) : say(may.recover ? "rome-told-price-brief" : "rome-told-price", { province: name(choice.from), n: view.owed });
    case "points": return choice.unclaimed === null ? say("rome-told-points", { n: view.points }) : say("rome-told-unclaimed", { n: view.points });
    case "place": return placeTold(page);
    case "occupy": return say("rome-told-occupy", { province: name(view.about[1] ?? "") });
    case "move": return moveTold(page, name);
    default:
      if (choice.from !== null) return say(onlyRams(table, choice.from) ? "rome-told-whom" : "rome-told-target", { from: name(choice.from) });
      if (may.moves.length === 0) return may.recover ? say("rome-told-recover", { n: view.points }) : say("told-pass");
      return say("rome-told-choose", { list: [...new Set(may.moves.map(({ kind }) => say(`rome-can-${kind}`)))].join(", ") });
  }
}

/** For whom a province is taken, and which one of how many it is. @param {Table} table */
function settleTold({ view, scene, may: { settle } }) {
  const neutral = view.phase === "settling-neutral";
  const army = neutral ? view.about[1] : scene.you;
  const held = [...view.lands.values()].filter(({ owner }) => owner === army).length;
  // Every army has as many of them in the end.
  const rounds = Math.ceil((view.lands.size + settle.size) / Math.max(1, view.seats.length));
  const values = { n: settle.size, round: held + 1, rounds };
  if (!neutral) return say("rome-told-settle", values);
  const several = view.seats.filter(({ status }) => status === "neutral").length > 1;
  return several ? say("rome-told-settle-neutral-letter", { ...values, letter: army ?? "" }) : say("rome-told-settle-neutral", values);
}

/** @param {Play} page */
function placeTold(page) {
  const { table } = page;
  const { view } = table;
  if (isKeeping(table)) return canConfirm(page) ? say("told-place-confirm") : say("rome-told-garrison", { n: leftToKeep(page) });
  if (view.due > 0 && view.triremes > 0) return say("rome-told-place-both", { n: view.due, triremes: view.triremes });
  return view.triremes > 0 ? say("rome-told-launch", { n: view.triremes }) : say("rome-told-place", { n: view.due });
}

/** @param {Play} page @param {Names} name */
function moveTold(page, name) {
  const move = moveOf(page);
  if (move === null) return "";
  const { kind, from, to, by, against } = move;
  const values = { from: name(from), to: name(to), sea: name(by ?? from), who: whoOf(page.table, against) };
  return say(kind === "maneuver" && by !== null ? "rome-told-maneuver-by" : `rome-told-${kind}`, values);
}

/** @param {Play} page */
function questionOf({ table, choice }) {
  if (choice.unclaimed !== null) return say("rome-unclaimed-sure");
  if (!choice.confirmPass) return "";
  return [...reasonsToStay(table).map((reason) => say(`rome-pass-${reason}`)), say("rome-pass-sure")].join(" ");
}

/** @param {Play} page @param {Mode} mode @param {Names} name @param {import("../types.js").RomeData} data @returns {Controls | null} */
function controlsOf(page, mode, name, data) {
  const { table, choice } = page;
  switch (mode) {
    case "colour": return { kind: "colours", colours: table.may.colours };
    case "build": return choice.from === null ? null : priceControls(page, choice.from);
    case "points": return pointsControls(page, data);
    case "place": return placeControls(page, name);
    case "occupy": return amountControls(page, say("rome-occupy-why", { dice: table.view.about[2] ?? "" }), name(table.view.about[0] ?? ""), name(table.view.about[1] ?? ""));
    case "move": return moveControls(page, name, data);
    case "choose": return choice.from === null ? null : ramControls(page, choice.from);
    default: return null;
  }
}

/** Whether there is nothing but fighting in a sea that is chosen. @param {Table} table @param {string} sea */
const onlyRams = (table, sea) => ramsIn(table, sea).length > 0 && table.may.moves.every(({ kind, from }) => from !== sea || kind === "ram");

/** Whose triremes can be fought, where a sea is chosen. @param {Play} page @param {string} sea @returns {Controls | null} */
function ramControls({ table }, sea) {
  const rams = ramsIn(table, sea);
  if (rams.length === 0) return null;
  const options = rams.map(({ against }) => ({
    label: say("rome-ram-whom", { who: whoOf(table, against), n: table.view.fleets.get(sea)?.get(against ?? "") ?? 0 }), note: "",
    action: /** @type {const} */ ({ type: "choose", area: sea, seat: against }),
  }));
  return { kind: "choices", label: say("rome-ram-label"), options };
}

/** Three prices, each with what it means; one that cannot be paid says what it takes. @param {Play} page @param {string} site @returns {Controls} */
function priceControls({ table }, site) {
  const possible = table.may.build.get(site) ?? [];
  const { owed } = table.view;
  const options = PRICES.map((price) => {
    const can = possible.includes(price);
    return { label: say(`rome-price-${price}`, { n: owed }), note: say(can ? `rome-price-${price}-means` : `rome-price-${price}-takes`, { n: owed }), brief: say(can ? `rome-price-${price}-brief` : `rome-price-${price}-lacks`, { n: owed }), off: !can, action: /** @type {const} */ ({ type: "build", price }) };
  });
  return { kind: "choices", label: say("rome-price-label"), options };
}

/** What the points are made of, and fewer of them for who wants it so. @param {Play} page @param {import("../types.js").RomeData} data @returns {Controls} */
function pointsControls(page, data) {
  const { table, choice } = page;
  const lines = pointsLines(table, data).map(({ what, brief, label }) => ({
    label: brief, said: say("rome-line-said", { line: brief, what: label }), lit: choice.lit === what, action: /** @type {const} */ ({ type: "light", what }),
  }));
  const number = numberControls(page);
  return { kind: "several", parts: [{ kind: "lines", label: say("rome-this-turn", { n: table.view.points }), lines }, ...(number === null ? [] : [number])] };
}

/** @param {Play} page @returns {Controls | null} */
function numberControls({ table: { may: { claim } }, choice }) {
  if (claim === null || claim.max === claim.min || choice.claim === null) return null;
  const options = Array.from({ length: claim.max - claim.min + 1 }, (_, i) => claim.min + i).map((n) => ({
    label: `${n}`, note: "", chosen: n === choice.claim, action: /** @type {const} */ ({ type: "claim-number", points: n }),
  }));
  return { kind: "choices", label: say("rome-claim-other"), options };
}

/** @param {Play} page @param {Names} name @returns {Controls} */
function placeControls({ table, choice }, name) {
  const { place, takeback, launch, unlaunch } = table.may;
  const due = isKeeping(table) ? leftToKeep({ table, choice }) : dueOf(table);
  const steps = [...new Set([1, 3, 5, due].filter((n) => n <= due))].sort((a, b) => a - b);
  const { focus } = choice;
  const onPage = choice.kept.some(({ area }) => area === focus);
  const held = focus !== null && (takeback.has(focus) || unlaunch.has(focus) || onPage);
  const add = focus !== null && (launch.has(focus) || (place.has(focus) && due > 0));
  return {
    kind: "place", due: due > 0 ? due : table.view.triremes, word: due > 0 || table.view.triremes === 0 ? say("due-word", { n: due }) : say("rome-due-triremes", { n: table.view.triremes }),
    steps: steps.length < 2 ? [] : steps.map((n) => ({ n, label: n === due ? say("all-of-them", { n }) : `+${n}`, chosen: choice.step === n })),
    stepper: focus === null || !(held || add) ? null : { area: focus, name: name(focus), add, takeBack: held },
  };
}

/** How many move, and why no fewer and no more. @param {Play} page @param {string} why @param {string} from @param {string} to @returns {Controls | null} */
function amountControls(page, why, from, to) {
  const range = rangeOf(page);
  const value = amountOf(page);
  if (range === null || value === null) return null;
  const bounds = range.min === range.max ? say("only-so-many", { n: range.min }) : say("from-to", range);
  const kind = moveOf(page)?.kind;
  const label = say(kind === "embark" || kind === "disembark" || kind === "sail" ? "rome-fleet-said" : "move-said", { n: value, from, to });
  return { kind: "amount", ...range, value, label, bounds, why, rule: `/regulations/${page.table.scene.table.regulation}#garrison-values` };
}

/** Which of several ways, then how many or with how many dice. @param {Play} page @param {Names} name @param {import("../types.js").RomeData} data @returns {Controls | null} */
function moveControls(page, name, data) {
  const move = moveOf(page);
  if (move === null) return null;
  const ways = waysOf(page);
  const options = ways.map((way) => ({ label: wayLabel(page.table, way, name), note: "", chosen: wayOf(way) === wayOf(move), action: /** @type {const} */ ({ type: "way", way: wayOf(way) }) }));
  const parts = [
    ...(ways.length < 2 ? [] : [/** @type {Controls} */ ({ kind: "choices", label: say("rome-ways"), options })]),
    ...(move.range === null ? [diceControls(page, move)] : [amountControls(page, whyOf(page, move, data), name(move.from), name(move.to))]),
  ];
  return { kind: "several", parts: parts.filter((part) => part !== null) };
}

/** Why no fewer and no more move; of a conversion, what each trireme costs or becomes. @param {Play} page @param {Move} move @param {import("../types.js").RomeData} data */
function whyOf(page, { kind }, { trireme_cost: cost, trireme_worth: worth }) {
  const n = amountOf(page) ?? 1;
  switch (kind) {
    case "embark": return say("rome-why-embark", { cost, n: n * cost });
    case "disembark": return say("rome-why-disembark", { worth, n: n * worth });
    // What a move closes is said beside it.
    case "maneuver": return "";
    default: return say(`rome-why-${kind}`);
  }
}

/** @param {Table} table @param {Move} move @param {Names} name */
const wayLabel = (table, { kind, by, against }, name) => (kind === "ram" ? say("rome-way-ram", { who: whoOf(table, against) })
  : by === null ? say(`rome-way-${kind}`) : say(`rome-way-${kind}-by`, { sea: name(by) }));

/** @param {Play} page @param {Move} move @returns {Controls | null} */
function diceControls(page, { kind, dice: possible }) {
  const { choice } = page;
  const rolled = diceRolled(possible, choice.dice);
  const ways = kind === "attack" && choice.repeat === null ? waysShown(page) : null;
  return { kind: "attack", dice: possible.length < 2 ? [] : possible.map((n) => ({ n, chosen: n === rolled })), ways };
}

/** @returns {Buttons} */
const stopButtons = () => ({ main: null, others: [{ label: say("stop"), icon: "stop", key: "Esc", style: "stop", action: { type: "stop" } }] });

/** @param {Play} page @param {Mode} mode @returns {Buttons} */
function buttonsOf(page, mode) {
  const { table, choice } = page;
  const { may } = table;
  /** @type {Button[]} */
  const undo = may.takeback.size + may.unlaunch.size > 0 || choice.kept.length > 0 ? [{ label: say("undo"), icon: "undo", key: "U", action: { type: "undo" } }] : [];
  /** @type {Button[]} */
  const cancel = [{ label: say("cancel"), key: "Esc", action: { type: "cancel" } }];
  if (choice.picksTris) return { main: null, others: cancel };
  if (choice.unclaimed !== null) return { main: claimButton(page), others: [{ label: say("rome-leave-points"), brief: say("rome-leave-points-brief"), action: { type: "leave-points" } }, ...cancel] };
  switch (mode) {
    case "points": return { main: claimButton(page), others: [...otherNumber(page), ...trisButton(table)] };
    case "build": return { main: null, others: [...recoverButton(table), ...declineButton(table), ...(choice.from === null ? [] : cancel)] };
    case "place": return { main: canConfirm(page) ? confirmButton(table) : null, others: [...undo, ...trisButton(table), ...recoverButton(table), ...declineButton(table)] };
    case "occupy": return { main: { label: say("occupy-with", { n: amountOf(page) ?? 1 }), key: "↵", style: "primary", action: { type: "occupy" } }, others: [] };
    case "move": return { main: doButton(page), others: [...cancel, ...recoverButton(table)] };
    case "choose":
      if (choice.confirmPass) return { main: { label: say("pass-yes"), style: "primary", action: { type: "pass" } }, others: [{ label: say("no"), action: { type: "cancel" } }] };
      return { main: may.pass ? passButton(table) : null, others: [...undo, ...trisButton(table), ...recoverButton(table), ...(choice.from === null ? [] : cancel)] };
    default: return { main: null, others: [] };
  }
}

/** @param {Play} page @returns {Button} */
const claimButton = ({ table: { view }, choice }) => ({ label: say("rome-claim", { n: choice.claim ?? view.points }), icon: "laurel", key: "↵", style: "primary", action: { type: "claim" } });

/** @param {Play} page @returns {Button[]} */
const otherNumber = ({ table: { may }, choice }) => (may.claim === null || may.claim.max === may.claim.min || choice.claim !== null ? []
  : [{ label: say("rome-claim-other"), action: { type: "claim-number", points: may.claim.max } }]);

/** @param {Table} table @returns {Button[]} */
const recoverButton = ({ may, view }) => (may.recover ? [{ label: say("rome-recover", { n: view.points }), brief: say("rome-recover-brief", { n: view.points }), icon: "scroll", action: { type: "recover" } }] : []);

/** @param {Table} table @returns {Button[]} */
const declineButton = ({ may, view }) => (may.decline ? [{ label: view.centresDue > 0 ? say("rome-decline-centre", { n: view.centresDue }) : say("rome-decline-triremes"), action: { type: "decline" } }] : []);

/** @param {Table} table @returns {Button} */
const confirmButton = (table) => ({ label: say("place-confirm", { n: dueOf(table) }), icon: "check", key: "↵", style: "primary", action: { type: "confirm-place" } });

/** The tris that may be played, with what it gives; of several it is asked which. @param {Table} table @returns {Button[]} */
function trisButton(table) {
  const { tris } = table.may;
  const [cards] = tris;
  if (cards === undefined) return [];
  if (tris.length > 1) return [{ label: say("rome-pick-tris", { n: tris.length }), brief: say("rome-pick-tris-brief", { n: tris.length }), icon: "card", action: { type: "pick-tris" } }];
  return [{ label: say("rome-tris-in-bar", { told: trisTold(table, cards) }), brief: trisBrief(table, cards), icon: "card", action: { type: "tris", cards } }];
}

/** Each tris by its cards, with what it gives and costs. @param {Table} table @returns {Controls} */
const trisControls = (table) => ({
  kind: "choices", label: say("rome-pick-tris", { n: table.may.tris.length }),
  options: table.may.tris.map((cards) => ({
    label: cards.map((card) => say(`rome-symbol-${card}`)).join(", "), note: trisTold(table, cards), brief: trisTold(table, cards),
    action: /** @type {const} */ ({ type: "tris", cards }),
  })),
});

/** @param {Play} page @returns {Button | null} */
function doButton(page) {
  const move = moveOf(page);
  if (move === null) return null;
  const n = move.range === null ? diceRolled(move.dice, page.choice.dice) : (amountOf(page) ?? 1);
  const rolls = move.kind === "ram" || move.kind === "attack";
  return { label: rolls ? say("roll-dice", { n }) : say(`rome-do-${move.kind}`, { n }), icon: rolls || move.kind === "land" ? "die" : "check", key: rolls ? "R" : "↵", style: "primary", action: { type: "roll" } };
}

/** Passing is loud once nothing else can be done. @param {Table} table @returns {Button} */
function passButton({ may }) {
  const loud = may.moves.length === 0;
  return { label: say("pass"), key: "P", action: { type: "pass" }, ...(loud ? { style: /** @type {const} */ ("primary") } : {}) };
}
