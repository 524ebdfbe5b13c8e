// What a browser has kept of the dice of a table, and somebody who sits down by the page.

/** What the page has kept. */
export const kept = (page, id) => page.evaluate((table) => JSON.parse(localStorage.getItem(`sdadata.dice.${table}`)), id);

/** The seed the page has drawn. */
export const keptSeed = async (page, id) => (await kept(page, id)).seed;

/** Opens the page of a table and sits down there. */
export async function sitByPage(guest, id) {
  const page = await guest.open(`/tables/${id}`);
  await page.locator("#card .button-primary").click();
  await page.waitForFunction(() => document.querySelector("#card .you") !== null || document.querySelector("#table").dataset.stage === "playing");
  return page;
}

/** Until the table is at this stage, for the page. */
export const atStage = (page, stage, timeout = 20000) => page.locator(`#table[data-stage="${stage}"]`).waitFor({ timeout });
