// Checking the dice of a finished game: every roll and every card of its record is made again from the revealed
// secret and everybody's seeds (docs/record.md, "Committed dice"), here in the browser.

import { bytesOf, digest, figuresOf, hmac } from "./sha256.js";

/**
 * @typedef {{game: string, commitment: string, seeds: string[], secret: string}} Committed
 * @typedef {{line: number, actor: string, words: string[], text: string, events: string[][]}} Entry
 * @typedef {{committed: Committed | null, entries: Entry[], players: number}} Record
 * @typedef {{rolls: number, cards: number}} Counted
 * @typedef {{follow: (event: string[]) => void, pile: (verb: string) => string[] | null}} Piles
 *   `follow`: an event of the record; `pile`: what an answer with this verb was drawn from, null if it is dice
 * @typedef {{ok: true, counted: Counted} | {ok: false, what: "none" | "commitment"}
 *   | {ok: false, what: "answer", line: number, said: string, due: string}} Verdict
 */

/** SHA-256 of the secret's bytes. @param {string} secret */
export const commitmentOf = (secret) => figuresOf(digest(bytesOf(secret)));

/**
 * A stream of numbers: `dice` or `cards`.
 * @param {Committed} committed
 * @param {"dice" | "cards"} name
 */
export function chance({ game, seeds, secret }, name) {
  const key = bytesOf(secret);
  const encoder = new TextEncoder();
  /** @type {number[]} */
  let words = [];
  let block = 0;

  const word = () => {
    if (words.length === 0) {
      const text = `sdadata-chance/1 game=${game} seeds=${seeds.join(",")} stream=${name} block=${block}`;
      const view = new DataView(hmac(key, encoder.encode(text)).buffer);
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, false));
      block += 1;
    }
    return words.shift() ?? 0;
  };

  /** A number below `n`. @param {number} n */
  const below = (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };

  return { below, die: () => below(6) + 1 };
}

/** @param {string} text @returns {Record} */
export function readRecord(text) {
  /** @type {Record} */
  const record = { committed: null, entries: [], players: 0 };
  let game = "";
  let commitment = "";
  /** @type {string[]} */
  let seeds = [];
  for (const [index, line] of text.split("\n").entries()) {
    const words = line.trim().split(" ");
    if (/^\d+ \S+ \S+ \S/.test(line)) {
      record.entries.push({ line: index + 1, actor: words[2] ?? "", words: words.slice(3), text: words.slice(3).join(" "), events: [] });
    } else if (line.startsWith("  ") && words[0] !== "#") {
      record.entries.at(-1)?.events.push(words);
    } else if (words[0] === "game") {
      game = words[1] ?? "";
    } else if (words[0] === "players") {
      record.players = Number(words[1]);
    } else if (words[0] === "dice" && words[1] === "committed") {
      commitment = words[2] ?? "";
      seeds = words.slice(4);
    } else if (words[0] === "reveal" && words[1] === "secret" && commitment !== "") {
      record.committed = { game, commitment, seeds, secret: words[2] ?? "" };
    } else if (words[0] === "close") {
      break;
    }
  }
  return record;
}

/**
 * Makes every answer of chance again.
 * @param {string} text the record
 * @param {Piles} piles what the game draws from, at its beginning
 * @returns {Verdict}
 */
export function check(text, piles) {
  const { committed, entries } = readRecord(text);
  if (committed === null) return { ok: false, what: "none" };
  if (commitmentOf(committed.secret) !== committed.commitment) return { ok: false, what: "commitment" };
  const dice = chance(committed, "dice");
  const cards = chance(committed, "cards");
  const counted = { rolls: 0, cards: 0 };
  for (const { actor, words, text: said, line, events } of entries) {
    if (actor === "chance") {
      const pile = piles.pile(words[0] ?? "");
      const due = pile === null ? facesDue(dice, words) : cardDue(cards, pile, words[0] ?? "");
      if (due !== said) return { ok: false, what: "answer", line, said, due };
      counted[pile === null ? "rolls" : "cards"] += 1;
    }
    for (const event of events) piles.follow(event);
  }
  return { ok: true, counted };
}

/** @param {ReturnType<typeof chance>} dice @param {string[]} words */
function facesDue(dice, words) {
  const [verb = "", ...said] = words;
  const colon = said.indexOf(":");
  const counts = colon < 0 ? [said.length] : [colon, said.length - colon - 1];
  const groups = [];
  for (const count of counts) {
    const faces = [];
    for (let i = 0; i < count; i += 1) faces.push(dice.die());
    groups.push(faces.sort((a, b) => b - a).join(" "));
  }
  return `${verb} ${groups.join(" : ")}`;
}

/** @param {ReturnType<typeof chance>} cards @param {string[]} pile @param {string} verb */
function cardDue(cards, pile, verb) {
  if (pile.length === 0) return `${verb} ?`;
  return `${verb} ${pile[cards.below(pile.length)]}`;
}

/**
 * How often each face came, against what fair dice would give.
 * @param {number[]} faces
 */
export function statistics(faces) {
  const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
  const expected = faces.length / 6;
  const chi = expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { counts, expected, chi, share: tail(chi) };
}

/**
 * How often fair dice are this far off or more: the upper tail of chi-square with five degrees of freedom,
 * erfc(√(x/2)) + √(2x/π) e^(−x/2) (1 + x/3).
 * @param {number} x
 */
export function tail(x) {
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
}

/** The complementary error function, to seven digits. @param {number} x */
function erfc(x) {
  const t = 1 / (1 + 0.5 * x);
  const poly = -x * x - 1.26551223 + t * (1.00002368 + t * (0.37409196 + t * (0.09678418 + t * (-0.18628806
    + t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))))))));
  return t * Math.exp(poly);
}
