// What one held as one's own turn ended, of each table. Kept by this browser, so that a page that is opened when it is one's turn
// again can still say what happened meanwhile.

/**
 * @typedef {import("./table-moments.js").Mark} Mark
 */

const KEY = "sdadata.marks";
/** Of how many tables; the one that was played at last is the last. */
const TABLES_MAX = 40;

/** @returns {[string, Mark][]} */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {string} table @returns {Mark | null} */
export const keptMark = (table) => all().find(([id]) => id === table)?.[1] ?? null;

/** @param {string} table @param {Mark | null} mark */
export function keepMark(table, mark) {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, ...(mark === null ? [] : [[table, mark]])].slice(-TABLES_MAX)));
}
