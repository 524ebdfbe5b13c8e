// Forms that open a table and seat who sends them. A seed must not leave the browser before the table's commitment is
// known, so the form only opens the table; its page then sits down by itself. Without a script the server seats them at once,
// without a part in the dice.

const KEY = "sdadata.sit-later";
/** A wish older than this is forgotten: the form led elsewhere. */
const WISH_MS = 60000;

/** @param {HTMLFormElement} form @param {() => boolean} wants whether who sends it is to sit down */
export function sitLater(form, wants = () => true) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("sit"));
  field.value = "later";
  takeWish();
  form.addEventListener("submit", () => { if (wants()) wishToSit(); });
}

/** Who sends a form that opens a table wants to sit there. */
export const wishToSit = () => sessionStorage.setItem(KEY, String(Date.now()));

/** Whether this page was opened by such a form; told once. */
export function takeWish() {
  const at = Number(sessionStorage.getItem(KEY) ?? 0);
  sessionStorage.removeItem(KEY);
  return Date.now() - at < WISH_MS;
}
