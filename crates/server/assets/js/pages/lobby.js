// A part of a page that keeps itself up to date: asked for again every few seconds while somebody looks.

const EVERY = 3000;

for (const part of document.querySelectorAll("[data-refresh]")) {
  keepFresh(/** @type {HTMLElement} */ (part));
}

/** @param {HTMLElement} part */
function keepFresh(part) {
  let known = "";
  const ask = async () => {
    if (document.hidden) return;
    const text = await fetched(part.dataset["refresh"] ?? "");
    if (text === null || text === known) return;
    const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    known = text;
    part.innerHTML = text;
    if (focused) /** @type {HTMLElement | null} */ (part.querySelector(`a[href="${CSS.escape(focused)}"]`))?.focus();
  };
  setInterval(() => void ask(), EVERY);
  document.addEventListener("visibilitychange", () => void ask());
}

/** @param {string} path @returns {Promise<string | null>} */
async function fetched(path) {
  try {
    const response = await fetch(path, { credentials: "same-origin", headers: { accept: "text/html" } });
    return response.ok ? await response.text() : null;
  } catch (fault) {
    return null;
  }
}
