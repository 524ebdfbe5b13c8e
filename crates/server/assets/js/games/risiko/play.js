// Playing RisiKo! on a page: what a click, a key or a scene does to what is chosen, and which command it sends. Pure
// functions; commands leave as effects.

import { countByArea, dropKept, withoutPlaced } from "../../core/kept-armies.js";
import { clamp } from "../../core/protocol.js";
import { isMyMove } from "../../core/scene.js";
import { say } from "../../core/words.js";
import { canConfirm, isKeeping, settleKept, withKept } from "./first-placement.js";
import { amountOf, diceFor, diceRolled, dueOf, modeOf, oddsKey, oddsWanted, openAreas, rangeOf, targetsFrom, targetsOf } from "./modes.js";

/**
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Action} Action
 * @typedef {import("./types.js").Repeat} Repeat
 * @typedef {import("../../core/protocol.js").Event} Event
 */

/** @template S @typedef {{state: S, effects: Effect[]}} Step */

/** @returns {Choice} */
export function newChoice() {
  return {
    from: null, to: null, dice: null, step: 1, amount: null, keepArmies: 3, repeat: null, confirmPass: false,
    placed: [], focus: null, acted: false, entered: null,
    proposed: false, kept: [], alwaysMost: false,
  };
}

/** @template {import("./types.js").Play} S @param {S} page @param {Action} action @param {(area: string) => string} name @returns {Step<S>} */
export function reduce(page, action, name) {
  const { table, choice } = page;
  switch (action.type) {
    case "choose": return chooseArea(page, action.area, name);
    case "focus": return step(choose(page, { focus: action.area }));
    case "cancel": return step(cancel(page));
    case "dice": return step(choose(page, { dice: action.dice }));
    case "step": return step(choose(page, { step: action.armies }));
    case "amount": {
      const range = rangeOf(page);
      return step(range === null ? page : choose(page, { amount: clamp(range, action.armies) }));
    }
    case "keep-armies": return step(choose(page, { keepArmies: action.armies }));
    case "roll": return roll(page);
    case "repeat": return repeat(page, action.keepArmies);
    case "stop": return step(choose(page, { repeat: null }));
    // What went on by itself may have left nothing to go on with.
    case "repeat-ended": return step(choice.repeat === action.repeat ? { ...page, choice: settleChoice({ table, choice: { ...choice, repeat: null } }) } : page);
    case "place": return place(page, action.area, action.armies);
    case "confirm-place": return confirmPlace(page);
    case "always-most": return answerAlone(choose(page, { alwaysMost: action.on }));
    case "take-back": return isKeeping(table) ? step(choose(page, { kept: dropKept(choice.kept, action.area) })) : takeBack(page, action.area, action.armies);
    case "undo": return choice.kept.length > 0 ? step(choose(page, { kept: dropKept(choice.kept, null) })) : undo(page);
    case "tris": return play(page, `tris ${action.cards.join(" ")}`);
    case "colour": return play(page, `colour ${action.colour}`);
    case "defend": {
      const { defend } = table.may;
      return defend && action.dice >= defend.min && action.dice <= defend.max ? play(page, `defend ${action.dice}`) : step(page);
    }
    case "occupy": return rangeOf(page) === null ? step(page) : play(page, `occupy ${amountOf(page)}`);
    case "maneuver": return rangeOf(page) === null ? step(page) : play(page, `maneuver ${choice.from} ${choice.to} ${amountOf(page)}`);
    case "pass": return pass(page);
    case "throw": return table.may.throwDice && page.waiting === 0 ? play(page, "throw") : step(page);
    case "odds": return step({ ...page, odds: { ...page.odds, [action.key]: action.odds } });
    default: return step(page);
  }
}

/** @template S @param {S} state @param {Effect[]} effects @returns {Step<S>} */
const step = (state, ...effects) => ({ state, effects });

/** @template S @param {S} state @param {string} command @returns {Step<S>} */
const play = (state, command) => step(state, { do: "play", command });

/** @template {{choice: Choice}} S @param {S} page @param {Partial<Choice>} partial @returns {S} */
const choose = (page, partial) => ({ ...page, choice: { ...page.choice, ...partial } });

/** @template {import("./types.js").Play} S @param {S} page @param {string} area @param {(area: string) => string} name @returns {Step<S>} */
function chooseArea(page, area, name) {
  const mode = modeOf(page);
  const { may } = page.table;
  const chosen = { ...choose(page, { focus: area, acted: true }), notice: null };
  if (page.choice.repeat !== null) return step(chosen);
  if (mode === "place" && may.place.has(area)) {
    return place(chosen, area, Math.min(page.choice.step, dueOf(page.table)));
  }
  if (mode === "pick") return play(chosen, `${may.abandon.has(area) ? "abandon" : may.reoccupy.has(area) ? "reoccupy" : "ghost"} ${area}`);
  if (mode === "choose" || mode === "attack" || mode === "maneuver") return chooseMove(chosen, area, name);
  return step(choose(chosen, { acted: false }));
}

/**
 * From where, then to where; the target again rolls, the origin again begins anew. An origin the page proposed is taken by
 * choosing it, or replaced by another.
 * @template {import("./types.js").Play} S @param {S} page @param {string} area @param {(area: string) => string} name @returns {Step<S>}
 */
function chooseMove(page, area, name) {
  const { from, to, proposed } = page.choice;
  if (area === to) return modeOf(page) === "attack" ? roll(page) : step(page);
  if (area === from) return step(proposed ? choose(page, { proposed: false }) : cancel(page));
  if (from !== null && targetsOf(page).has(area)) {
    return withOdds(choose(page, { to: area, amount: null, dice: null, confirmPass: false, proposed: false }));
  }
  if (openAreas(page).has(area)) return step(choose(page, { from: area, to: null, amount: null, dice: null, confirmPass: false, proposed: false }));
  const text = say(from === null ? "not-from-here" : "not-to-here", { territory: name(area), from: name(from ?? "") });
  return step({ ...choose(page, { acted: false }), notice: { kind: "told", text, rule: null, article: null } });
}

/** The page, and a question for the odds of what is chosen if they are not known. @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
export function withOdds(page) {
  const battle = oddsWanted(page);
  return battle === null || oddsKey(battle) in page.odds ? step(page) : step(page, { do: "odds", ...battle });
}

/** Takes the last choice back: the question about passing, else the target, else the origin. @template {import("./types.js").Play} S @param {S} page @returns {S} */
function cancel(page) {
  const { confirmPass, to } = page.choice;
  const last = confirmPass ? { confirmPass: false } : to === null ? { from: null, proposed: false } : { to: null };
  return { ...choose(page, { ...last, amount: null }), notice: null };
}

/** @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
function roll(page) {
  const { from, to, dice } = page.choice;
  const possible = diceFor(page.table, from, to);
  if (possible.length === 0 || page.waiting > 0) return step(page);
  return play(page, `attack ${from} ${to} ${diceRolled(possible, dice)}`);
}

/** @template {import("./types.js").Play} S @param {S} page @param {number | null} keepArmies @returns {Step<S>} */
function repeat(page, keepArmies) {
  const { from, to } = page.choice;
  if (from === null || to === null) return step(page);
  const wanted = { from, to, keepArmies };
  return step(choose(page, { repeat: wanted }), { do: "repeat", repeat: wanted });
}

/**
 * The next roll of those that go on by themselves: "wait" while somebody else is to move, null when it is enough.
 * @param {{table: import("./types.js").Table, choice: Choice}} page @param {Repeat} wanted @returns {string | "wait" | null}
 */
export function nextRoll({ table, choice }, wanted) {
  if (choice.repeat !== wanted || table.scene.stage !== "playing" || table.may.occupy) return null;
  if (!isMyMove(table)) return "wait";
  const { from, to, keepArmies } = wanted;
  const dice = diceFor(table, from, to);
  const armies = table.view.lands.get(from)?.armies ?? 0;
  if (dice.length === 0 || (keepArmies !== null && armies <= keepArmies)) return null;
  return `attack ${from} ${to} ${diceRolled(dice, choice.dice)}`;
}

/** Armies on an area, as many of those wanted as are still legal. @param {import("./types.js").Table} table @param {string} area @param {number} armies */
export function placeCommand(table, area, armies) {
  const most = table.may.place.get(area)?.max ?? 0;
  return most === 0 ? null : `place ${area} ${Math.min(most, armies)}`;
}

/** Armies on an area: sent at once where they can be taken back, kept on the page where not. @template {import("./types.js").Play} S @param {S} page @param {string} area @param {number} armies @returns {Step<S>} */
function place(page, area, armies) {
  if (!isKeeping(page.table)) return step(page, { do: "place", area, armies });
  return step(page.waiting > 0 ? page : choose(page, { kept: withKept(page, area, armies) }));
}

/** Sends what was kept. @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
function confirmPlace(page) {
  if (!canConfirm(page) || page.waiting > 0) return step(page);
  const commands = [...countByArea(page.choice.kept)].map(([area, armies]) => ({ do: /** @type {const} */ ("play"), command: `place ${area} ${armies}` }));
  return step(page, ...commands);
}

/** A question with one answer is answered, and so is how to defend for who always does it alike. @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
export function answerAlone(page) {
  const { table: { may }, choice, waiting } = page;
  if (may.defend === null || waiting > 0 || !isMyMove(page.table)) return step(page);
  const { min, max } = may.defend;
  return min === max || choice.alwaysMost ? play(page, `defend ${max}`) : step(page);
}

/** @template {import("./types.js").Play} S @param {S} page @param {string} area @param {number} armies @returns {Step<S>} */
function takeBack(page, area, armies) {
  const most = page.table.may.takeback.get(area)?.max;
  return most === undefined ? step(page) : play(page, `takeback ${area} ${Math.min(most, armies)}`);
}

/** @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
function undo(page) {
  const { takeback } = page.table.may;
  const last = page.choice.placed.findLast(({ area }) => takeback.has(area));
  const area = last?.area ?? [...takeback.keys()][0];
  return area === undefined ? step(page) : takeBack(page, area, last?.armies ?? 1);
}

/** Passing cannot be undone: it is asked again while an attack is possible. @template {import("./types.js").Play} S @param {S} page @returns {Step<S>} */
function pass(page) {
  if (page.table.may.attack.size > 0 && !page.choice.confirmPass) return step(choose(page, { confirmPass: true, to: null, amount: null }));
  return play(choose(page, { confirmPass: false }), "pass");
}

/** What events mean for what is chosen. @param {Choice} choice @param {Event[]} events @param {string | null} you @returns {Choice} */
export function followChoice(choice, events, you) {
  return events.reduce((now, { verb, words }) => {
    const [who = "", area = "", armies = ""] = words;
    switch (verb) {
      case "attack-declared": return { ...now, placed: [] };
      case "placed": return who === you ? { ...now, placed: [...now.placed, { area, armies: Number(armies) }], kept: withoutPlaced(now.kept, area, Number(armies)) } : now;
      case "taken-back": {
        const at = now.placed.findLastIndex((one) => one.area === area);
        return at < 0 ? now : { ...now, placed: now.placed.toSpliced(at, 1) };
      }
      case "occupied": return { ...now, entered: area };
      case "turn-began": return { ...now, placed: [], from: null, to: null, step: 1, entered: null, proposed: false };
      default: return now;
    }
  }, choice);
}

/** Proposes a conquest as the next origin where it can attack, and drops what is chosen and no longer legal. @param {{table: import("./types.js").Table, choice: Choice}} page @returns {Choice} */
export function settleChoice({ table, choice }) {
  const mine = isMyMove(table);
  const free = mine && table.may.occupy === null;
  let next = { ...choice, amount: null };
  if (free && next.entered !== null) {
    next = { ...next, entered: null, ...(table.may.attack.has(next.entered) ? { from: next.entered, to: null, dice: null, proposed: true } : {}) };
  }
  if (!free && next.repeat === null) next = { ...next, to: null, ...(mine ? {} : { from: null, confirmPass: false }) };
  const lost = free && next.from !== null && next.repeat === null && !openAreas({ table, choice: next }).has(next.from);
  if (lost) next = { ...next, from: null, to: null, proposed: false };
  if (free && next.from !== null && next.to !== null && !targetsFrom(table, next.from).has(next.to)) next = { ...next, to: null };
  const kept = settleKept(table, next.kept, mine);
  return { ...next, kept, step: mine && table.may.place.size > 0 ? Math.max(1, Math.min(next.step, dueOf(table))) : next.step };
}
