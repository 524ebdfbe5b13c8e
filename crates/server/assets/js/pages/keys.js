// The keyboard: a whole turn without a pointer. Arrows go over the board, Enter chooses.

/**
 * Hands over every key that no field, dialog or browser uses; `press` says whether it meant something.
 * @param {(key: string, target: HTMLElement) => boolean} press
 */
export function listenKeys(press) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input:not([type=range]), textarea, select") || target.closest("dialog[open]")) return;
    if (press(event.key, target)) event.preventDefault();
  });
}
