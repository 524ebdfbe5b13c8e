// A tournament that is run through its pages: the console's forms, links for helpers and referees, results as numbers.

import assert from "node:assert/strict";
import { person } from "./tournament.mjs";

export const WALL = { viewport: { width: 1920, height: 1080 } };

/** Lines of a list to be pasted. */
export const lines = (count) => Array.from({ length: count }, (_, index) => {
  const { name, surname, club } = person(index);
  return `${name};${surname};${club}`;
}).join("\n");

/** Three faces that nobody else of so many has. */
export const faces = (place) => [Math.floor(place / 36) % 6, Math.floor(place / 6) % 6, place % 6].map((face) => face + 1).join(" ");

/** Gets in as the first administrator, by the link a new server prints. */
export async function firstAdministrator(guest, server) {
  const page = await guest.open(server.welcome);
  for (const [field, value] of [["name", "Olga"], ["login", "olga"], ["password", "tre dadi contro due"]]) await page.locator(`main [name=${field}]`).fill(value);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/\/profile/);
  await page.close();
  server.welcome = "";
}

/** A console that somebody has open. */
export class Console {
  static async create(guest, { name, format }) {
    const page = await guest.open("/tournaments/new");
    await page.locator("main [name=name]").fill(name);
    await page.locator("main [name=format]").selectOption(format);
    await page.locator('main form[action="/tournaments/new"] button[type=submit]').click();
    await page.waitForURL(/\/console$/);
    return new Console(guest, page, new URL(page.url()).pathname.split("/")[2]);
  }

  /** The console behind a link. */
  static async follow(guest, url, id) {
    return new Console(guest, await guest.open(url), id);
  }

  constructor(guest, page, id) {
    Object.assign(this, { guest, page, id });
  }

  async at(section) {
    await this.page.goto(`/tournaments/${this.id}/console${section}`);
    return this.page;
  }

  form(action) {
    return this.page.locator(`main form[action*="/console/${action}"]`);
  }

  /** Fills a form of a page and sends it. */
  async send(section, action, fields = {}) {
    await this.at(section);
    const form = this.form(action).filter({ has: this.page.locator(Object.keys(fields).map((name) => `[name="${name}"]`)[0] ?? "button") }).first();
    await form.evaluate((one) => { one.closest("details")?.setAttribute("open", ""); });
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await this.press(form.locator("button[type=submit], button:not([type])").first());
  }

  /** Presses a button that sends its form, and waits for the page that follows. */
  async press(button) {
    await Promise.all([this.page.waitForResponse((answer) => answer.request().method() === "POST"), button.evaluate((one) => one.click())]);
    await this.page.waitForLoadState("load");
    assert.equal(await this.page.locator('main [role="alert"]').count(), 0, await this.page.locator("main").innerText());
  }

  /** Does one thing with somebody, on their own page. */
  async person(entrant, act, fields = {}) {
    await this.at(`/people/${entrant}`);
    const form = this.form("entrant").filter({ has: this.page.locator(`input[name=act][value=${act}]`) });
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await this.press(form.locator("button").first());
  }

  /** Makes a link; its address is shown once. */
  async link(kind) {
    await this.at("/links");
    await this.press(this.form("link").filter({ has: this.page.locator(`input[value=${kind}]`) }).locator("button"));
    return new URL(await this.page.locator('.notice[data-tone="secret"] code').textContent()).pathname;
  }

  async tableLink(table) {
    await this.send("/links", "link", { table: String(table) });
    return new URL(await this.page.locator('.notice[data-tone="secret"] code').textContent()).pathname;
  }

  /** A draw by dice that are rolled in the hall, after its seal was shown. */
  async ceremony(dice) {
    await this.send("", "promise");
    await this.page.locator("#next-title").locator("xpath=..").locator("code").waitFor();
    await this.send("", "draw", { dice });
  }

  /** A draw by a published seed; ties that matter are broken by dice first. How many times dice were asked for. */
  async draw(seed) {
    const asked = await this.castDice();
    await this.send("", "draw", { seed: String(seed) });
    return asked;
  }

  /** Rolls for every tie that decides something: how often it was asked for. */
  async castDice() {
    let asked = 0;
    for (; asked < 8; asked += 1) {
      await this.at("");
      const dice = this.page.locator('input[name^="dice-"]');
      const count = await dice.count();
      if (count === 0) break;
      for (let place = 0; place < count; place += 1) await dice.nth(place).fill(faces(place));
      await this.press(this.form("dice").locator("button"));
    }
    return asked;
  }

  /** The result of a table as numbers, in a browser without scripts; who has none did not play. */
  async score(table, points) {
    await this.page.goto(`/tournaments/${this.id}/score?table=${table}`);
    await enterNumbers(this.page, points);
  }

  async state() {
    return (await this.guest.ask("GET", `/api/tournaments/${this.id}`)).body;
  }

  /** The results that are missing, over the API: too many to click. */
  async finish(points = [60, 50, 30, 24]) {
    const { rounds } = await this.state();
    const round = rounds.length;
    for (const { table, seats, result } of rounds.at(-1).tables) {
      if (result !== null) continue;
      const counted = (index) => ({ points: points[index] ?? 0, order: index + 1 });
      const command = { do: "report", table, result: { seats: seats.map((entrant, index) => ({ entrant, counted: counted(index) })) } };
      const answer = await this.guest.ask("POST", `/api/tournaments/${this.id}/commands`, { nonce: `r${round}-${table}`, command });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
    }
  }
}

/** Types the points of a result on a page without a script, reads them back and sends them. */
export async function enterNumbers(page, points) {
  for (const [index, value] of points.entries()) if (value !== null) await page.locator(`[name="points${index + 1}"]`).fill(String(value));
  await page.getByRole("button", { name: "Rileggi il risultato" }).click();
  await page.getByText("Così resterà scritto").waitFor();
  await page.locator('[data-act="primary"]').click();
  await page.waitForLoadState("load");
}
