// What a referee can rule in RisiKo!, as lines of a record to begin with: the referee changes what is to be changed, and the
// server says whether the rules allow it.

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {{kind: string, rule: string, line: (view: View, seat: string) => string}} RulingTemplate
 *   `rule`: the one such a ruling mostly rests on, empty where the line stands alone; `line`: what follows it, about a seat
 */

/** The territory of a seat with the most armies. @param {View} view @param {string} seat */
function strongest({ lands }, seat) {
  const held = [...lands].filter(([, { owner }]) => owner === seat).sort(([, one], [, other]) => other.armies - one.armies);
  const [id, { armies }] = held[0] ?? ["", { armies: 1 }];
  return { id, armies };
}

/** @type {RulingTemplate[]} */
export const rulings = [
  { kind: "passturn", rule: "C51", line: () => "passturn" },
  { kind: "remove", rule: "C8", line: (view, seat) => `remove ${strongest(view, seat).id} 1` },
  { kind: "correct", rule: "C53", line: (view, seat) => { const { id, armies } = strongest(view, seat); return `correct ${id} ${seat} ${armies}`; } },
  { kind: "takecards", rule: "C51", line: (_, seat) => `takecards ${seat} ` },
  { kind: "lowercap", rule: "C51", line: (_, seat) => `lowercap ${seat} 10` },
  { kind: "withdraw", rule: "C24", line: (_, seat) => `withdraw ${seat}` },
  { kind: "exclude", rule: "C52", line: (_, seat) => `exclude ${seat}` },
  { kind: "timeup", rule: "", line: () => "timeup" },
];
