// A combat as its card shows it: who against whom, the odds before a roll, the last roll, the ways to go on.

import { seatOf } from "../../../core/scene.js";
import { figure, percent, say } from "../../../core/words.js";
import { modeOf, moveOf, oddsKey, oddsWanted } from "../modes.js";
import { colourOf } from "../who.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../types.js").Fought} Fought
 * @typedef {import("../types.js").Attack} Attack
 * @typedef {import("../../game.d.ts").BattleShown} BattleShown
 */

/** @param {Play} page @param {(area: string) => string} name @returns {BattleShown | null} */
export function attackShown(page, name) {
  const { table, choice, battle: { fought } } = page;
  const attack = attackChosen(page);
  if (attack === null) return null;
  const same = fought !== null && fought.from === attack.from && fought.to === attack.to && fought.combat === attack.combat && fought.defender === attack.defender;
  return {
    past: false,
    sides: sides(table, name, attack),
    roll: same ? rollShown(table, fought) : null,
    odds: choice.repeat === null ? oddsShown(page) : null,
    rolling: choice.repeat !== null,
    ways: choice.repeat === null && attack.combat === "land" ? waysShown(page) : null,
    told: attack.combat === "landing" ? say("rome-to-the-end", { sea: name(attack.by ?? "") }) : attack.combat === "naval" ? say("rome-while-sinking") : "",
    turn: turnOf(fought),
  };
}

/** The combat that is chosen, or goes on by itself. @param {Play} page @returns {Attack | null} */
function attackChosen(page) {
  const { table: { view, scene }, choice: { repeat } } = page;
  const you = scene.you ?? "";
  const owner = (/** @type {string} */ area) => view.lands.get(area)?.owner ?? "";
  if (repeat !== null) return { combat: "land", from: repeat.from, to: repeat.to, by: null, attacker: you, defender: owner(repeat.to) };
  const move = modeOf(page) === "move" ? moveOf(page) : null;
  switch (move?.kind) {
    case "attack": return { combat: "land", from: move.from, to: move.to, by: null, attacker: you, defender: owner(move.to) };
    case "land": return { combat: "landing", from: move.from, to: move.to, by: move.by, attacker: you, defender: owner(move.to) };
    case "ram": return { combat: "naval", from: move.from, to: move.to, by: null, attacker: you, defender: move.against ?? "" };
    default: return null;
  }
}

/** @param {Fought | null} fought */
const turnOf = (fought) => ((fought?.count ?? 0) % 2 === 0 ? "even" : "odd");

/** The last roll, once nobody is attacking any more. @param {Table} table @param {Fought | null} fought @param {(area: string) => string} name @returns {BattleShown | null} */
export function pastShown(table, fought, name) {
  if (fought === null) return null;
  return { past: true, sides: sides(table, name, fought), roll: rollShown(table, fought), odds: null, rolling: false, ways: null, told: "", turn: turnOf(fought) };
}

/** Where the card stands beside: the areas of what it shows. @param {Play} page @returns {string[]} */
export function battleAreas({ choice, battle }) {
  const areas = [choice.repeat?.from ?? choice.from ?? battle.fought?.from, choice.repeat?.to ?? choice.to ?? battle.fought?.to];
  return areas.filter((area) => area !== undefined && area !== null);
}

/** @param {Table} table @param {(area: string) => string} name @param {Attack} attack @returns {BattleShown["sides"]} */
function sides(table, name, { combat, from, to, attacker, defender }) {
  const side = (/** @type {string} */ area, /** @type {string} */ letter) => {
    const seat = seatOf(table, letter);
    const held = table.view.lands.get(area);
    // Who has lost a province has nothing left there, whatever has moved in.
    const ashore = held === undefined ? null : held.owner === letter ? held.armies : 0;
    const armies = combat === "naval" ? (table.view.fleets.get(area)?.get(letter) ?? 0) : ashore;
    return { area: name(area), armies, letter: seat?.letter ?? "", colour: seat?.status === "neutral" ? "neutral" : (seat?.colour ?? null) };
  };
  return { attack: side(from, attacker), defence: side(to, defender) };
}

/** @param {Table} table @param {Fought} fought @returns {import("../../game.d.ts").RollShown} */
function rollShown(table, { combat, roll, attacker, defender, conquered }) {
  const colour = (/** @type {string} */ letter) => colourOf(table, letter);
  const [attack, defence] = roll.lost;
  const label = say("roll-said", { attack: roll.attack.join(" "), defence: roll.defence.join(" "), "attack-lost": attack, "defence-lost": defence });
  const kind = combat === "naval" ? "sunk" : "lost";
  const words = conquered ? say("rome-roll-conquered") : attack + defence === 0 ? say("rome-roll-nothing") : say(`rome-roll-${kind}`, { attack, defence });
  return { words, roll: { attack: roll.attack, defence: roll.defence, losers: losers(combat, roll), colours: { attack: colour(attacker), defence: colour(defender) }, label } };
}

/**
 * Who lost each comparison, told by the faces; nothing is said if that does not fit what the table told. At sea equal faces hurt
 * nobody.
 * @param {import("../types.js").Combat} combat @param {import("../protocol.js").Roll} roll @returns {("attack" | "defence" | null)[]}
 */
export function losers(combat, { attack, defence, lost }) {
  const pairs = Math.min(attack.length, defence.length);
  const told = Array.from({ length: pairs }, (_, i) => {
    const [one, other] = [attack[i] ?? 0, defence[i] ?? 0];
    if (one === other && combat === "naval") return null;
    return /** @type {"attack" | "defence"} */ (one > other ? "defence" : "attack");
  });
  const count = (/** @type {string} */ side) => told.filter((one) => one === side).length;
  return count("attack") === lost[0] && count("defence") === lost[1] ? told : told.map(() => null);
}

/** @param {Play} page @returns {import("../../game.d.ts").OddsShown | null} */
function oddsShown(page) {
  const battle = oddsWanted(page);
  const odds = battle === null ? undefined : page.odds[oddsKey(battle)];
  if (odds === undefined || battle === null) return null;
  const { conquest, expected } = odds;
  const left = { attackers: figure(expected.attackers, 1), defenders: figure(expected.defenders, 1) };
  const naval = battle.kind === "naval";
  // At sea nothing is conquered.
  return { told: say(naval ? "rome-odds-sink" : "odds-conquest", { percent: percent(conquest) }), share: conquest, expected: say(naval ? "rome-odds-naval" : "rome-odds-left", left) };
}

/** The ways to go on by itself. @param {Play} page */
export function waysShown({ table, choice }) {
  const held = table.view.lands.get(choice.from ?? "")?.armies ?? 2;
  const most = Math.max(2, held - 1);
  return { most, keepArmies: Math.min(most, Math.max(2, choice.keepArmies)) };
}
