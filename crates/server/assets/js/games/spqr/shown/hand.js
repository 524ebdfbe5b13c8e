// A hand by symbols, what each combination gives and costs, and why none can be played.

import { isMyMove, seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").RomeData} RomeData
 * @typedef {{symbol: string, name: string, n: number}} SymbolShown
 * @typedef {{cards: string[], told: string}} TrisShown `told`: what it gives, and what it costs
 * @typedef {{cards: SymbolShown[], count: number, tris: TrisShown[], off: TrisShown[], why: string}} HandShown
 *   `off`: combinations the hand has and that cannot be played, with what they would bring; `why`: why none can be now
 */

/** As many cards make a tris. */
const TRIS = 3;

/** The symbols of the cards, in the order of the deck. */
const SYMBOLS = ["legionario", "vessillo", "trireme", "arena"];

/** The hand of who looks. @param {Table} table @param {RomeData} data @returns {HandShown | null} */
export function handShown(table, data) {
  const seat = seatOf(table, table.scene.you);
  if (seat === null || seat.cards === null) return null;
  const held = seat.cards;
  const counted = SYMBOLS.map((symbol) => ({ symbol, name: say(`rome-symbol-${symbol}`), n: held.filter((card) => card === symbol).length }));
  const why = held.length >= TRIS && table.may.tris.length === 0 ? whyNot(table) : null;
  // Where no combination can be played one reason stands for all.
  const each = isMyMove(table) && (why === null || why === "none");
  const off = each ? combinations(held).filter((cards) => !table.may.tris.some((one) => isAlike(one, cards))) : [];
  return {
    cards: counted.filter(({ n }) => n > 0), count: held.length,
    tris: table.may.tris.map((cards) => ({ cards, told: trisTold(table, cards) })),
    off: off.map((cards) => ({ cards, told: worthTold(data.tris.find((one) => isAlike(one.cards, cards))?.worth) })),
    why: why === null || off.length > 0 ? "" : say(`rome-tris-${why}`),
  };
}

/** Three alike, or three different: what a hand can be combined to. @param {string[]} held @returns {string[][]} */
function combinations(held) {
  const there = SYMBOLS.filter((symbol) => held.includes(symbol));
  const alike = there.filter((symbol) => held.filter((card) => card === symbol).length >= TRIS).map((symbol) => [symbol, symbol, symbol]);
  const mixed = SYMBOLS.map((left) => there.filter((symbol) => symbol !== left)).filter((cards, at, all) => cards.length === TRIS && all.findIndex((one) => isAlike(one, cards)) === at);
  return [...alike, ...mixed];
}

/** Whether these are the same cards. @param {string[]} one @param {string[]} other */
const isAlike = (one, other) => [...one].sort().join(" ") === [...other].sort().join(" ");

/** What a tris that can be played gives. @param {Table} table @param {string[]} cards */
export const trisTold = (table, cards) => worthTold(table.scene.worth[cards.join(" ")]);

/** What a combination gives: legionaries, triremes, a centre, and what the centre costs. @param {import("../../../core/wire.d.ts").TrisWorth} [worth] */
function worthTold(worth) {
  if (worth === undefined || worth.game !== "spqr") return "";
  const { legionaries, triremes, centres, owed } = worth;
  return [
    ...(legionaries > 0 ? [say("rome-legionaries", { n: legionaries })] : []),
    ...(triremes > 0 ? [say("rome-triremes", { n: triremes })] : []),
    ...(centres > 0 ? [say("rome-worth-centres", { n: centres })] : []),
    ...(owed > 0 ? [say("rome-owed", { n: owed })] : []),
  ].join(", ");
}

/** The same in as few words as a button on a phone holds. @param {Table} table @param {string[]} cards */
export function trisBrief(table, cards) {
  const worth = table.scene.worth[cards.join(" ")];
  if (worth === undefined || worth.game !== "spqr") return say("tris-in-bar");
  const { legionaries, triremes, centres, owed } = worth;
  const told = [
    ...(legionaries > 0 ? [say("rome-legionaries", { n: legionaries })] : []),
    ...(triremes > 0 ? [say("rome-triremes", { n: triremes })] : []),
    ...(centres > 0 ? [`${say("rome-brief-centres", { n: centres })}${owed > 0 ? ` (−${owed})` : ""}`] : []),
  ];
  return say("rome-tris-brief", { told: told.join(", ") });
}

/** @param {Table} table */
function whyNot({ view, scene }) {
  if (view.turn !== scene.you || view.lap === 0) return "not-now";
  if (view.tris > 0) return "played";
  return view.phase === "points" || view.phase === "reinforcements" ? "none" : "too-late";
}

/** What the hand has to say to who does not see it; nothing most of the time. @param {Table} table */
export const handNews = ({ may }) => (may.tris.length > 0 ? say("tab-hand-tris") : "");
