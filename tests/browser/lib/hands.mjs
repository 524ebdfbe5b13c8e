// A player's hands: only what a person can click or type on the page of a table.

import assert from "node:assert/strict";

export class Hands {
  constructor(page) {
    this.page = page;
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

  /** Where a territory's counter is on the screen, and what lies over it. */
  #spot(id) {
    return this.page.evaluate((one) => {
      const { left, top, width, height } = document.querySelector(`#board .counter[data-of="${one}"]`).getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const stage = document.querySelector("#stage").getBoundingClientRect();
      const hit = document.elementFromPoint(at.x, at.y);
      return {
        ...at, free: (hit?.closest("#board") ?? null) !== null, by: hit?.closest("[id]")?.id ?? "the edge of the screen",
        middle: { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 }, most: stage.width / 2 - 20,
      };
    }, id);
  }

  /** Clicks a territory; one that is not seen is brought to the middle of the board first, as a finger would. */
  async territory(id) {
    const { mouse } = this.page;
    for (let drags = 0; drags < 6; drags += 1) {
      const spot = await this.#spot(id);
      if (spot.free) return mouse.click(spot.x, spot.y);
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
    return this.page.locator(`#board .area.is-${kind}`).evaluateAll((all) => all.map((one) => one.dataset.area));
  }

  main() {
    return this.page.locator("#bar .bar-actions [data-act=primary]");
  }

  async colour() {
    await this.page.locator("#bar .bar-colour").first().click();
  }

  /** All that is due, on one territory. */
  async place(id) {
    const [where] = id === undefined ? await this.open() : [id];
    const steps = this.page.locator("#bar .segments button");
    if (await steps.count() > 0) await steps.last().click();
    await this.territory(where);
    return where;
  }

  async attack(from, to) {
    await this.territory(from);
    await this.territory(to);
    await this.main().click();
  }

  async pass() {
    await this.page.locator('#bar .bar-actions button:has(kbd:text-is("P"))').click();
    await this.drawn();
    const sure = this.page.locator("#bar .bar-question");
    if (await sure.count() > 0) await this.main().click();
  }

  /** One step of a player who only does what must be done. */
  async step() {
    const mode = await this.turn();
    if (mode === "over") return mode;
    if (mode === "colour") await this.colour();
    else if (mode === "place") await this.place();
    else if (mode === "occupy") await this.main().click();
    else if (mode === "defend") await this.page.locator("#bar .bar-choices [data-act=primary]").click();
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
