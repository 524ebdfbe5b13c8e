// The result of a table from a player's phone: tapped on the map, read back, sent, confirmed by another.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { organisers, PHONE } from "../lib/tournament.mjs";

const administrator = organisers();

/** A tournament of four that is being played, and the address of its table's link. */
async function playing(given, name, regulation = "raduno") {
  const one = await administrator.open(given, { name, regulation });
  await one.enter(4);
  await one.draw(7);
  const { url } = await one.ask("/links", { kind: "table", table: 1 });
  return { one, url };
}

/** The page of a table on the phone of the player who sits there in this place, from 0. */
async function phoneOf(given, url, place, { expected = [], ...options } = PHONE) {
  const guest = await given.guest(options);
  for (const fault of expected) guest.expect(fault);
  const page = await guest.open(url);
  await page.locator('form[action$="/pick"] button').nth(place).click();
  await page.locator('form[action$="/preview"], .panel').first().waitFor();
  return page;
}

/** Gives each player an objective and some territories, the rest to the last one. */
async function tapAll(page) {
  const areas = await page.locator("[data-area]").evaluateAll((all) => all.map((one) => one.dataset.area));
  const players = page.locator('.score-player:not([data-seat="0"])');
  const count = await players.count();
  for (let seat = 0; seat < count; seat += 1) {
    await players.nth(seat).click();
    await page.locator("#score-goal").selectOption(String(2 * seat + 1));
    if (seat === count - 1) break;
    for (const area of areas.slice(seat * 10, seat * 10 + 10)) await page.locator(`[data-area="${area}"]`).dispatchEvent("click");
  }
  await page.getByRole("button", { name: /Tutto il resto/ }).click();
}

suite({
  "a table is tapped, read back, sent and confirmed": async (given) => {
    const { one, url } = await playing(given, "Mappa");
    const page = await phoneOf(given, url, 0);
    const other = await phoneOf(given, url, 1);
    await page.locator("#score-map").waitFor();
    assert.equal(await page.locator(".score-numbers").isVisible(), false, "one way at a time");
    assert.match(await page.locator(".score-left").textContent(), /42 territori/);
    const congo = page.locator('[data-area="congo"]');
    const { x, y, width, height } = await congo.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    assert.equal(await congo.getAttribute("data-colour"), "rosso", "a finger is enough");
    await congo.press("Enter");
    assert.equal(await congo.getAttribute("data-colour"), null, "and so is a key");
    await tapAll(page);
    await page.getByText("Tutti i 42 territori hanno un padrone").waitFor();
    await page.getByRole("button", { name: "Rileggi il risultato" }).click();
    await page.getByText("Così resterà scritto").waitFor();
    const points = await page.locator('.data td[data-label="Punti"], .data td[data-label="Fuori"]').allTextContents();
    assert.equal(points.map(Number).reduce((sum, number) => sum + number), 164);
    assert.equal((await one.state()).rounds[0].tables[0].pending, false, "nothing is kept yet");
    await page.getByRole("button", { name: "Cambia" }).click();
    await page.getByText("Tutti i 42 territori hanno un padrone").waitFor();
    await page.getByRole("button", { name: "Rileggi il risultato" }).click();
    await page.locator('[data-act="primary"]').click();
    await page.getByText("Risultato da confermare").or(page.locator('form[action$="/contest"]')).first().waitFor();
    // What one phone has sent appears on the other by itself, and so does what becomes of it.
    await other.locator('form[action$="/confirm"] button').click();
    await page.getByText("Il risultato di questo tavolo è scritto").waitFor();
    assert.ok(Array.isArray((await one.state()).rounds[0].tables[0].result));
  },

  "numbers are enough without a script": async (given) => {
    const { one, url } = await playing(given, "Numeri");
    const page = await phoneOf(given, url, 0, { ...PHONE, javaScriptEnabled: false });
    assert.equal(await page.locator("#score-map").isVisible(), false);
    for (const [index, points] of [40, 30, 30, 20].entries()) await page.locator(`[name="points${index + 1}"]`).fill(String(points));
    await page.getByRole("button", { name: "Rileggi il risultato" }).click();
    await page.locator('[name="order2"]').selectOption("1");
    await page.locator('[name="order3"]').selectOption("2");
    await page.locator('[data-act="primary"]').click();
    await page.getByText("dopo perché ha giocato prima").waitFor();
    await page.locator('[data-act="primary"]').click();
    await page.locator('form[action$="/contest"]').waitFor();
    assert.equal((await one.state()).rounds[0].tables[0].pending, true);
  },

  "a territory without an owner is asked for and nothing is lost": async (given) => {
    const { url } = await playing(given, "Manca");
    const page = await phoneOf(given, url, 0, { ...PHONE, expected: [/status of 422/] });
    await page.locator("#score-goal").selectOption("4");
    await page.locator('[data-area="alaska"]').dispatchEvent("click");
    await page.getByRole("button", { name: "Rileggi il risultato" }).click();
    await page.getByText("41 territori non sono ancora di nessuno").waitFor();
    await page.locator("#score-goal").waitFor();
    assert.equal(await page.locator('[data-area="alaska"]').getAttribute("data-colour"), "rosso");
    assert.equal(await page.locator("#score-goal").inputValue(), "4");
  },

  "everybody can enter a result": async (given) => {
    const faults = [];
    const { one, url } = await playing(given, "Per tutti");
    const rome = await playing(given, "Roma", "spqr-rtu");
    for (const colorScheme of ["light", "dark"]) {
      const options = { bypassCSP: true, colorScheme, ...PHONE };
      const page = await phoneOf(given, url, colorScheme === "light" ? 2 : 3, options);
      for (const fault of [...await findings(page), ...await small(page)]) faults.push(`${colorScheme} map: ${fault}`);
      await tapAll(page);
      await page.getByRole("button", { name: "Rileggi il risultato" }).click();
      await page.getByText("Così resterà scritto").waitFor();
      for (const fault of [...await findings(page), ...await small(page)]) faults.push(`${colorScheme} read back: ${fault}`);
      const spqr = await phoneOf(given, rome.url, colorScheme === "light" ? 2 : 3, options);
      for (const fault of [...await findings(spqr), ...await small(spqr)]) faults.push(`${colorScheme} rome: ${fault}`);
    }
    const staff = await given.guest({ bypassCSP: true, storageState: administrator.storageState });
    const score = await staff.open(`/tournaments/${one.id}/score?table=1`);
    for (const fault of await findings(score)) faults.push(`staff: ${fault}`);
    assert.deepEqual([...new Set(faults)], []);
  },
});
