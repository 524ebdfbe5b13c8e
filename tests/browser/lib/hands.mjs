// A player's hands: only what a person can click or type on the page of a table.

import assert from "node:assert/strict";

export class Hands {
  /** `thumb`: taps in place of clicks. */
  constructor(page, { thumb = false } = {}) {
    this.page = page;
    this.thumb = thumb;
  }

  /** Presses a button of the page. */
  press(button) {
    return this.thumb ? button.tap() : button.click();
  }

  mode() {
    return this.page.locator("#table").getAttribute("data-mode");
  }

  /** Until the page has drawn what was done. */
  drawn() {
    return this.page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
  }

  /** Waits until the page has said what it had to say and it is this player's move, or the game is over. */
  async turn(timeout = 20000) {
    await this.drawn();
    await this.page.waitForFunction(() => {
      const { stage, yours, busy, mode } = document.querySelector("#table").dataset;
      return stage === "over" || (yours === "true" && busy === "false" && mode !== "watch");
    }, null, { timeout });
    return this.mode();
  }

  /** Until the page has nothing more on the way. */
  async settled() {
    await this.drawn();
    await this.page.waitForFunction(() => document.querySelector("#table").dataset.busy === "false");
  }

  /** Where the counter of an area, or the anchor of a sea, is on the screen, and what lies over it. */
  #spot(id) {
    return this.page.evaluate((one) => {
      const piece = document.querySelector(`#board .counter[data-of="${one}"], #board .fleet[data-of="${one}"]`);
      const { a, d, e, f } = piece.getScreenCTM();
      const at = { x: e, y: f + (piece.matches(".fleet") ? -2 * Math.sign(a * d) : 0) };
      const stage = document.querySelector("#stage").getBoundingClientRect();
      const hit = document.elementFromPoint(at.x, at.y);
      return {
        ...at, free: (hit?.closest("#board") ?? null) !== null, by: hit?.closest("[id]")?.id ?? "the edge of the screen",
        middle: { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 }, most: stage.width / 2 - 20,
      };
    }, id);
  }

  /** Puts away what lies over the board for a moment, as a reader does who has read it. */
  async clear() {
    for (const what of [".dealt button", ".since .button-icon"]) {
      const button = this.page.locator(what);
      if (await button.count() > 0) await button.click({ timeout: 1000 }).catch(() => {});
    }
  }

  /** Clicks a territory, a province or a sea; one that is not seen is brought to the middle of the board first, as a finger would. */
  async territory(id) {
    const { mouse } = this.page;
    for (let drags = 0; drags < 6; drags += 1) {
      await this.clear(); // It may come while one drags.
      const spot = await this.#spot(id);
      if (spot.free) return this.thumb ? this.page.touchscreen.tap(spot.x, spot.y) : mouse.click(spot.x, spot.y);
      const by = (distance) => Math.max(-spot.most, Math.min(spot.most, distance));
      const [dx, dy] = [by(spot.middle.x - spot.x), by(spot.middle.y - spot.y)];
      await mouse.move(spot.middle.x, spot.middle.y);
      await mouse.down();
      await mouse.move(spot.middle.x + dx / 2, spot.middle.y + dy / 2);
      await mouse.move(spot.middle.x + dx, spot.middle.y + dy);
      await mouse.up();
      await this.drawn();
    }
    return assert.fail(`${id} lies under #${(await this.#spot(id)).by}`);
  }

  /** The territories where something can be done now. */
  open(kind = "open") {
    return this.page.locator(`#board :is(.area, .sea).is-${kind}`).evaluateAll((all) => all.map((one) => one.dataset.area ?? one.dataset.sea));
  }

  main() {
    return this.page.locator("#bar .bar-actions [data-act=primary]");
  }

  async colour() {
    await this.press(this.page.locator("#bar .bar-colour").first());
  }

  /** All that is due, on one territory. */
  async place(id) {
    const [where] = id === undefined ? await this.open() : [id];
    const steps = this.page.locator("#bar .segments button");
    if (await steps.count() > 0) await this.press(steps.last());
    await this.territory(where);
    await this.drawn();
    const confirm = this.main();
    if (await confirm.count() > 0 && await this.mode() === "place") await this.press(confirm);
    return where;
  }

  async attack(from, to) {
    await this.territory(from);
    await this.territory(to);
    await this.main().click();
  }

  async pass() {
    await this.press(this.page.locator('#bar .bar-actions button:has(kbd:text-is("P"))'));
    await this.drawn();
    const sure = this.page.locator("#bar .bar-question");
    if (await sure.count() > 0) await this.press(this.main());
  }

  /** One step of a player who only does what must be done. */
  async step() {
    const mode = await this.turn();
    if (mode === "over") return mode;
    if (mode === "colour") await this.colour();
    else if (mode === "place") await this.place();
    else if (mode === "occupy" || mode === "throw") await this.press(this.main());
    else if (mode === "defend") await this.press(this.page.locator("#bar .bar-choices [data-act=primary]"));
    else if (mode === "pick") await this.territory((await this.open())[0]);
    else await this.pass();
    await this.settled();
    return mode;
  }

  /** The board as it is drawn. */
  board() {
    return this.page.locator("#board .counter").evaluateAll((all) => Object.fromEntries(all.map((one) => [
      one.dataset.of, `${one.querySelector(".counter-letter text").textContent} ${one.querySelector(".counter-number").textContent}`,
    ])));
  }
}

/** The same of a scene. */
export const boardOf = (held) => Object.fromEntries([...held].map(([id, { owner, armies }]) => [id, `${owner === "neutral" ? "" : owner} ${armies}`]));
