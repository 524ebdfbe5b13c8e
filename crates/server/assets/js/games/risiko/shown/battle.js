// An attack as its card shows it: who against whom, the odds before a roll, the last roll, the ways to go on.

import { seatOf } from "../../../core/scene.js";
import { figure, percent, say } from "../../../core/words.js";
import { modeOf, oddsKey, oddsWanted } from "../modes.js";
import { losers } from "../protocol.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").Play} Play
 * @typedef {import("../types.js").Fought} Fought
 * @typedef {import("../../game.d.ts").SideShown} SideShown
 * @typedef {BattleShown["sides"]} SidesShown
 * @typedef {import("../../game.d.ts").RollShown} RollShown
 * @typedef {import("../../game.d.ts").OddsShown} OddsShown
 * @typedef {import("../../game.d.ts").WaysShown} WaysShown
 * @typedef {import("../../game.d.ts").BattleShown} BattleShown
 */

/** @param {Play} page @param {(area: string) => string} name @returns {BattleShown | null} */
export function attackShown(page, name) {
  const { table, choice, battle } = page;
  if (modeOf(page) === "defend") return attackedShown(table, name);
  if (modeOf(page) !== "attack" && choice.repeat === null) return null;
  const { from, to } = choice.repeat ?? { from: choice.from ?? "", to: choice.to ?? "" };
  const { fought } = battle;
  return {
    past: false,
    sides: sides(table, name, { from, to }),
    roll: fought && fought.from === from && fought.to === to ? rollShown(table, fought) : null,
    odds: choice.repeat === null ? oddsShown(page) : null,
    rolling: choice.repeat !== null,
    ways: choice.repeat === null ? waysShown(page) : null,
    told: "", turn: turnOf(fought),
  };
}

/** An attack on the reader, who is asked how to defend. @param {Table} table @param {(area: string) => string} name @returns {BattleShown} */
function attackedShown(table, name) {
  const [from = "", to = "", dice = "1"] = table.view.about;
  const told = say("attack-under-way", { n: Number(dice) });
  return { past: false, sides: sides(table, name, { from, to }), roll: null, odds: null, rolling: false, ways: null, told, turn: "odd" };
}

/** @param {Fought | null} fought */
const turnOf = (fought) => ((fought?.count ?? 0) % 2 === 0 ? "even" : "odd");

/** The last roll, once nobody is attacking any more. @param {Table} table @param {Fought | null} fought @param {(area: string) => string} name @returns {BattleShown | null} */
export function pastShown(table, fought, name) {
  if (fought === null) return null;
  return { past: true, sides: sides(table, name, fought), roll: rollShown(table, fought), odds: null, rolling: false, ways: null, told: "", turn: turnOf(fought) };
}

/** Where the card stands beside: the two territories of what it shows. @param {Play} page @returns {string[]} */
export function battleAreas({ table, choice, battle }) {
  if (table.may.defend !== null) return table.view.about.slice(0, 2);
  const areas = [choice.repeat?.from ?? choice.from ?? battle.fought?.from, choice.repeat?.to ?? choice.to ?? battle.fought?.to];
  return areas.filter((area) => area !== undefined);
}

/**
 * @param {Table} table @param {(area: string) => string} name
 * @param {{from: string, to: string, attacker?: string, defender?: string}} attack
 * @returns {SidesShown}
 */
function sides(table, name, { from, to, attacker, defender }) {
  const side = (/** @type {string} */ area, /** @type {string | undefined} */ letter) => {
    const held = table.view.lands.get(area);
    const seat = seatOf(table, letter ?? held?.owner ?? null);
    // Who has lost a territory has nothing left there, whatever has moved in.
    const armies = held === undefined ? null : letter === undefined || held.owner === letter ? held.armies : 0;
    return { area: name(area), armies, letter: seat?.letter ?? "", colour: seat?.colour ?? null };
  };
  return { attack: side(from, attacker), defence: side(to, defender) };
}

/** @param {Table} table @param {Fought} fought @returns {RollShown} */
function rollShown(table, { roll, attacker, defender, conquered }) {
  const colour = (/** @type {string} */ letter) => seatOf(table, letter)?.colour ?? "neutral";
  const [attack, defence] = roll.lost;
  const label = say("roll-said", {
    attack: roll.attack.join(" "), defence: roll.defence.join(" "), "attack-lost": attack, "defence-lost": defence,
  });
  const words = conquered ? say("roll-conquered") : attack === 0 ? say("roll-defence-lost", { n: defence })
    : defence === 0 ? say("roll-attack-lost", { n: attack }) : say("roll-both-lost", { attack, defence });
  return {
    words,
    roll: { attack: roll.attack, defence: roll.defence, losers: losers(roll), colours: { attack: colour(attacker), defence: colour(defender) }, label },
  };
}

/** @param {Play} page @returns {OddsShown | null} */
function oddsShown(page) {
  const battle = oddsWanted(page);
  const odds = battle === null ? undefined : page.odds[oddsKey(battle)];
  if (odds === undefined) return null;
  const { conquest, expected } = odds;
  return {
    told: say("odds-conquest", { percent: percent(conquest) }), share: conquest,
    expected: say("odds-expected", { attackers: figure(expected.attackers, 1), defenders: figure(expected.defenders, 1) }),
  };
}

/** The ways to go on by itself. @param {Play} page @returns {WaysShown} */
export function waysShown({ table, choice }) {
  const held = table.view.lands.get(choice.from ?? "")?.armies ?? 2;
  const most = Math.max(2, held - 1);
  return { most, keepArmies: Math.min(most, Math.max(2, choice.keepArmies)) };
}
