// What a place of the board is called on this page: its name on the board, and beside it the one of the reader's language where
// that is another.

/** @param {{name: string, gloss?: string | null}} place */
export const calledOf = ({ name, gloss }) => (gloss === undefined || gloss === null ? name : `${name} (${gloss})`);

/** What territories are called, by their ids. @param {import("./types.js").BoardData} data @returns {(area: string) => string} */
export function namesOf(data) {
  const names = new Map(data.territories.map((one) => [one.id, calledOf(one)]));
  return (area) => names.get(area) ?? area;
}
