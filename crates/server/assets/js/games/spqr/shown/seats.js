// Who plays: points, provinces, legionaries, triremes, cards, and the supremacies each has.

import { say } from "../../../core/words.js";
import { seatsWith, strengthOf, stripWith } from "../../shared/seats.js";
import { supremaciesShown } from "./figures.js";

/** @typedef {import("../types.js").Table} Table */

/** @param {Table} table @param {unknown} _data @param {number} now the moment, in milliseconds */
export function seatsShown(table, _data, now) {
  const { view } = table;
  const supremacies = supremaciesShown(table);
  return seatsWith(table, now, {
    closing: "",
    add: ({ letter, count }) => {
      const { areas, armies } = strengthOf(view, letter);
      const seat = view.seats.find((one) => one.letter === letter);
      const triremes = [...view.fleets.values()].reduce((sum, by) => sum + (by.get(letter) ?? 0), 0);
      const plays = seat !== undefined && seat.player !== null;
      return {
        figures: [
          ...(plays ? [{ icon: "laurel", label: say("rome-points-of"), n: seat.points }] : []),
          { icon: "land", label: say("rome-provinces-of"), n: areas },
          { icon: "legionario", label: say("rome-legionaries-of"), n: armies },
          ...(plays ? [
            { icon: "trireme", label: say("rome-triremes-of"), n: triremes },
            { icon: "card", label: say("cards-of"), n: count },
          ] : []),
        ],
        badges: supremacies.filter(({ holder }) => holder?.letter === letter).map(({ kind, name, margin }) => ({ icon: `supremacy-${kind}`, label: name, text: `+${margin}` })),
        lamp: null,
      };
    },
  });
}

/** The same in one line, for a phone: everybody's points, the lap, the clock. @param {Table} table @param {unknown} _data @param {number} now */
export function stripShown(table, _data, now) {
  const points = (/** @type {string} */ letter) => table.view.seats.find((one) => one.letter === letter)?.points ?? 0;
  return stripWith(table, now, { points: "", number: ({ letter }) => points(letter) });
}
