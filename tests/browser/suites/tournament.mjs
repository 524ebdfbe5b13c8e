// A tournament as those in the hall see it: the page everybody opens, a player's phone, the projector, paper.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { organisers, PHONE } from "../lib/tournament.mjs";

const WALL = { viewport: { width: 1920, height: 1080 } };
/** What a phone may cost on its first visit, as it comes over the network. */
const PHONE_BYTES_MAX = 40_000;

const administrator = organisers();

async function playing(given, name, people = 16) {
  const one = await administrator.open(given, { name });
  await one.enter(people);
  await one.draw(20261121);
  return one;
}

suite({
  "what is new comes by itself": async (given) => {
    const one = await playing(given, "Dal vivo");
    const page = await (await given.guest()).open(`/tournaments/${one.id}`);
    await page.locator('.seating-table[data-stage="playing"]').first().waitFor();
    await page.locator("#by-name summary").click();
    await one.finish(1);
    await page.locator('.seating-table[data-stage="finished"]').waitFor();
    assert.equal(await page.locator(".standings tbody tr").count(), 4);
    assert.ok(await page.locator("#by-name").evaluate((details) => details.open), "what was unfolded stays so");
    await one.ask("/notices", { text: "Si riprende alle 15." });
    await page.getByText("Si riprende alle 15.").waitFor();
    await one.ask("/clock", { do: "start" });
    const clock = page.locator(".hall-status .hall-clock[data-running]");
    await clock.waitFor();
    const before = await clock.textContent();
    await page.waitForFunction((shown) => document.querySelector(".hall-status .hall-clock").textContent !== shown, before);
  },

  "a phone finds its table and keeps it": async (given) => {
    const one = await administrator.open(given, { name: "Telefoni" });
    await one.enter(16);
    const phone = await given.guest(PHONE);
    const page = await phone.open(`/tournaments/${one.id}/me`);
    await page.locator("#phone-search").fill("tiglio");
    assert.equal(await page.locator(".pick li:visible").count(), 1);
    await page.locator(".pick li:visible a").tap();
    await page.locator(".own-when").waitFor();
    assert.equal(await page.locator('[data-own="table"]').count(), 0);
    await one.form("promise", {});
    await page.locator(".own .draw-certificate-seal").waitFor();
    await one.form("draw", { dice: "6 2 5" });
    const table = page.locator('[data-own="table"]');
    await table.waitFor();
    const { rounds } = await one.state();
    const own = Number(await page.locator(".own").getAttribute("data-entrant"));
    const seated = rounds[0].tables.find(({ seats }) => seats.includes(own));
    assert.equal(await table.textContent(), String(seated.table));
    assert.equal(await page.locator('[data-own="seat"]').textContent(), String(seated.seats.indexOf(own) + 1));
    await page.locator("#answer-why summary").tap();
    await page.locator("#answer-why .answer-text p").first().waitFor();
    // Opened again by its plain address, it knows whose phone it is and asks for nothing but the page and the stream.
    const asked = [];
    page.on("request", (request) => { if (!request.url().includes("/assets/")) asked.push(new URL(request.url()).pathname); });
    await page.goto(`/tournaments/${one.id}/me`);
    await page.locator('[data-own="table"]').waitFor();
    await page.locator("#phone-since").filter({ hasText: /\d/ }).waitFor();
    assert.deepEqual(asked, [`/tournaments/${one.id}/me`, `/api/tournaments/${one.id}/stream`]);
  },

  "people of earlier tournaments are completed": async (given) => {
    await playing(given, "Di prima");
    const one = await administrator.open(given, { name: "Di nuovo" });
    const page = await one.one.open(`/tournaments/${one.id}/console/people`);
    const form = page.locator('form[action*="console/enter"]');
    await form.locator('[name="surname"]').pressSequentially("tigl");
    const offered = page.locator("#known-people option");
    await offered.first().waitFor({ state: "attached" });
    const { name, surname, club } = await offered.first().evaluate((option) => ({ ...option.dataset }));
    // What a browser does when somebody of its list is chosen.
    await form.locator('[name="surname"]').fill(await offered.first().getAttribute("value"));
    const filled = await form.evaluate((all) => Object.fromEntries(new FormData(all)));
    assert.deepEqual([filled.name, filled.surname, filled.club], [name, surname, club]);
    await form.locator('button[type="submit"]').click();
    await page.getByText(surname).first().waitFor();
    const { entrants } = await one.state();
    assert.equal(entrants.length, 1);
  },

  "a phone without a network says since when": async (given) => {
    const one = await playing(given, "Senza rete");
    const phone = await given.guest(PHONE);
    phone.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
    const page = await phone.open(`/tournaments/${one.id}/me?entrant=1`);
    await page.locator("#phone-since").filter({ hasText: "Aggiornato" }).waitFor();
    await phone.context.setOffline(true);
    await page.locator("#phone-since.wrong").waitFor();
    assert.match(await page.locator("#phone-since").textContent(), /Senza rete: .*\d\d:\d\d/);
    assert.ok(await page.locator('[data-own="table"]').isVisible(), "what was known stays");
    await one.finish();
    await phone.context.setOffline(false);
    await page.locator("#phone-since:not(.wrong)").waitFor();
    await page.locator(".own-place.is-done").waitFor();
  },

  "a phone costs little": async (given) => {
    const one = await playing(given, "Leggero", 40);
    const phone = await given.guest(PHONE);
    const page = await phone.context.newPage();
    const session = await phone.context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => { bytes += encodedDataLength; });
    await page.goto(`/tournaments/${one.id}/me?entrant=3`);
    await page.locator("#phone-since").filter({ hasText: /\d/ }).waitFor();
    assert.ok(bytes > 5000 && bytes < PHONE_BYTES_MAX, `${bytes} bytes`);
  },

  "the projector turns by itself and nothing is cut off": async (given) => {
    const one = await playing(given, "Proiettore", 60);
    await one.finish();
    const wall = await given.guest(WALL);
    const page = await wall.open(`/tournaments/${one.id}/projector`);
    const count = await page.locator(".wall-slide").count();
    assert.equal(await page.locator("#wall-which").textContent(), `1 di ${count}`);
    for (let slide = 0; slide < count; slide += 1) {
      const faults = await page.evaluate(() => {
        const shown = [...document.querySelectorAll(".wall-slide")].filter((one) => !one.hidden);
        const { bottom, right } = document.querySelector("#wall-slides").getBoundingClientRect();
        const all = [...document.querySelectorAll(".wall-slide:not([hidden]) *, .wall-foot *")].filter((one) => one.closest("svg") === null);
        const over = [...shown[0].querySelectorAll("*")].filter((one) => one.getBoundingClientRect().bottom > bottom + 1 || one.getBoundingClientRect().right > right + 1);
        const tiny = all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 31.9);
        return { shown: shown.length, over: over.map((one) => one.outerHTML.slice(0, 80)), tiny: tiny.map((one) => one.className) };
      });
      assert.deepEqual(faults, { shown: 1, over: [], tiny: [] });
      await page.keyboard.press("ArrowRight");
    }
    await page.waitForFunction(() => !document.querySelector("#wall-which").textContent.startsWith("1 "), null, { timeout: 20000 });
  },

  "paper has as many pages as it needs": async (given) => {
    const one = await playing(given, "Carta", 36);
    const reader = await given.guest();
    const pages = async (list) => {
      const page = await reader.open(`/tournaments/${one.id}/paper?list=${list}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      await page.close();
      return { count: pdf.match(/\/Type \/Page\b(?!s)/g).length, a4: /\/MediaBox \[0 0 59[45][.\d]* 84[12]/.test(pdf) };
    };
    assert.deepEqual(await pages("cards"), { count: 5, a4: true }, "nine cards, two on each sheet");
    assert.deepEqual(await pages("tables"), { count: 1, a4: true });
    assert.deepEqual(await pages("names"), { count: 2, a4: true });
    assert.deepEqual(await pages("badges"), { count: 4, a4: true }, "ten on each sheet");
  },

  "badges and certificates hold what is written on them": async (given) => {
    const one = await administrator.open(given, { name: "Raduno d'autunno della Superba", facts: { venue: "Sala civica di via Garibaldi", dates: ["2026-11-21"] } });
    await one.enter(7);
    const long = { name: "Massimiliano Alessandro", surname: "Della Rovere Montefeltro", club: "Circolo dei giocatori di Sestri Levante" };
    await one.command({ do: "enter", entry: { person: long } });
    for (let seed = 1; (await one.state()).stage !== "over"; seed += 1) {
      await one.draw(seed);
      await one.finish();
    }
    const reader = await given.guest();
    for (const [list, parts, count, across] of [["badges", ".badge", 1, false], ["certificates&first=3", ".certificate", 3, true]]) {
      const page = await reader.open(`/tournaments/${one.id}/paper?list=${list}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g).length, count, list);
      assert.equal(/\/MediaBox \[0 0 84[12][.\d]* 59[45]/.test(pdf), across, `${list}: a sheet across`);
      await page.emulateMedia({ media: "print" });
      const over = await page.locator(parts).evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
      assert.deepEqual(over, [], `${list}: cut text`);
      await page.close();
    }
  },

  "a draw is recounted in the reader's browser": async (given) => {
    const one = await administrator.open(given, { name: "Da ricontare", regulation: "challenge-2017" });
    await one.enter(13);
    await one.draw(7);
    await one.finish();
    await one.draw(8);
    const reader = await given.guest();
    for (const round of [1, 2]) {
      const page = await reader.open(`/tournaments/${one.id}/rounds/${round}`);
      await page.locator(".draw-again [data-verdict=same]").waitFor();
      assert.equal(await page.locator("[data-verdict=different]:visible").count(), 0);
      const [said, counted] = [await page.locator(".draw-again").getAttribute("data-penalties"), await page.locator(".draw-again [data-verdict=same] output").textContent()];
      assert.equal(counted, said);
      await page.close();
    }
  },

  "the seed of a ceremony is made again in the reader's browser": async (given) => {
    const one = await administrator.open(given, { name: "Con i dadi" });
    await one.enter(8);
    const page = await one.one.open(`/tournaments/${one.id}/console`);
    await page.locator('form[action*="/promise"] button').click();
    await page.locator('form[action*="/console/draw"] [name=dice]').fill("4 2 6");
    await page.locator('form[action*="/console/draw"]:has([name=dice]) button').click();
    await page.waitForFunction(() => document.querySelector('form[action*="/console/draw"] [name=dice]') === null);
    await page.close();
    const reader = await (await given.guest()).open(`/tournaments/${one.id}/rounds/1`);
    const verdict = reader.locator("[data-secret] ~ [role=status] [data-verdict=same]");
    await verdict.waitFor();
    const { draws } = await one.state();
    assert.equal(await verdict.locator("output").textContent(), String(draws[0].seed));
  },

  "everybody can use the pages": async (given) => {
    const one = await playing(given, "Per tutti");
    await one.finish();
    await one.draw(3);
    await one.finish(2);
    await one.ask("/notices", { text: "Il bar è aperto." });
    const faults = [];
    for (const colorScheme of ["light", "dark"]) {
      for (const size of [{}, PHONE]) {
        const reader = await given.guest({ bypassCSP: true, colorScheme, ...size });
        for (const path of ["", "/me", "/me?entrant=2", "/rounds/1", "/players/2", "/clubs/Aurora", "/projector", "/paper", "/paper?list=cards"]) {
          const page = await reader.open(`/tournaments/${one.id}${path}`);
          for (const fault of await findings(page)) faults.push(`${colorScheme} ${path}: ${fault}`);
          if (size === PHONE && !/projector|paper/.test(path)) for (const fault of await small(page)) faults.push(`${path}: ${fault}`);
          await page.close();
        }
        const list = await reader.open("/tournaments");
        for (const fault of await findings(list)) faults.push(`${colorScheme} list: ${fault}`);
        await list.close();
      }
    }
    assert.deepEqual([...new Set(faults)], []);
  },
});
