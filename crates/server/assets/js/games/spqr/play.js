// Playing S.P.Q.RisiKo! on a page: what a click, a key or a scene does to what is chosen, and which command it sends. Pure
// functions; commands leave as effects.

import { countByArea, dropKept, withoutPlaced } from "../../core/kept-armies.js";
import { clamp } from "../../core/protocol.js";
import { isMyMove } from "../../core/scene.js";
import { canConfirm, isKeeping, leftToKeep } from "./first-placement.js";
import { amountOf, diceRolled, dueOf, modeOf, moveOf, oddsKey, oddsWanted, openAreas, ramsIn, rangeOf, targetsFrom, targetsOf, wayOf } from "./modes.js";

/**
 * @typedef {import("./types.js").Choice} Choice
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Action} Action
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Play} Play
 * @typedef {import("./types.js").Repeat} Repeat
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").RomeData} RomeData
 * @typedef {import("../game.d.ts").Names} Names
 */

/** @template S @typedef {{state: S, effects: Effect[]}} Step */

/** Nobody rolls more dice. */
const DICE_MOST = 3;

/** The preference of who wants to be asked nothing about points that are not claimed. */
export const AS_AT_TABLE = "as-at-table";

/** @param {string[]} [preferences] @returns {Choice} */
export function newChoice(preferences = []) {
  return {
    from: null, to: null, way: null, dice: null, step: 1, amount: null, keepArmies: 3, repeat: null, confirmPass: false, placed: [],
    focus: null, acted: false, entered: null, proposed: false, kept: [], unclaimed: null, leavesPoints: false,
    asAtTable: preferences.includes(AS_AT_TABLE), claim: null, lit: null, picksTris: false,
  };
}

/** @template {Play} S @param {S} page @param {Action} action @param {Names} _name @param {RomeData} data @returns {Step<S>} */
export function reduce(page, action, _name, data) {
  const { table, choice } = page;
  switch (action.type) {
    case "choose": return chooseArea(page, action.area, action.seat ?? null, data);
    case "focus": return step(choose(page, { focus: action.area }));
    case "cancel": return step(cancel(page));
    case "way": return withOdds(choose(page, { way: action.way, amount: null, dice: null }));
    case "dice": return step(choose(page, { dice: action.dice }));
    case "step": return step(choose(page, { step: action.armies }));
    case "amount": {
      const range = rangeOf(page);
      return range === null ? step(page) : withOdds(choose(page, { amount: clamp(range, action.armies) }));
    }
    case "keep-armies": return step(choose(page, { keepArmies: action.armies }));
    case "roll": return doMove(page);
    case "repeat": return repeat(page, action.keepArmies);
    case "stop": return step(choose(page, { repeat: null }));
    // What went on by itself may have left nothing to go on with.
    case "repeat-ended": return step(choice.repeat === action.repeat ? { ...page, choice: settleChoice({ table, choice: { ...choice, repeat: null } }) } : page);
    case "place": return place(page, action.area, action.armies);
    case "confirm-place": return confirmPlace(page);
    case "take-back": return isKeeping(table) ? step(choose(page, { kept: dropKept(choice.kept, action.area) })) : takeBack(page, action.area, action.armies);
    case "undo": return choice.kept.length > 0 ? step(choose(page, { kept: dropKept(choice.kept, null) })) : undo(page);
    case "tris": return act(page, { do: "play", command: `tris ${action.cards.join(" ")}` });
    case "pick-tris": return step(choose(page, { picksTris: true, to: null }));
    // Why it cannot be played the rules say.
    case "why-tris": return page.waiting > 0 ? step(page) : step(page, { do: "ask", command: `tris ${action.cards.join(" ")}` });
    case "colour": return play(page, `colour ${action.colour}`);
    case "build": return choice.from === null ? step(page) : play(page, `build ${choice.from}${action.price === "" ? "" : ` ${action.price}`}`);
    case "claim": return claim(page);
    case "claim-number": return step(choose(page, { claim: action.points }));
    case "leave-points": return leavePoints(page);
    case "recover": return table.may.recover ? play(page, "recover") : step(page);
    case "decline": return table.may.decline ? act(page, { do: "play", command: "decline" }) : step(page);
    case "as-at-table": return step(choose(page, { asAtTable: action.on }), { do: "prefer", name: AS_AT_TABLE, on: action.on });
    case "light": return step(choose(page, { lit: choice.lit === action.what ? null : action.what }));
    case "occupy": return rangeOf(page) === null ? step(page) : play(page, `occupy ${amountOf(page)}`);
    case "pass": return pass(page);
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

/**
 * Does something that is no claim. While points are not claimed it is asked once whether they should stay so; who wants
 * it as at a real table is not asked.
 * @template {Play} S @param {S} page @param {Effect[]} effects @returns {Step<S>}
 */
function act(page, ...effects) {
  const { table: { may }, choice } = page;
  const asks = may.claim !== null && !choice.leavesPoints && !choice.asAtTable;
  return asks ? step(choose(page, { unclaimed: effects })) : step(page, ...effects);
}

/** @template {Play} S @param {S} page @returns {Step<S>} */
function claim(page) {
  const { table: { may: { claim: range } }, choice } = page;
  if (range === null || page.waiting > 0) return step(page);
  return play(choose(page, { unclaimed: null, claim: null }), `claim ${clamp(range, choice.claim ?? range.max)}`);
}

/** Goes on without the points. @template {Play} S @param {S} page @returns {Step<S>} */
function leavePoints(page) {
  return step(choose(page, { unclaimed: null, leavesPoints: true }), ...(page.choice.unclaimed ?? []));
}

/** @template {Play} S @param {S} page @param {string} area @param {string | null} seat whose triremes were chosen @param {RomeData} data @returns {Step<S>} */
function chooseArea(page, area, seat, data) {
  const { may } = page.table;
  const chosen = { ...choose(page, { focus: area, acted: true }), notice: null };
  if (page.choice.repeat !== null) return step(chosen);
  switch (modeOf(page)) {
    case "colour": return askWhy(chosen, isSea(data, area) ? commandAt(page.table, data, area, seat) : `settle ${area}`);
    case "settle": return may.settle.has(area) ? play(chosen, `settle ${area}`) : askWhy(chosen, isSea(data, area) ? commandAt(page.table, data, area, seat) : `settle ${area}`);
    case "build": return isSea(data, area) ? askWhy(chosen, commandAt(page.table, data, area, seat)) : chooseSite(chosen, area);
    case "place": case "points": {
      if (may.place.has(area) || may.launch.has(area)) return place(chosen, area, page.choice.step);
      const put = commandToPut(page.table, data, area);
      return put === null ? chooseMove(chosen, area, seat, data) : askWhy(chosen, put);
    }
    case "choose": case "move": return chooseMove(chosen, area, seat, data);
    default: return step(choose(chosen, { acted: false }));
  }
}

/** Asks for what is not legal: the rules say why not, with their article. @template {Play} S @param {S} page @param {string} command @returns {Step<S>} */
const askWhy = (page, command) => step(choose(page, { acted: false }), { do: "ask", command });

/** What putting something down here would be called, while something of that kind is due. @param {Table} table @param {RomeData} data @param {string} area @returns {string | null} */
function commandToPut({ may }, data, area) {
  if (isSea(data, area)) return may.launch.size > 0 ? `launch ${area} 1` : null;
  return may.place.size > 0 ? `place ${area} 1` : null;
}

/** A place for a centre: built at once where nothing is owed. @template {Play} S @param {S} page @param {string} area @returns {Step<S>} */
function chooseSite(page, area) {
  const prices = page.table.may.build.get(area);
  if (prices === undefined) return askWhy(page, `build ${area}`);
  return prices.length === 1 && prices[0] === "" ? play(page, `build ${area}`) : step(choose(page, { from: area }));
}

/**
 * From where, then to where; the target again does it, the origin again begins anew. Triremes of another in a sea where one's
 * own may fight them are a target too.
 * @template {Play} S @param {S} page @param {string} area @param {string | null} seat @param {RomeData} data @returns {Step<S>}
 */
function chooseMove(page, area, seat, data) {
  const { from, to, proposed } = page.choice;
  const ram = ramsIn(page.table, area).find((move) => move.against === seat);
  if (ram !== undefined) return withOdds(choose(page, { from: area, to: area, way: wayOf(ram), dice: null, confirmPass: false }));
  const move = moveOf(page);
  if (area === to && move?.kind !== "ram") return doMove(page);
  // A fleet of another that cannot be fought, in the sea that is chosen.
  const fought = area === from && seat !== null && seat !== page.table.scene.you ? ramCommand(page.table, area, seat) : null;
  if (fought !== null) return askWhy(page, fought);
  if (area === from) return step(proposed ? choose(page, { proposed: false }) : cancel(page));
  if (from !== null && targetsOf(page).has(area)) return withOdds(choose(page, { to: area, way: null, amount: null, dice: null, confirmPass: false, proposed: false }));
  if (openAreas(page).has(area)) return step(choose(page, { from: area, to: null, way: null, amount: null, dice: null, confirmPass: false, proposed: false }));
  return askWhy(page, from === null ? commandAt(page.table, data, area, seat) : commandBetween(page.table, data, from, area));
}

/** What going from one area to another would be called: over land where they border, or else over a sea both touch. @param {Table} table @param {RomeData} data @param {string} from @param {string} to @returns {string} */
function commandBetween(table, data, from, to) {
  const { view, scene } = table;
  const isLand = (/** @type {string} */ area) => view.lands.has(area);
  if (isLand(from) && !isLand(to)) return `embark ${from} ${to} 1`;
  if (!isLand(from)) return isLand(to) ? `disembark ${from} ${to} 1` : `sail ${from} ${to} 1`;
  const sea = seaOnTheWay(table, data, from, to);
  if (view.lands.get(to)?.owner === scene.you) return `maneuver ${from} ${to} 1${sea === undefined ? "" : ` by ${sea}`}`;
  return attackBetween(table, data, from, to);
}

/** What attacking one province from another would be called: by land where they border, or else over a sea both touch. @param {Table} table @param {RomeData} data @param {string} from @param {string} to @returns {string} */
function attackBetween(table, data, from, to) {
  const sea = seaOnTheWay(table, data, from, to);
  return sea === undefined ? `attack ${from} ${to} 1` : `land ${from} ${sea} ${to} ${Math.min(DICE_MOST, table.view.lands.get(to)?.armies ?? 1)}`;
}

/** The sea between two provinces that do not border. @param {Table} table @param {RomeData} data @param {string} from @param {string} to */
const seaOnTheWay = (table, data, from, to) => (provinceOf(data, from)?.neighbours.includes(to) ? undefined : seaBetween(table, data, from, to));

/**
 * What would be begun at an area where nothing can be: a combat in a sea or a fleet's move; at a province of the reader's an attack by
 * land or else by sea, or a move to an own one; at another's an attack, which the rules refuse to who does not hold it.
 * @param {Table} table @param {RomeData} data @param {string} area @param {string | null} seat whose triremes were chosen @returns {string}
 */
function commandAt(table, data, area, seat) {
  const { view, scene: { you } } = table;
  const sea = data.seas.find(({ id }) => id === area);
  if (sea !== undefined) return ramCommand(table, area, seat === you ? null : seat) ?? `sail ${area} ${sea.neighbours[0]} 1`;
  const owner = (/** @type {string} */ id) => view.lands.get(id)?.owner;
  const near = provinceOf(data, area)?.neighbours ?? [];
  const overseas = data.provinces.map(({ id }) => id).filter((id) => id !== area && seaBetween(table, data, area, id) !== undefined);
  if (owner(area) !== you) return attackBetween(table, data, area, near[0] ?? overseas[0] ?? area);
  const to = near.find((id) => owner(id) !== you) ?? overseas.find((id) => owner(id) !== you) ?? near[0] ?? overseas[0] ?? area;
  return commandBetween(table, data, area, to);
}

/** Combat in a sea with this seat's triremes, or with anybody's where the reader has some. @param {Table} table @param {string} sea @param {string | null} seat @returns {string | null} */
function ramCommand({ view, scene: { you } }, sea, seat) {
  const fleets = view.fleets.get(sea);
  const own = fleets?.get(you ?? "") ?? 0;
  const against = seat ?? (own === 0 ? undefined : [...(fleets ?? [])].find(([whose, n]) => whose !== you && n > 0)?.[0]);
  return against === undefined || fleets?.get(against) === undefined ? null : `ram ${sea} ${against} ${Math.min(DICE_MOST, Math.max(1, own))}`;
}

/** @param {RomeData} data @param {string} area */
const isSea = ({ seas }, area) => seas.some(({ id }) => id === area);

/** @param {RomeData} data @param {string} area */
const provinceOf = ({ provinces }, area) => provinces.find(({ id }) => id === area);

/** A sea that both provinces touch: the one where the reader has the most triremes. @param {Table} table @param {RomeData} data @param {string} one @param {string} other @returns {string | undefined} */
function seaBetween({ view, scene: { you } }, data, one, other) {
  const own = (/** @type {string} */ sea) => view.fleets.get(sea)?.get(you ?? "") ?? 0;
  const both = provinceOf(data, one)?.seas.filter((sea) => provinceOf(data, other)?.seas.includes(sea)) ?? [];
  return [...both].sort((a, b) => own(b) - own(a))[0];
}

/** Does what is chosen. @template {Play} S @param {S} page @returns {Step<S>} */
function doMove(page) {
  const move = moveOf(page);
  if (move === null || page.waiting > 0) return step(page);
  return act(page, { do: "play", command: commandOf(move, amountOf(page), page.choice.dice) });
}

/** @param {Move} move @param {number | null} amount @param {number | null} dice */
function commandOf({ kind, from, to, by, against, dice: possible }, amount, dice) {
  switch (kind) {
    case "ram": return `ram ${from} ${against} ${diceRolled(possible, dice)}`;
    case "attack": return `attack ${from} ${to} ${diceRolled(possible, dice)}`;
    case "land": return `land ${from} ${by} ${to} ${amount}`;
    case "maneuver": return `maneuver ${from} ${to} ${amount}${by === null ? "" : ` by ${by}`}`;
    default: return `${kind} ${from} ${to} ${amount}`;
  }
}

/** The page, and a question for the odds of what is chosen if they are not known. @template {Play} S @param {S} page @returns {Step<S>} */
export function withOdds(page) {
  const battle = oddsWanted(page);
  return battle === null || oddsKey(battle) in page.odds ? step(page) : step(page, { do: "odds", ...battle });
}

/** Nothing is asked in another's turn. @template {Play} S @param {S} page @returns {Step<S>} */
export const answerAlone = (page) => step(page);

/** Takes the last choice back: a question, else the target, else the origin. @template {Play} S @param {S} page @returns {S} */
function cancel(page) {
  const { confirmPass, unclaimed, picksTris, to } = page.choice;
  const last = picksTris ? { picksTris: false } : unclaimed !== null ? { unclaimed: null } : confirmPass ? { confirmPass: false } : to === null ? { from: null, proposed: false } : { to: null };
  return { ...choose(page, { ...last, amount: null, way: null, claim: null }), notice: null };
}

/** @template {Play} S @param {S} page @param {number | null} keepArmies @returns {Step<S>} */
function repeat(page, keepArmies) {
  const { from, to } = page.choice;
  if (from === null || to === null || moveOf(page)?.kind !== "attack") return step(page);
  const wanted = { from, to, keepArmies };
  return act(choose(page, { repeat: wanted }), { do: "repeat", repeat: wanted });
}

/**
 * The next roll of those that go on by themselves: "wait" while somebody else is to move, null when it is enough.
 * @param {{table: Table, choice: Choice}} page @param {object} wanted @returns {string | "wait" | null}
 */
export function nextRoll({ table, choice }, wanted) {
  if (choice.repeat === null || choice.repeat !== wanted || table.scene.stage !== "playing" || table.may.occupy) return null;
  if (!isMyMove(table)) return "wait";
  const { from, to, keepArmies } = choice.repeat;
  const move = table.may.moves.find((one) => one.kind === "attack" && one.from === from && one.to === to);
  const armies = table.view.lands.get(from)?.armies ?? 0;
  if (move === undefined || (keepArmies !== null && armies <= keepArmies)) return null;
  return commandOf(move, null, choice.dice);
}

/** Legionaries on a province or triremes on a sea, as many of those wanted as are still legal. @param {Table} table @param {string} area @param {number} number */
export function placeCommand({ may }, area, number) {
  const [verb, most] = may.place.has(area) ? ["place", may.place.get(area)?.max ?? 0] : ["launch", may.launch.get(area)?.max ?? 0];
  return most === 0 ? null : `${verb} ${area} ${Math.min(most, number)}`;
}

/** Puts down: at once where it can be taken back, kept on the page where not. @template {Play} S @param {S} page @param {string} area @param {number} number @returns {Step<S>} */
function place(page, area, number) {
  if (!isKeeping(page.table)) return act(page, { do: "place", area, armies: number });
  const armies = Math.min(number, leftToKeep(page));
  return step(page.waiting > 0 || armies === 0 || !page.table.may.place.has(area) ? page : choose(page, { kept: [...page.choice.kept, { area, armies }] }));
}

/** Sends what was kept. @template {Play} S @param {S} page @returns {Step<S>} */
function confirmPlace(page) {
  if (!canConfirm(page) || page.waiting > 0) return step(page);
  return step(page, ...[...countByArea(page.choice.kept)].map(([area, armies]) => ({ do: /** @type {const} */ ("play"), command: `place ${area} ${armies}` })));
}

/** @template {Play} S @param {S} page @param {string} area @param {number} number @returns {Step<S>} */
function takeBack(page, area, number) {
  const { takeback, unlaunch } = page.table.may;
  const [verb, most] = takeback.has(area) ? ["takeback", takeback.get(area)?.max] : ["unlaunch", unlaunch.get(area)?.max];
  return most === undefined ? step(page) : play(page, `${verb} ${area} ${Math.min(most, number)}`);
}

/** @template {Play} S @param {S} page @returns {Step<S>} */
function undo(page) {
  const { takeback, unlaunch } = page.table.may;
  const possible = (/** @type {string} */ area) => takeback.has(area) || unlaunch.has(area);
  const last = page.choice.placed.findLast(({ area }) => possible(area));
  const area = last?.area ?? [...takeback.keys(), ...unlaunch.keys()][0];
  return area === undefined ? step(page) : takeBack(page, area, last?.armies ?? 1);
}

/** Passing cannot be undone: it is asked again where something would be given away. @template {Play} S @param {S} page @returns {Step<S>} */
function pass(page) {
  if (!page.table.may.pass) return step(page);
  if (reasonsToStay(page.table).length > 0 && !page.choice.confirmPass) return step(choose(page, { confirmPass: true, to: null, amount: null }));
  return act(choose(page, { confirmPass: false }), { do: "play", command: "pass" });
}

/** What a pass would give away: points that can be recovered, a card, triremes that were not used. @param {Table} table @returns {string[]} */
export function reasonsToStay({ view, may, scene }) {
  const canFight = may.moves.some(({ kind }) => kind === "attack" || kind === "land" || kind === "ram");
  const idle = [...view.fleets.values()].some((fleets) => fleets.has(scene.you ?? "")) && may.moves.some(({ kind }) => kind === "sail");
  return [
    ...(may.recover ? ["recover"] : []),
    ...(view.conquests === 0 && canFight ? ["conquest"] : []),
    ...(idle ? ["idle"] : []),
  ];
}

/** What events mean for what is chosen. @param {Choice} choice @param {import("../../core/protocol.js").Event[]} events @param {string | null} you @returns {Choice} */
export function followChoice(choice, events, you) {
  return events.reduce((now, { verb, words }) => {
    const [who = "", area = "", number = ""] = words;
    switch (verb) {
      case "placed": case "launched":
        return who === you ? { ...now, placed: [...now.placed, { area, armies: Number(number) }], kept: withoutPlaced(now.kept, area, Number(number)) } : now;
      case "taken-back": case "unlaunched": {
        const at = now.placed.findLastIndex((one) => one.area === area);
        return at < 0 ? now : { ...now, placed: now.placed.toSpliced(at, 1) };
      }
      case "occupied": return { ...now, entered: area };
      case "landed": return { ...now, entered: who };
      // A conversion is done, and what comes next need not begin there.
      case "embarked": case "disembarked": return { ...now, from: null, to: null };
      case "centre-built": return { ...now, from: null };
      case "turn-began": return { ...newChoice(now.asAtTable ? [AS_AT_TABLE] : []), focus: now.focus };
      default: return now;
    }
  }, choice);
}

/** Proposes a conquest as the next origin where it can attack, and drops what is chosen and no longer legal. @param {{table: Table, choice: Choice}} page @returns {Choice} */
export function settleChoice({ table, choice }) {
  const mine = isMyMove(table);
  const free = mine && table.may.occupy === null;
  const attacks = (/** @type {string | null} */ area) => table.may.moves.some(({ kind, from }) => kind === "attack" && from === area);
  let next = { ...choice, amount: null, unclaimed: mine ? choice.unclaimed : null, picksTris: mine && choice.picksTris && table.may.tris.length > 1 };
  if (free && next.entered !== null) {
    next = { ...next, entered: null, ...(attacks(next.entered) ? { from: next.entered, to: null, way: null, dice: null, proposed: true } : {}) };
  }
  if (!free && next.repeat === null) next = { ...next, to: null, ...(mine ? {} : { from: null, confirmPass: false }) };
  const gone = free && next.from !== null && next.repeat === null && !openAreas({ table, choice: next }).has(next.from);
  if (gone) next = { ...next, from: null, to: null, way: null, proposed: false };
  if (free && next.to !== null && next.repeat === null && !targetsFrom(table, next.from).has(next.to)) next = { ...next, to: null, way: null };
  const keeps = mine && isKeeping(table) && next.kept.every(({ area }) => table.may.place.has(area));
  const due = Math.max(1, dueOf(table), table.view.triremes);
  return { ...next, kept: keeps ? next.kept : [], step: Math.min(next.step, due) };
}
