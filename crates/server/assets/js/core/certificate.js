// A draw recounted from its problem, its tables and its dice alone, as docs/draws.md and docs/hall.md describe them.

import { sha256 } from "./sha256.js";

/**
 * @typedef {{id: number, club: number, fives_before?: number, region?: number, band?: number}} Player
 * @typedef {{players: Player[], history?: number[][][], winners?: number[], priorities: string[]}} Problem
 * @typedef {number[][]} Tables the numbers of those who sit together
 */

/** Every two people of a table. @template T @param {T[]} table @returns {[T, T][]} */
const pairs = (table) => table.flatMap((one, at) => table.slice(at + 1).map((other) => /** @type {[T, T]} */ ([one, other])));

/** Two numbers as one key, whichever comes first. @param {number} one @param {number} other */
const key = (one, other) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** @param {Map<string, number>} counts @param {string} what */
const count = (counts, what) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** Those of a table who are in the problem. @param {Map<number, Player>} people @param {number[]} table */
const known = (people, table) => table.flatMap((id) => people.get(id) ?? []);

/**
 * What the tables have of everything that was to be avoided, in the order of the priorities.
 * @param {Problem} problem
 * @param {Tables} tables
 */
export function penalties(problem, tables) {
  const people = new Map(problem.players.map((player) => [player.id, player]));
  const seated = tables.map((table) => known(people, table));
  const before = (problem.history ?? []).flat().map((table) => known(people, table));
  const winners = new Set(problem.winners ?? []);
  /** @param {(one: Player, other: Player) => number | boolean} cost */
  const together = (cost) => seated.flatMap(pairs).reduce((sum, [one, other]) => sum + Number(cost(one, other)), 0);
  /** @type {Record<string, () => number>} */
  const counted = {
    five_twice: () => seated.filter((table) => table.length === 5).flat().reduce((sum, one) => sum + (one.fives_before ?? 0), 0),
    winners_together: () => together((one, other) => winners.has(one.id) && winners.has(other.id)),
    same_club: () => together((one, other) => one.club === other.club),
    visiting_clubs: () => together((one, other) => one.club === other.club),
    same_region: () => together((one, other) => one.region !== undefined && one.region === other.region),
    same_band: () => together((one, other) => one.band !== undefined && one.band === other.band),
    repeat_opponents: () => {
      /** @type {Map<string, number>} */
      const met = new Map();
      for (const [one, other] of before.flatMap(pairs)) count(met, key(one.id, other.id));
      return together((one, other) => met.get(key(one.id, other.id)) ?? 0);
    },
    repeat_clubs: () => repeatedClubs(before, seated),
  };
  return problem.priorities.map((priority) => counted[priority]?.() ?? NaN);
}

/** How much the pairs of meetings of two clubs grow. @param {Player[][]} before @param {Player[][]} seated */
function repeatedClubs(before, seated) {
  /** @type {Map<string, number>} */
  const met = new Map();
  const meetings = (/** @type {Player[][]} */ tables) => tables.flatMap(pairs).filter(([one, other]) => one.club !== other.club);
  for (const [one, other] of meetings(before)) count(met, key(one.club, other.club));
  let growth = 0;
  for (const [one, other] of meetings(seated)) {
    growth += met.get(key(one.club, other.club)) ?? 0;
    count(met, key(one.club, other.club));
  }
  return growth;
}

/** Numbers added up one by one. @param {number[][]} lists */
export const sums = (lists) => (lists[0] ?? []).map((_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));

/** The seed of a draw: the first 53 bits of the SHA-256 of the secret, a space, the dice. @param {string} secret @param {string} dice */
export function seedOf(secret, dice) {
  const hash = sha256(`${secret} ${dice}`);
  return parseInt(hash.slice(0, 13), 16) * 2 + (parseInt(hash.slice(13, 14), 16) >> 3);
}
