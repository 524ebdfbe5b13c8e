// What a place of the board is called on this page: in the reader's language, and beside it as the board has it where that is
// another name, so that people at one table understand each other.

/** @typedef {{name: string, gloss?: string | null}} Place `gloss`: its name in the reader's language, where that is another */

/** As a sentence names it. @param {Place} place */
export const nameOf = ({ name, gloss }) => gloss ?? name;

/** With both names. @param {Place} place */
export const calledOf = ({ name, gloss }) => (gloss === undefined || gloss === null ? name : `${gloss} (${name})`);

/** @param {import("./types.js").BoardData} data @param {(place: Place) => string} called @returns {(area: string) => string} */
function byId(data, called) {
  const names = new Map(data.territories.map((one) => [one.id, called(one)]));
  return (area) => names.get(area) ?? area;
}

/** What sentences call territories, by their ids. @param {import("./types.js").BoardData} data */
export const namesOf = (data) => byId(data, nameOf);

/** Both names of territories, by their ids. @param {import("./types.js").BoardData} data */
export const bothNamesOf = (data) => byId(data, calledOf);
