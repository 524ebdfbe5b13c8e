// The odds page: what can be asked follows from the regulation and from what is fought, so that choosing either asks anew.

const form = /** @type {HTMLFormElement} */ (document.querySelector("#odds-form"));
for (const select of form.querySelectorAll("select")) select.addEventListener("change", () => form.requestSubmit());
