// What a reader prefers at a table, kept by this browser: names of what is on.

const KEY = "sdadata.preferences";

/** What is on. @returns {string[]} */
export const keptPreferences = () => (localStorage.getItem(KEY) ?? "").split(" ").filter((name) => name !== "");

/** @param {string} name @param {boolean} on */
export function keepPreference(name, on) {
  const others = keptPreferences().filter((one) => one !== name);
  localStorage.setItem(KEY, [...others, ...(on ? [name] : [])].join(" "));
}
