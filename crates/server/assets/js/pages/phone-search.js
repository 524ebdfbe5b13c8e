// Finding a name while it is typed: every word that was typed begins a word of the name, whatever the accents.

/** @param {string} text */
const words = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/**
 * Which of these are meant.
 * @param {string} typed
 * @param {string[]} names
 * @returns {boolean[]}
 */
export function matching(typed, names) {
  const wanted = words(typed);
  return names.map((name) => {
    const parts = words(name);
    return wanted.every((one) => parts.some((part) => part.startsWith(one)));
  });
}
