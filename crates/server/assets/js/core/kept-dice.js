// What this browser keeps of the dice of a table at which its reader sits: the server's commitment, the own seed, and what
// everybody added when the table was full. Kept before anything is told, and compared with whatever the server says later
// (docs/dice.md). Pure functions, but for the storage at the end.

import { commitmentOf } from "./dice.js";
import { sha256 } from "./sha256.js";

/**
 * @typedef {import("./wire.d.ts").Contribution} Contribution
 * @typedef {import("./wire.d.ts").Dice} Dice
 *
 * @typedef {{commitment: string, seed: string, player: number | null, contributions: (Contribution | null)[] | null,
 *   told: boolean, at: number}} KeptDice
 *   `player`: the reader's number, once the table is full; `contributions`: everybody's part before the own seed was told;
 *   `told`: the server has said that it has the seed
 *
 * @typedef {"table" | "commitment" | "secret" | "players" | "own" | "left-out" | "seed"} DifferenceKind
 * @typedef {{what: DifferenceKind, player: number}} Difference `player` is 0 where it is nobody's
 * @typedef {{differences: Difference[], withheld: number[], late: boolean}} Comparison
 *   `withheld`: whose seed was promised and not told; `late`: the own one is among them, and the server never had it
 *
 * @typedef {{commitment: string, seeds: (string | null)[], secret: string | null, contributions?: (Contribution | null)[]}} Shown
 *   what the server shows, in a scene or in a record; a seed is null while it is not told
 */

/** The promise of a seed. @param {string} seed */
export const seedCommitment = (seed) => sha256(seed);

/** What is kept before one sits down. @param {string} commitment @param {string} seed @param {number} at @returns {KeptDice} */
export const newKeptDice = (commitment, seed, at) => ({ commitment, seed, player: null, contributions: null, told: false, at });

/** Whether a player's seed can be what was shown of it when the table was full. @param {Contribution | null} kept @param {string} seed */
function fits(kept, seed) {
  switch (kept?.how) {
    case "none": return seed === "-";
    case "open": case "revealed": return seed === kept.seed;
    case "covered": return seed === "-" || sha256(seed) === kept.commitment;
    default: return false;
  }
}

/** Whether what is shown of a part that is still covered is what was shown before. @param {Contribution | null} kept @param {Contribution | null | undefined} now */
const isSamePromise = (kept, now) => now === undefined || kept?.commitment === now?.commitment;

/** @param {KeptDice} kept @param {string | null} seed @param {Contribution | null | undefined} part @returns {DifferenceKind | null} */
function ownDifference(kept, seed, part) {
  if (seed === null) return part === undefined || part?.commitment === seedCommitment(kept.seed) ? null : "own";
  if (seed === kept.seed) return null;
  if (seed !== "-") return "own";
  return kept.told ? "left-out" : null;
}

/**
 * What the server shows, against what was kept.
 * @param {KeptDice} kept
 * @param {Shown} shown
 * @param {number | null} me the reader's number
 * @returns {Comparison}
 */
export function compare(kept, { commitment, seeds, secret, contributions }, me) {
  /** @type {Difference[]} */
  const differences = [];
  const differs = (/** @type {DifferenceKind} */ what, player = 0) => { differences.push({ what, player }); };
  const own = me ?? kept.player;
  if (commitment !== kept.commitment) differs("commitment");
  if (secret !== null && commitmentOf(secret) !== kept.commitment) differs("secret");
  if (kept.contributions !== null && kept.contributions.length !== seeds.length) differs("players");
  for (const [at, seed] of seeds.entries()) {
    const part = kept.contributions?.[at] ?? null;
    if (at + 1 === own) {
      const what = ownDifference(kept, seed, contributions?.[at]);
      if (what !== null) differs(what, at + 1);
    } else if (kept.contributions !== null && !(seed === null ? isSamePromise(part, contributions?.[at]) : fits(part, seed))) {
      differs("seed", at + 1);
    }
  }
  const withheld = (kept.contributions ?? []).flatMap((part, at) => (part?.how === "covered" && seeds[at] === "-" ? [at + 1] : []));
  return { differences, withheld, late: own !== null && seeds[own - 1] === "-" && !kept.told };
}

/**
 * The record of a game, against what was kept.
 * @param {KeptDice} kept @param {import("./dice.js").Committed} committed @param {string} table
 */
export function compareRecord(kept, committed, table) {
  const compared = compare(kept, committed, null);
  /** @type {Difference[]} */
  const elsewhere = committed.game === table ? [] : [{ what: "table", player: 0 }];
  return { ...compared, differences: [...elsewhere, ...compared.differences] };
}

/**
 * A scene, against what was kept: what is to be kept now, and whether the own seed may be told. It may once everybody's
 * part is fixed and kept, and nothing differs.
 * @param {KeptDice} kept
 * @param {{stage: string, you_player: number | null, dice: Dice}} scene
 */
export function followDice(kept, { stage, you_player: me, dice }) {
  const { differences } = compare(kept, dice, me);
  const part = me === null ? null : dice.contributions[me - 1];
  const isFull = stage === "revealing" && part?.how === "covered" && dice.contributions.every((one) => one !== null);
  if (!isFull || differences.length > 0) return { kept, differences, tell: false };
  const contributions = kept.contributions ?? dice.contributions;
  return { kept: { ...kept, player: me, contributions }, differences, tell: !kept.told };
}

const KEY = "sdadata.dice.";
/** How many tables are remembered; the oldest are forgotten. */
const TABLES_MAX = 200;

/** The dice that were kept for a table. @param {string} table @returns {KeptDice | null} */
export function readKept(table) {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps the dice of a table. Where nothing can be kept, the page remembers them while it is open. @param {string} table @param {KeptDice | null} kept */
export function writeKept(table, kept) {
  try {
    if (kept === null) localStorage.removeItem(KEY + table);
    else localStorage.setItem(KEY + table, JSON.stringify(kept));
    forgetOldest();
  } catch { /* a browser without storage, or a full one */ }
}

/** Another page of this browser keeps something for the same table. @param {string} table @param {(kept: KeptDice | null) => void} heard */
export function onKeptElsewhere(table, heard) {
  window.addEventListener("storage", ({ key }) => { if (key === KEY + table) heard(readKept(table)); });
}

function forgetOldest() {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
  const oldest = tables.map((table) => ({ table, at: readKept(table)?.at ?? 0 })).sort((one, other) => other.at - one.at);
  for (const { table } of oldest.slice(TABLES_MAX)) localStorage.removeItem(KEY + table);
}
