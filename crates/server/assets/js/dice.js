// Checking the dice of a finished game: every roll and every card of its record is made again from the revealed
// secret and everybody's seeds (docs/record.md, "Committed dice"), here in the browser.

/**
 * @typedef {{game: string, commitment: string, seeds: string[], secret: string}} Committed
 * @typedef {{line: number, actor: string, words: string[], text: string, events: string[][]}} Entry
 * @typedef {{committed: Committed | null, entries: Entry[], players: number}} Record
 * @typedef {{rolls: number, cards: number}} Counted
 * @typedef {{ok: true, counted: Counted} | {ok: false, what: "none" | "commitment"}
 *   | {ok: false, what: "answer", line: number, said: string, due: string}} Verdict
 */

/** Bytes of a text in figures. @param {string} hex */
export const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} data */
const figures = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of the secret's bytes. @param {string} secret */
export async function commitmentOf(secret) {
  return figures(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(secret))));
}

/**
 * A stream of numbers: `dice` or `cards`.
 * @param {Committed} committed
 * @param {"dice" | "cards"} name
 */
export async function chance({ game, seeds, secret }, name) {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const encoder = new TextEncoder();
  /** @type {number[]} */
  let words = [];
  let block = 0;

  const word = async () => {
    if (words.length === 0) {
      const text = `sdadata-chance/1 game=${game} seeds=${seeds.join(",")} stream=${name} block=${block}`;
      const view = new DataView(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, false));
      block += 1;
    }
    return words.shift() ?? 0;
  };

  /** A number below `n`. @param {number} n */
  const below = async (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = await word();
      if (drawn < limit) return drawn % n;
    }
  };

  return { below, die: async () => (await below(6)) + 1 };
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
 * What is left to draw from, as the record goes on: territory cards to deal, objectives, the deck, hands.
 * @param {import("./state.js").BoardData} data
 */
function piles(data) {
  const order = data.cards.map((card) => card.id);
  const inOrder = (/** @type {Iterable<string>} */ cards) => [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const territories = new Set(data.territories.map((one) => one.id));
  const objectives = new Set(data.objectives.map((one) => one.number));
  const deck = new Set(order);
  /** @type {Set<string>} */
  const discards = new Set();
  /** @type {Map<string, Set<string>>} */
  const hands = new Map();
  const hand = (/** @type {string} */ seat) => hands.get(seat) ?? hands.set(seat, new Set()).get(seat) ?? new Set();
  /** @param {string} card @param {Set<string>} from @param {Set<string>} to */
  const move = (card, from, to) => { from.delete(card); to.add(card); };
  /** Cards that are dealt apart, in the order in which they come. */
  const packets = (data.dealt_apart ?? []).map((ids) => new Set(ids));

  /** @param {string[]} event */
  const follow = ([verb = "", ...words]) => {
    const [seat = "", ...rest] = words;
    switch (verb) {
      case "objective-dealt": objectives.delete(Number(rest[0])); break;
      case "territory-dealt": for (const pile of [territories, ...packets]) pile.delete(seat); break;
      case "deal-swapped": for (const pile of [territories, ...packets]) pile.delete(seat); break;
      case "card-taken": move(rest[0] ?? "", deck, hand(seat)); break;
      case "tris-played": for (const card of rest.slice(0, 3)) move(card, hand(seat), discards); break;
      case "cards-captured": for (const card of rest.slice(1)) move(card, hand(seat), hand(rest[0] ?? "")); break;
      case "hand-discarded": for (const card of [...hand(seat)]) move(card, hand(seat), discards); break;
      case "cards-forfeited": for (const card of rest.slice(0, -1)) move(card, hand(seat), discards); break;
      case "deck-renewed": for (const card of [...discards]) move(card, discards, deck); break;
      default:
    }
  };

  return {
    follow,
    /** The cards that can be dealt next. */
    toDeal: () => inOrder(packets.find((packet) => packet.size > 0) ?? territories),
    objectives: () => [...objectives].sort((a, b) => a - b).map(String),
    deck: () => inOrder(deck),
    hand: (/** @type {string} */ seat) => inOrder(hand(seat)),
  };
}

/** How many values each answer takes, and from which stream. */
const DICE = new Set(["order", "roll", "closing"]);

/**
 * Makes every answer of chance again.
 * @param {string} text the record
 * @param {import("./state.js").BoardData} data
 * @param {(done: number, all: number) => void} [onStep]
 * @returns {Promise<Verdict>}
 */
export async function check(text, data, onStep = () => {}) {
  const { committed, entries } = readRecord(text);
  if (committed === null) return { ok: false, what: "none" };
  if ((await commitmentOf(committed.secret)) !== committed.commitment) return { ok: false, what: "commitment" };
  const dice = await chance(committed, "dice");
  const cards = await chance(committed, "cards");
  const left = piles(data);
  const counted = { rolls: 0, cards: 0 };
  let victim = "";
  for (const [at, entry] of entries.entries()) {
    for (const event of entries[at - 1]?.events ?? []) if (event[0] === "eliminated") victim = event[1] ?? "";
    if (entry.actor === "chance") {
      const due = DICE.has(entry.words[0] ?? "") ? await facesDue(dice, entry.words) : await cardDue(cards, left, entry.words, victim);
      if (due !== entry.text) return { ok: false, what: "answer", line: entry.line, said: entry.text, due };
      counted[DICE.has(entry.words[0] ?? "") ? "rolls" : "cards"] += 1;
    }
    for (const event of entry.events) left.follow(event);
    onStep(at + 1, entries.length);
  }
  return { ok: true, counted };
}

/** @param {Awaited<ReturnType<typeof chance>>} dice @param {string[]} words */
async function facesDue(dice, words) {
  const [verb = "", ...said] = words;
  const colon = said.indexOf(":");
  const counts = colon < 0 ? [said.length] : [colon, said.length - colon - 1];
  const groups = [];
  for (const count of counts) {
    const faces = [];
    for (let i = 0; i < count; i += 1) faces.push(await dice.die());
    groups.push(faces.sort((a, b) => b - a).join(" "));
  }
  return `${verb} ${groups.join(" : ")}`;
}

/** @param {Awaited<ReturnType<typeof chance>>} cards @param {ReturnType<typeof piles>} left @param {string[]} words @param {string} victim */
async function cardDue(cards, left, words, victim) {
  const verb = words[0] ?? "";
  const pile = verb === "deal" ? left.toDeal() : verb === "objective" ? left.objectives()
    : verb === "card" ? left.deck() : left.hand(victim);
  if (pile.length === 0) return `${verb} ?`;
  return `${verb} ${pile[await cards.below(pile.length)]}`;
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
