// What a referee can rule in S.P.Q.RisiKo!, as lines of a record to begin with: the referee changes what is to be changed, and
// the server says whether the rules allow it.

/** @typedef {import("./protocol.js").View} View */

/** The province of a seat with the most legionaries. @param {View} view @param {string} seat */
function strongest({ lands }, seat) {
  const held = [...lands].filter(([, { owner }]) => owner === seat).sort(([, one], [, other]) => other.armies - one.armies);
  const [id, { armies }] = held[0] ?? ["", { armies: 1 }];
  return { id, armies };
}

/** The first sea with triremes of a seat, and how many. @param {View} view @param {string} seat */
function fleetOf({ fleets }, seat) {
  const found = [...fleets].find(([, by]) => by.has(seat));
  return { sea: found?.[0] ?? "tyrrenum", triremes: found?.[1].get(seat) ?? 1 };
}

/** @type {{kind: string, rule: string, line: (view: View, seat: string) => string}[]} */
export const rulings = [
  { kind: "passturn", rule: "C54", line: () => "passturn" },
  { kind: "rome-remove", rule: "C8", line: (view, seat) => `remove ${strongest(view, seat).id} 1` },
  { kind: "rome-correct", rule: "C53", line: (view, seat) => { const { id, armies } = strongest(view, seat); return `correct ${id} ${seat} ${armies}`; } },
  { kind: "takecards", rule: "C51", line: (_, seat) => `takecards ${seat} ` },
  { kind: "rome-points", rule: "C40", line: (view, seat) => `points ${seat} ${view.seats.find(({ letter }) => letter === seat)?.points ?? 0}` },
  { kind: "rome-fleet", rule: "C53", line: (view, seat) => { const { sea, triremes } = fleetOf(view, seat); return `fleet ${seat} ${sea} ${triremes}`; } },
  { kind: "rome-centre", rule: "C53", line: (view, seat) => `centre ${strongest(view, seat).id} on` },
  { kind: "withdraw", rule: "C24", line: (_, seat) => `withdraw ${seat}` },
  { kind: "exclude", rule: "C52", line: (_, seat) => `exclude ${seat}` },
  { kind: "timeup", rule: "", line: () => "timeup" },
];
