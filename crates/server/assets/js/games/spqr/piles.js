// What a game of S.P.Q.RisiKo! draws from, as its record goes on. Cards of one symbol are alike, so piles are counts. The check
// of the dice draws from the same piles again.

/** Answers of chance that are dice. */
const DICE = new Set(["order", "roll"]);

/** @typedef {Map<string, number>} Pile */

/**
 * @param {import("./types.js").RomeData} data
 * @returns {import("../../core/dice.js").Piles}
 */
export function piles(data) {
  const order = data.cards.map(([symbol]) => symbol);
  /** @type {Pile} */
  const deck = new Map(data.cards);
  /** @type {Pile} */
  const discards = new Map();
  let players = 0;
  /** @param {string[]} cards @param {Pile} from @param {Pile} to */
  const move = (cards, from, to) => {
    for (const card of cards) {
      from.set(card, (from.get(card) ?? 0) - 1);
      to.set(card, (to.get(card) ?? 0) + 1);
    }
  };
  const away = () => /** @type {Pile} */ (new Map());

  return {
    follow([verb = "", ...words]) {
      switch (verb) {
        case "order-settled": players = words.length; break;
        case "cards-given": {
          const at = words.indexOf("removed");
          for (let player = 0; player < players; player += 1) move(words.slice(0, at), deck, away());
          move(words.slice(at + 1), deck, away());
          break;
        }
        case "card-taken": move(words.slice(1), deck, away()); break;
        case "tris-played": move(words.slice(1, 4), away(), discards); break;
        case "hand-discarded": move(words.slice(1), away(), discards); break;
        case "cards-forfeited": move(words.slice(1).filter((word) => order.includes(word)), away(), discards); break;
        case "deck-renewed":
          for (const [symbol, number] of discards) deck.set(symbol, (deck.get(symbol) ?? 0) + number);
          discards.clear();
          break;
        default:
      }
    },
    pile: (verb) => (DICE.has(verb) ? null : order.flatMap((symbol) => Array.from({ length: deck.get(symbol) ?? 0 }, () => symbol))),
  };
}
