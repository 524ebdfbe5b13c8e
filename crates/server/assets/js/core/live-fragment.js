// A part of a page that keeps itself up to date: a stream says that something has changed, and the part is asked for anew.
// The stream is open only while somebody looks, because a browser opens few connections at once.

/**
 * @param {HTMLElement} part what is kept fresh; `data-refresh` is the address of what stands in it
 * @param {string} stream the address of the stream
 */
export function keepFresh(part, stream) {
  /** @type {EventSource | null} */
  let source = null;
  const ask = refresher(part);
  const watch = () => {
    source?.close();
    source = null;
    if (document.hidden) return;
    // The first event comes at once, so that nothing is missed between two streams.
    source = new EventSource(stream, { withCredentials: true });
    source.addEventListener("changed", () => void ask());
  };
  document.addEventListener("visibilitychange", watch);
  watch();
}

/**
 * What asks for a part anew and shows it if it has changed.
 * @param {HTMLElement} part `data-refresh` is the address of what stands in it
 * @returns {() => Promise<boolean>} whether there was an answer
 */
export function refresher(part) {
  let shown = "";
  return async () => {
    const text = await fetched(part.dataset["refresh"] ?? "");
    if (text === null) return false;
    if (text !== shown) replaceContent(part, text);
    shown = text;
    return true;
  };
}

/** Shows new content; a link that has the focus keeps it, and what was unfolded stays so. @param {HTMLElement} part @param {string} text */
export function replaceContent(part, text) {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  const unfolded = [...part.querySelectorAll("details[open][id]")].map(({ id }) => id);
  part.innerHTML = text;
  for (const id of unfolded) part.querySelector(`details#${CSS.escape(id)}`)?.setAttribute("open", "");
  if (focused) /** @type {HTMLElement | null} */ (part.querySelector(`a[href="${CSS.escape(focused)}"]`))?.focus();
}

/** A part of a page; null if it cannot be had now. @param {string} path @returns {Promise<string | null>} */
export async function fetched(path) {
  try {
    const response = await fetch(path, { credentials: "same-origin", headers: { accept: "text/html" } });
    return response.ok ? await response.text() : null;
  } catch (fault) {
    return null;
  }
}
