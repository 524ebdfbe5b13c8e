// Copying a text. The browser's own clipboard is there over HTTPS and on the same machine only; elsewhere a field is
// selected and copied as a person would.

/** @param {string} text @returns {Promise<boolean>} whether it was copied */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  field.readOnly = true;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
