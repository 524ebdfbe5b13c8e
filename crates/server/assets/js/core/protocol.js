// The words of the protocol that all games share: events, ranges, what a command matches, a view that changes by lines.
// Reading only; no rule is known here.

/**
 * @typedef {{min: number, max: number}} Range
 * @typedef {{verb: string, words: string[], line: string}} Event
 * @typedef {{attack: number[], defence: number[], lost: [number, number]}} Roll
 */

/** @param {string} line @returns {Event} */
export function readEvent(line) {
  const [verb = "", ...words] = line.trim().split(" ");
  return { verb, words, line };
}

/** `2..5`, or `3` alone. @param {string} word @returns {Range} */
export function readRange(word) {
  const [min = "0", max = min] = word.split("..");
  return { min: Number(min), max: Number(max) };
}

/** The whole numbers of a range. @param {Range} range @returns {number[]} */
export const numbersOf = ({ min, max }) => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** The nearest number of a range. @param {Range} range @param {number} n */
export const clamp = ({ min, max }, n) => Math.min(max, Math.max(min, n));

/** The number after a word; 0 without it. @param {string[]} words @param {string} word */
export const numberAfter = (words, word) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : 0);

/** Ids with a number each: `brasile 3 peru 1`. @param {string[]} words @returns {[string, number][]} */
export function readPairs(words) {
  /** @type {[string, number][]} */
  const found = [];
  for (let i = 0; i + 1 < words.length; i += 2) found.push([words[i] ?? "", Number(words[i + 1])]);
  return found;
}

/** The dice of a `battle-rolled`. @param {Event} event @returns {Roll} */
export function readRoll({ words }) {
  const colon = words.indexOf(":");
  const lost = words.indexOf("lost");
  return {
    attack: words.slice(0, colon).map(Number),
    defence: words.slice(colon + 1, lost).map(Number),
    lost: [Number(words[lost + 1]), Number(words[lost + 2])],
  };
}

/**
 * Whether a command is one of those the lines stand for.
 * @param {string[]} lines
 * @param {string} command
 */
export function allows(lines, command) {
  const given = command.split(" ");
  return lines.some((line) => {
    const words = line.split(" ");
    return words.length === given.length && words.every((word, i) => {
      if (!word.includes("..")) return word === given[i];
      const { min, max } = readRange(word);
      return Number(given[i]) >= min && Number(given[i]) <= max;
    });
  });
}

/**
 * A view with the lines that are different now: those of everybody, then the viewer's own.
 * @param {string} view
 * @param {import("./wire.d.ts").Changes} changes
 * @param {[number, string]} [own]
 */
export function applyChanges(view, { lines, at }, own) {
  const now = view.split("\n").slice(0, lines);
  for (const [number, line] of own === undefined ? at : [...at, own]) now[number] = line;
  return now.map((line) => `${line}\n`).join("");
}
