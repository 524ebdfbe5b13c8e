// What a game of RisiKo! draws from, as its record goes on: territory cards to deal, objectives, the deck, hands. The
// check of the dice draws from the same piles again.

/** Answers of chance that are dice. */
const DICE = new Set(["order", "roll", "closing"]);

/**
 * @param {import("./types.js").BoardData} data
 * @returns {import("../../core/dice.js").Piles}
 */
export function piles(data) {
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
  /** Whose cards are captured. */
  let eliminated = "";

  return {
    follow([verb = "", ...words]) {
      const [seat = "", ...rest] = words;
      switch (verb) {
        case "objective-dealt": objectives.delete(Number(rest[0])); break;
        case "territory-dealt": case "deal-swapped": for (const pile of [territories, ...packets]) pile.delete(seat); break;
        case "card-taken": move(rest[0] ?? "", deck, hand(seat)); break;
        case "tris-played": for (const card of rest.slice(0, 3)) move(card, hand(seat), discards); break;
        case "cards-captured": for (const card of rest.slice(1)) move(card, hand(seat), hand(rest[0] ?? "")); break;
        case "hand-discarded": for (const card of [...hand(seat)]) move(card, hand(seat), discards); break;
        case "cards-forfeited": for (const card of rest.slice(0, -1)) move(card, hand(seat), discards); break;
        case "deck-renewed": for (const card of [...discards]) move(card, discards, deck); break;
        case "eliminated": eliminated = seat; break;
        default:
      }
    },
    pile(verb) {
      if (DICE.has(verb)) return null;
      switch (verb) {
        case "deal": return inOrder(packets.find((packet) => packet.size > 0) ?? territories);
        case "objective": return [...objectives].sort((a, b) => a - b).map(String);
        case "card": return inOrder(deck);
        default: return inOrder(hand(eliminated));
      }
    },
  };
}
