// S.P.Q.RisiKo! on its page: whole games, every command at least once, what rules refuse, and what each screen looks like.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findings, onTop, sideways, small } from "../lib/checks.mjs";
import { RomanHands } from "../lib/roman-hands.mjs";
import { root } from "../lib/server.mjs";
import { suite } from "../lib/suite.mjs";
import { open, pause, play, playUntil, scene, sit } from "../lib/table.mjs";

const program = process.env["SDADATA_BIN"] ?? join(root, "target/debug/sdadata");
const run = promisify(execFile);
const ROMAN = { regulation: "spqr-rtu", players: 4, bots: ["cautious", "cautious", "cautious"], minutes: 0 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WIDE = { width: 1280, height: 800 };

const verb = (line) => line.split(" ")[0];
const most = (line) => line.split(" ").map((word) => word.split("..").at(-1)).join(" ");
const has = (now, wanted) => now.may.find((line) => verb(line) === wanted);

/** What a player does who wants to try everything: what was never done first, else what brings the game on. */
function curious(now, done) {
  const fresh = now.may.filter((line) => !done.has(verb(line)) && !["pass", "maneuver", "takeback", "unlaunch", "decline"].includes(verb(line)));
  const order = ["colour", "settle", "build", "claim", "tris", "place", "launch", "disembark", "embark", "sail", "ram", "land", "attack", "maneuver", "occupy"];
  const rank = (line) => order.indexOf(verb(line));
  const wanted = fresh.sort((a, b) => rank(a) - rank(b))[0];
  return most(wanted ?? forward(now));
}

/** What a player does who wants the game to go on, with some fighting in it. */
function forward(now) {
  for (const one of ["colour", "claim", "build", "occupy", "launch", "place"]) {
    const line = has(now, one);
    if (line !== undefined) return line;
  }
  const settle = now.may.filter((line) => verb(line) === "settle");
  if (settle.length > 0) return settle[(now.version * 7) % settle.length];
  const armies = held(now.view);
  const attacks = now.may.filter((line) => verb(line) === "attack").filter((line) => {
    const [, from, to] = line.split(" ");
    return armies.get(from) > armies.get(to) + 1;
  });
  return attacks.at(-1) ?? "pass";
}

/** How many stand on each province. */
function held(view) {
  const lands = new Map();
  for (const line of view.split("\n").filter((one) => one.startsWith("land "))) {
    const words = line.split(" ").slice(2);
    for (let i = 0; i < words.length; i += 2) lands.set(words[i], Number(words[i + 1]));
  }
  return lands;
}

/** What areas are called, from the page itself. */
const namesOf = (page) => page.evaluate(() => {
  const { provinces, seas } = JSON.parse(document.querySelector("#board-data").textContent);
  return [...provinces, ...seas].map(({ id, name }) => [id, name]);
}).then((pairs) => new Map(pairs));

/** The record of a finished game passes the check of the program, dice included. */
async function checkRecord(guest, id) {
  const file = join(mkdtempSync(join(tmpdir(), "sdadata-rome-")), "game.txt");
  writeFileSync(file, await guest.text(`/api/tables/${id}/record`));
  const { stdout } = await run(program, ["record", "check", file, "--json"]);
  assert.equal(JSON.parse(stdout).ok, true, stdout);
  const shown = await run(program, ["record", "show", file, "--lang", "it"]);
  assert.match(shown.stdout, /marchio registrato/, "the publisher's sentence");
}

/** A whole game by the page, with as many different commands as it allows; the verbs that were used. */
async function wholeGame(guest, options, hold) {
  const id = await open(guest, { ...ROMAN, laps: 2, ...options });
  await sit(guest, id);
  const page = await guest.open(`/tables/${id}`);
  const hands = new RomanHands(page, hold);
  const names = await namesOf(page);
  const done = new Set();
  for (let steps = 0; ; steps += 1) {
    assert.ok(steps < 500, `no end: ${[...done]}`);
    if (await hands.turn(30000) === "over") break;
    const now = await scene(guest, id);
    if (now.stage === "over") break;
    if (now.to_act !== now.you || !now.may?.length) { await pause(20); continue; }
    const command = curious(now, done);
    await hands.perform(command, names).catch((fault) => { throw new Error(`${command}: ${fault.message}`); });
    const after = await scene(guest, id);
    if (after.version > now.version) done.add(verb(command));
  }
  return { id, page, done };
}

/** A table at which it is this guest's move and `until` is so; some games end before. */
async function roman(guest, until, { games = 10, ...options } = {}, choose = forward) {
  for (let played = 0; played < games; played += 1) {
    const id = await open(guest, { ...ROMAN, laps: 12, ...options });
    await sit(guest, id);
    const now = await playUntil(guest, id, until, (one) => most(choose(one)), 25000).catch(() => ({ stage: "slow" }));
    if (now.stage === "playing") return { id, now };
  }
  return assert.fail("no game comes there");
}

/** The page of a table at that moment, with a hand on it. */
async function at(guest, until, options, choose) {
  const { id, now } = await roman(guest, until, options, choose);
  const page = await guest.open(`/tables/${id}`);
  const hands = new RomanHands(page);
  await hands.turn();
  return { id, now, page, hands, names: await namesOf(page) };
}

/** Performs a command on the page and says what it came to. */
async function does({ hands, names, id }, guest, command) {
  const before = await scene(guest, id);
  await hands.perform(command, names);
  const { body } = await guest.ask("GET", `/api/tables/${id}/log?most=60`);
  return body.lines.filter(({ version }) => version > before.version).map(({ event }) => event);
}

/** What a player does who is fond of ships. */
const sailor = (now) => has(now, "colour") ?? has(now, "claim") ?? has(now, "build") ?? has(now, "occupy") ?? has(now, "place") ?? has(now, "launch")
  ?? (now.version % 3 === 0 ? has(now, "embark") : undefined) ?? forward(now);

/** What can be begun now, by its verb; what is asked for comes before anything else. */
function stagesOf(now) {
  const verbs = new Set(now.may.map(verb));
  if (verbs.has("claim") && verbs.has("place")) return new Set(["claim", "unclaimed"]);
  for (const asked of ["settle", "occupy", "build", "claim", "place"]) if (verbs.has(asked)) return new Set([asked]);
  const moves = ["embark", "sail", "land", "attack", "maneuver", "pass"].filter((one) => verbs.has(one));
  return new Set(["choose", ...moves]);
}

/** Begins it on the page, without doing it; whether the page took it up. */
async function begin(hands, now, stage) {
  const line = has(now, stage)?.split(" ") ?? [];
  switch (stage) {
    case "embark": case "sail": case "attack": case "maneuver": await hands.area(line[1]); await hands.area(line[2]); break;
    case "land": await hands.area(line[1]); await hands.area(line[3]); break;
    case "place": await hands.page.locator(`#board [data-area="${line[1]}"]`).focus(); break;
    case "unclaimed": await hands.area(has(now, "place").split(" ")[1]); break;
    case "pass": await hands.page.keyboard.press("p"); break;
    default:
  }
  await hands.drawn();
  const mode = await hands.mode();
  if (["unclaimed", "pass"].includes(stage)) return await hands.page.locator("#bar .bar-question").count() > 0;
  return ["settle", "build", "occupy", "choose", "place"].includes(stage) ? mode === stage : stage === "claim" ? mode === "points" : mode === "move";
}

/** What a turn begins with and is not in sight in four windows: the lines of the points, and the hand. */
async function outOfSight(page) {
  const faults = [];
  for (const [width, height] of [[1024, 768], [1440, 900], [1920, 1080], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
    if (process.env["PICTURES"]) await page.screenshot({ path: `${process.env["PICTURES"]}/rome-begins-${width}.png` });
    faults.push(...await page.evaluate(() => {
      const wanted = [...document.querySelectorAll(".rome-points li button, .hand .card, .hand .panel-empty")];
      const hidden = wanted.filter((one) => {
        const { left, top, width: wide, height: high } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + wide / 2, top + high - 2);
        return hit === null || !(one.contains(hit) || hit.contains(one));
      });
      return [...(wanted.length < 2 ? ["neither points nor hand"] : []), ...hidden.map((one) => `${innerWidth}×${innerHeight}: ${one.textContent.trim()}`)];
    }));
  }
  return faults;
}

/** Buttons of the sheet that take more than a line, are too small for a thumb, or lie below the edge. */
const clumsy = (page, buttons) => page.locator(buttons).evaluateAll((all) => all.flatMap((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  const edge = document.querySelector("#tabs").getBoundingClientRect().top;
  const fits = bottom - top >= 43.5 && bottom - top <= 56 && bottom <= edge + 1 && one.scrollWidth <= one.clientWidth + 1;
  return fits ? [] : [`"${one.textContent.trim().replaceAll(/\s+/g, " ")}" from ${top} to ${bottom} of ${edge}`];
}));

/** Where the board has too little room, or what is offered is not to be reached, on two phones. `least`: its share of the height. */
async function cramped(page, stage, { least = 0.55, buttons = null } = {}) {
  const faults = [];
  for (const [width, height] of [[390, 844], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
    if (process.env["PICTURES"]) await page.screenshot({ path: `${process.env["PICTURES"]}/rome-${stage}-${width}.png` });
    const { share, cut } = await page.evaluate(() => {
      const [board, bar] = [".table-board", "#bar"].map((one) => document.querySelector(one).getBoundingClientRect());
      const { scrollHeight, clientHeight } = document.querySelector("#bar");
      return { share: (bar.top - board.top) / innerHeight, cut: scrollHeight - clientHeight };
    });
    if (share < least) faults.push(`${stage} at ${width}×${height}: the board has ${share.toFixed(2)}`);
    if (cut > 1) faults.push(`${stage} at ${width}×${height}: ${cut} of the sheet are below its edge`);
    if (buttons !== null) faults.push(...await clumsy(page, buttons));
    if (stage === "attack" && await page.locator("#bar .battle-ways button:visible").count() < 2) faults.push(`${stage} at ${width}×${height}: nothing goes on by itself`);
  }
  await page.setViewportSize(PHONE.viewport);
  return faults;
}

suite({
  "a Roman game at four, clicked to its end": async ({ guest }) => {
    const anna = await guest();
    const { id, page, done } = await wholeGame(anna, {}, {});
    for (const one of ["colour", "settle", "build", "place", "claim", "embark"]) assert.ok(done.has(one), `${one} was not used: ${[...done]}`);
    const rows = page.locator(".table-card-places tbody tr");
    await rows.first().waitFor();
    assert.equal(await rows.count(), 4);
    assert.match(await page.locator(".table-card-places thead").innerText(), /Coeff/i);
    assert.match(await rows.first().locator("td[title]").first().getAttribute("title"), /province/);
    await checkRecord(anna, id);
    assert.deepEqual(await findings(page), []);
    await page.goto(`/tables/${id}/replay`);
    await page.locator("#bar .replay-steps").waitFor();
    await page.keyboard.press("End");
    const check = page.locator("button", { hasText: /Controlla i dadi|Verifica/ }).first();
    await check.click();
    await page.locator("text=/ricalcolati, tutti uguali/").waitFor();
    assert.deepEqual(await findings(page), []);
  },

  "a Roman game at five, with the keyboard alone": async ({ guest }) => {
    const anna = await guest();
    const { id, done } = await wholeGame(anna, { players: 5, bots: ["cautious", "cautious", "cautious", "cautious"], laps: 1 }, { keys: true });
    assert.ok(done.has("settle") && done.has("place") && done.has("build"), [...done].join(" "));
    await checkRecord(anna, id);
  },

  "points: claimed, forgotten, recovered": async ({ guest }) => {
    const anna = await guest();
    const claims = (now) => has(now, "claim") !== undefined && has(now, "place") !== undefined;
    const table = await at(anna, claims);
    const { page, hands } = table;
    await page.locator(".rome-points li").first().waitFor();
    assert.deepEqual(await outOfSight(page), []);
    await page.locator(".rome-points li button").first().click();
    await page.locator("#board .outline-goal").first().waitFor({ state: "attached" });
    await page.locator(".rome-points li button").first().click();
    await page.setViewportSize(PHONE.viewport);
    await page.locator("#bar .bar-lines button").first().waitFor();
    assert.deepEqual(await cramped(page, "points", { buttons: "#bar .bar-lines button" }), []);
    await page.setViewportSize(WIDE);
    await page.locator("#bar .bar-lines").waitFor({ state: "detached" });
    const due = Number((await page.locator("#points-title").innerText()).match(/\d+/)[0]);
    assert.match(await hands.main().innerText(), new RegExp(`Reclama ${due}`));
    const place = table.now.may.find((line) => verb(line) === "place").split(" ")[1];
    await hands.area(place);
    await page.locator("#bar .bar-question").waitFor();
    assert.match(await page.locator("#bar .bar-question").innerText(), /salvacondotto/);
    const forgotten = await does(table, anna, `place ${place} 1`);
    assert.ok(forgotten.some((event) => event.startsWith("placed ")), forgotten.join("; "));
    await page.setViewportSize(PHONE.viewport);
    await page.locator("#bar .bar-brief").waitFor();
    assert.match(await page.locator("#bar .bar-brief").getAttribute("aria-label"), /salvacondotto/);
    assert.deepEqual(await cramped(page, "recover", { buttons: "#bar .bar-brief" }), []);
    await page.setViewportSize(WIDE);
    await page.locator("#bar .bar-brief").waitFor({ state: "detached" });
    const recovered = await does(table, anna, "recover");
    assert.deepEqual(recovered.map((event) => event.split(" ").slice(0, 1)[0]), ["points-recovered"]);
    const other = await at(anna, claims);
    assert.match((await does(other, anna, "claim 1")).join(" "), /points-claimed/);
  },

  "an arena tris at its three prices": async ({ guest }) => {
    const anna = await guest();
    const paid = new Set();
    const arena = (now) => now.may.some((line) => verb(line) === "build" && line.split(" ").length === 3);
    for (let games = 0; games < 14 && paid.size < 3; games += 1) {
      const wanted = (now) => arena(now) && now.may.some((line) => verb(line) === "build" && !paid.has(line.split(" ")[2]) && line.split(" ").length === 3);
      const table = await at(anna, wanted, {}, (now) => now.may.find((line) => verb(line) === "tris" && line.includes("arena")) ?? forward(now)).catch(() => null);
      if (table === null) continue;
      const line = table.now.may.find((one) => verb(one) === "build" && !paid.has(one.split(" ")[2]));
      await table.hands.area(line.split(" ")[1]);
      await table.page.locator("#bar .bar-choices .bar-noted").nth(2).waitFor();
      if (paid.size === 0) {
        await table.page.setViewportSize(PHONE.viewport);
        await table.page.locator("#bar .bar-noted small[aria-hidden]").nth(2).waitFor();
        assert.deepEqual(await cramped(table.page, "price", { least: 0.5, buttons: "#bar .bar-noted" }), []);
        await table.page.setViewportSize({ width: 360, height: 640 });
        await table.hands.drawn();
        const { height, width } = await table.page.locator("#bar .bar-instruction").boundingBox();
        assert.ok(height > 12 && width > 80, "on the smallest phone, too, it is said for which province and how many are missing");
        await table.page.setViewportSize(WIDE);
        await table.page.locator("#bar .bar-noted small[aria-hidden]").first().waitFor({ state: "detached" });
      }
      const events = await does(table, anna, line);
      assert.match(events.join(" "), new RegExp(`centre-built . ${line.split(" ")[1]} ${line.split(" ")[2]}`));
      paid.add(line.split(" ")[2]);
      await table.page.close();
    }
    assert.deepEqual([...paid].sort(), ["from-due", "from-province", "from-trireme"]);
  },

  "ships: embarked, sailed, fought until a miss, brought ashore": async ({ guest }) => {
    const anna = await guest();
    // Somebody who builds triremes wherever others have some.
    const naval = (now) => {
      const fleets = now.view.split("\n").filter((line) => line.startsWith("fleet ") && !line.startsWith(`fleet ${now.you}`)).join(" ");
      const build = now.may.filter((line) => verb(line) === "embark");
      return has(now, "colour") ?? has(now, "claim") ?? has(now, "build") ?? has(now, "place") ?? has(now, "launch")
        ?? build.find((line) => fleets.includes(` ${line.split(" ")[2]} `)) ?? build[0] ?? forward(now);
    };
    const table = await at(anna, (now) => has(now, "embark") !== undefined);
    assert.match((await does(table, anna, most(has(table.now, "embark")))).join(" "), /embarked/);
    const after = await scene(anna, table.id);
    if (has(after, "sail")) assert.match((await does(table, anna, most(has(after, "sail")))).join(" "), /sailed/);
    const fight = await at(anna, (now) => has(now, "ram") !== undefined, {}, naval);
    for (let rolls = 0; rolls < 12; rolls += 1) {
      const now = await scene(anna, fight.id);
      const ram = now.may?.find((line) => verb(line) === "ram");
      if (ram === undefined) break;
      const events = await does(fight, anna, ram);
      assert.match(events.join(" "), /ramming-declared .* battle-rolled/);
      if (/lost 0 0/.test(events.join(" "))) {
        const [, sea, seat] = ram.split(" ");
        const again = await scene(anna, fight.id);
        assert.ok(!again.may.some((line) => line.startsWith(`ram ${sea} ${seat} `)), "a roll that sinks nothing ends it");
        break;
      }
    }
    const ashore = await at(anna, (now) => has(now, "disembark") !== undefined, {}, naval);
    assert.match((await does(ashore, anna, has(ashore.now, "disembark").replace(/\d+\.\.\d+$/, (range) => range.split("..")[0]))).join(" "), /disembarked/);
  },

  "over the sea: a landing and a move": async ({ guest }) => {
    const anna = await guest();
    const naval = (now) => has(now, "colour") ?? has(now, "claim") ?? has(now, "build") ?? has(now, "place") ?? has(now, "launch") ?? has(now, "embark") ?? forward(now);
    const landing = await at(anna, (now) => has(now, "land") !== undefined, {}, naval);
    const line = has(landing.now, "land");
    const events = await does(landing, anna, most(line));
    assert.match(events.join(" "), /landing-declared .*battle-rolled/);
    const byRoad = (now) => now.may.find((one) => verb(one) === "maneuver" && one.includes(" by "));
    const moving = await at(anna, (now) => byRoad(now) !== undefined, {}, naval);
    assert.match((await does(moving, anna, most(byRoad(moving.now)))).join(" "), /maneuvered .* by /);
  },

  "a tris from the bar: launched, taken back, declined, placed": async ({ guest }) => {
    const anna = await guest();
    const plain = (now) => now.may.find((line) => verb(line) === "tris" && line.includes("trireme") && !line.includes("arena"));
    // One conquest a turn brings the card, and whoever stops there lives to collect more.
    const thrifty = (now) => (verb(forward(now)) === "attack" && / conquests [1-9]/.test(now.view) ? "pass" : forward(now));
    const table = await at(anna, (now) => plain(now) !== undefined && !has(now, "claim"), { laps: 30, games: 60 }, thrifty);
    const { hands, page, id } = table;
    await page.locator("#side .hand-tris button").first().waitFor();
    const told = await page.locator("#side .hand-names", { hasText: "trireme" }).first().innerText();
    assert.match(told, /legionari.*trireme|trireme/);
    await hands.press(page.locator("#side .hand-tris li", { hasText: "trireme" }).filter({ hasNotText: "centro" }).first().locator("button"));
    await hands.settled();
    const launch = has(await scene(anna, id), "launch");
    assert.match((await does(table, anna, launch.replace(/\d+\.\./, ""))).join(" "), /launched/);
    assert.match((await does(table, anna, "unlaunch")).join(" "), /unlaunched/);
    const place = has(await scene(anna, id), "place");
    assert.match((await does(table, anna, most(place))).join(" "), /placed/);
    assert.match((await does(table, anna, "takeback")).join(" "), /taken-back/);
    assert.match((await does(table, anna, most(has(await scene(anna, id), "place")))).join(" "), /placed/);
    assert.match((await does(table, anna, "decline")).join(" "), /declined/);
  },

  "by land: attacked until the conquest, occupied": async ({ guest }) => {
    const anna = await guest();
    const strong = (now) => now.may.find((line) => {
      const [word, from, to] = line.split(" ");
      const armies = held(now.view);
      return word === "attack" && armies.get(from) > armies.get(to) + 3;
    });
    for (let tables = 0; tables < 6; tables += 1) {
      const table = await at(anna, (now) => strong(now) !== undefined && !has(now, "claim") && !has(now, "place"));
      const { hands, page, id } = table;
      const [, from, to] = strong(table.now).split(" ");
      await hands.area(from);
      await hands.area(to);
      await page.locator(".battle-odds").waitFor();
      await page.keyboard.press("c");
      await page.waitForFunction(() => {
        const { mode, busy } = document.querySelector("#table").dataset;
        return mode !== "move" && busy === "false";
      }, null, { timeout: 30000 });
      const now = await scene(anna, id);
      const { body } = await anna.ask("GET", `/api/tables/${id}/log?most=60`);
      assert.ok(body.lines.some(({ event }) => event.startsWith("battle-rolled")), "dice were rolled");
      if (has(now, "occupy")) {
        assert.equal(await hands.mode(), "occupy");
        assert.match((await does(table, anna, most(has(now, "occupy")))).join(" "), /occupied/);
        return;
      }
      await page.close();
    }
    assert.fail("nothing was conquered with four legionaries more");
  },

  "what the rules refuse is shown with rule and article": async ({ guest }) => {
    const anna = await guest();
    anna.expect(/422/);
    const { page, hands, now } = await at(anna, (one) => has(one, "attack") !== undefined && !has(one, "place"));
    const [, from] = has(now, "attack").split(" ");
    await hands.area(from);
    const targets = new Set(now.may.map((line) => line.split(" ")).filter((words) => words[1] === from).flatMap((words) => words.slice(2, 4)));
    const far = [...held(now.view).keys()].find((id) => id !== from && !targets.has(id) && !now.view.includes(`land ${now.you} ${id}`) && !new RegExp(`land ${now.you} .*\\b${id}\\b`).test(now.view));
    await hands.area(far);
    const toast = page.locator(".toast, [role=alert]").filter({ hasText: /B\d+|S\d+/ });
    await toast.first().waitFor();
    assert.match(await toast.first().innerText(), /§/);
  },

  "what the rules refuse is refused by the rule of the way that was meant": async ({ guest }) => {
    const anna = await guest();
    anna.expect(/422/);
    const { page, hands, now } = await at(anna, (one) => has(one, "attack") !== undefined && !has(one, "place") && !has(one, "claim"));
    const { provinces } = await page.evaluate(() => JSON.parse(document.querySelector("#board-data").textContent));
    const own = new Set(now.view.match(new RegExp(`^land ${now.you} (.*)$`, "m"))[1].split(" ").filter((word) => /[a-z]/.test(word)));
    const leads = (from, to) => now.may.some((line) => line.split(" ")[1] === from && (to === undefined || line.split(" ").slice(2).includes(to)));
    const oversea = (one, other) => one !== other && !one.neighbours.includes(other.id) && one.seas.some((sea) => other.seas.includes(sea));
    /** The refusal after choosing these areas names this rule. */
    const refused = async (rule, ...areas) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      for (const area of areas) await hands.area(area);
      const toast = page.locator(".toast", { hasText: rule });
      await toast.waitFor().catch(async () => assert.fail(`${areas}: ${await page.locator(".toast").allInnerTexts()}`));
      assert.match(await toast.innerText(), /§/);
      assert.equal(await onTop(toast), true, `${areas}: what is refused is seen`);
      await toast.locator("button").click();
    };
    const pair = (ours) => provinces.filter(({ id }) => own.has(id) && leads(id)).flatMap((from) => provinces
      .filter((to) => oversea(from, to) && own.has(to.id) === ours && !leads(from.id, to.id) && !(ours && leads(to.id))).map((to) => [from.id, to.id]))[0];
    const [enemy, friend] = [pair(false), pair(true)];
    if (enemy !== undefined) await refused(/B12/, ...enemy);
    if (friend !== undefined) await refused(/B15/, ...friend);
    const idle = provinces.find(({ id }) => own.has(id) && !leads(id));
    if (idle !== undefined) await refused(/B\d+/, idle.id);
    // Nothing begins at what is another's, and in waters where one has no triremes.
    const foreign = provinces.find(({ id }) => !own.has(id));
    await refused(/B1[23]/, foreign.id);
    const waters = [...new Set(provinces.flatMap(({ seas }) => seas))].find((sea) => !leads(sea) && !leads(foreign.id, sea));
    await refused(/B(9|11)/, waters);
    for (const size of [PHONE.viewport, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await hands.drawn();
      await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(null))); }));
      await refused(/B1[23]/, foreign.id);
    }
    assert.ok(enemy !== undefined || friend !== undefined || idle !== undefined, "nothing to ask for");
  },

  "on a phone the last rounds are told above the board, clear of everything": async ({ guest }) => {
    const anna = await guest(PHONE);
    const { page } = await at(anna, (one) => Boolean(one.closing) && one.yours !== false, { game_seconds: 1, laps: 30 });
    const told = page.locator(".strip-closing");
    await told.waitFor();
    assert.notEqual((await told.innerText()).trim(), "");
    assert.equal(await page.locator(".moment > .closing").isVisible(), false);
    for (const end of ["top", "bottom"]) {
      const clear = await page.evaluate((where) => {
        const battle = document.querySelector(".battle");
        battle.dataset.end = where;
        const strip = document.querySelector(".strip-closing").getBoundingClientRect();
        return strip.bottom <= battle.getBoundingClientRect().top || strip.top >= battle.getBoundingClientRect().bottom;
      }, end);
      assert.equal(clear, true, end);
    }
  },

  "a phone, a wide screen, both languages: nothing axe objects to, nothing small": async ({ guest }) => {
    const anna = await guest();
    const { id, page } = await at(anna, (now) => has(now, "claim") !== undefined);
    assert.equal(await page.locator("#board [data-area]").count(), 45);
    assert.equal(await page.locator("#board [data-sea]").count(), 12);
    assert.match(await page.locator('#board [data-sea="tyrrenum"]').getAttribute("aria-label"), /Tyrrenum/);
    assert.deepEqual(await findings(page), []);
    const phone = await guest(PHONE);
    const seen = await phone.open(`/tables/${id}`);
    await seen.locator("#table[data-stage=playing]").waitFor();
    for (const tab of [1, 2]) {
      await seen.locator("#tabs .tab").nth(tab).tap();
      assert.deepEqual(await small(seen), []);
      assert.deepEqual(await findings(seen), []);
    }
    const english = await guest({ locale: "en-GB", colorScheme: "dark" });
    const other = await english.open(`/tables/${id}`);
    await other.locator(".rome-supremacies").waitFor();
    assert.match(await other.locator(".rome-supremacies").innerText(), /Greatest empire/);
    assert.deepEqual(await findings(other), []);
    assert.match(await page.locator(".table-mark").innerText(), /marchio registrato/);
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await sideways(page), 0, `${width} px`);
    }
  },

  "on paper: the whole board, who plays, the publisher's sentence": async ({ guest }) => {
    const anna = await guest();
    const { page } = await at(anna, (now) => has(now, "claim") !== undefined);
    for (const size of [{ width: 794, height: 1123 }, WIDE]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ media: "print" });
      await page.waitForFunction(() => {
        const board = document.querySelector(".table-board").getBoundingClientRect();
        return [...document.querySelectorAll("#board .counter")].every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
        });
      });
      if (process.env["PICTURES"]) await page.screenshot({ path: `${process.env["PICTURES"]}/rome-paper-${size.width}.png`, fullPage: true });
      for (const part of [".table-mark", ".seat", ".rome-race", ".rome-supremacies", ".rome-points"]) assert.equal(await page.locator(part).first().isVisible(), true, part);
      assert.match(await page.locator(".rome-supremacies").innerText(), /Impero più grande/);
      for (const part of ["#bar", "#tools", "#tabs"]) assert.equal(await page.locator(part).isVisible(), false, part);
      await page.emulateMedia({ media: "screen" });
    }
  },

  "on a phone the board has more than half of the height in every stage, and an attack goes on by itself": async ({ guest }) => {
    const anna = await guest(PHONE);
    // Where a tap plays at once, what this test sends besides may come too late, and is refused.
    anna.expect(/422/);
    const faults = [];
    const seen = new Set();
    const wanted = ["settle", "build", "place", "claim", "choose", "embark", "sail", "land", "attack", "occupy", "maneuver", "unclaimed", "pass"];
    for (let games = 0; games < 6 && !wanted.every((one) => seen.has(one)); games += 1) {
      const id = await open(anna, { ...ROMAN, laps: 8 });
      await sit(anna, id);
      const page = await anna.open(`/tables/${id}`);
      const hands = new RomanHands(page);
      const end = Date.now() + 40000;
      while (Date.now() < end && !wanted.every((one) => seen.has(one))) {
        const now = await playUntil(anna, id, (one) => [...stagesOf(one)].some((stage) => !seen.has(stage)), (one) => most(sailor(one)), 15000).catch(() => ({ stage: "slow" }));
        if (now.stage !== "playing") break;
        for (const stage of [...stagesOf(now)].filter((one) => !seen.has(one))) {
          await hands.turn();
          if (!await begin(hands, now, stage)) continue;
          seen.add(stage);
          faults.push(...await cramped(page, stage));
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
        }
        const after = await scene(anna, id);
        if (after.version === now.version) await play(anna, id, now.version, most(sailor(now)));
      }
      await page.close();
    }
    assert.deepEqual(faults, []);
    // Which stages a game comes to is left to chance and to the bots; these every game has.
    const certain = ["settle", "build", "place", "claim", "attack"];
    assert.deepEqual(certain.filter((one) => !seen.has(one)), [], "stages no game came to");
  },

  "home, lobby and form offer it": async ({ guest }) => {
    const anna = await guest();
    const page = await anna.open("/");
    await page.locator('a[href="/tables/new?preset=rome"]').first().click();
    assert.equal(await page.locator("#field-regulation").inputValue(), "spqr-rtu");
    assert.equal(await page.locator("#field-minutes").inputValue(), "25");
    await page.locator("form[data-new-table] .button-primary").click();
    await page.waitForURL(/\/tables\/[^/]+$/);
    await page.locator("body[data-game=spqr] #board").waitFor();
    assert.equal(await new RomanHands(page).turn(30000), "colour");
    // Played by somebody, so that the lobby has a small Roman board to show.
    const id = page.url().split("/").at(-1);
    const now = await scene(anna, id);
    await play(anna, id, now.version, most(now.may[0]));
  },
});
