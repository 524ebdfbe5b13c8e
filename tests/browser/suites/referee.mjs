// A referee's phone: tables that call, the casebook as one types, a sanction with its repetitions; and the table cards.

import assert from "node:assert/strict";
import { findings, small } from "../lib/checks.mjs";
import { suite } from "../lib/suite.mjs";
import { organisers, PHONE } from "../lib/tournament.mjs";

const administrator = organisers();

async function playing(given, name, people = 8) {
  const one = await administrator.open(given, { name, regulation: "challenge-2017" });
  await one.enter(people);
  await one.draw(7);
  return one;
}

/** A referee's page on a phone. */
async function refereePage(given, one, options = PHONE) {
  const { url } = await one.ask("/links", { kind: "referee" });
  return (await given.guest(options)).open(url);
}

suite({
  "the casebook answers as one types": async (given) => {
    const one = await playing(given, "Casi");
    const page = await refereePage(given, one);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "referee-query", "ready to be typed into");
    await page.locator("#referee-query").pressSequentially("dado fuori dal campo");
    await page.locator('.rulings-one[data-case="C2"]').waitFor();
    assert.equal(new URL(page.url()).search, "", "the page stays where it is");
    await page.locator('.rulings-one[data-case="C2"] summary').click();
    assert.ok(await page.locator('.rulings-one[data-case="C2"] details li').count() > 0);
    await page.locator("#referee-query").fill("");
    await page.locator(".rulings").waitFor({ state: "detached" });
  },

  "a call appears by itself and goes when somebody goes": async (given) => {
    const one = await playing(given, "Chiamate");
    const page = await refereePage(given, one);
    await page.locator("#referee-query").waitFor();
    await one.ask("/calls", { table: 2, about: "conteggio" });
    await page.getByText("conteggio").waitFor();
    await page.getByRole("button", { name: "Vado" }).click();
    await page.locator("#referee-calls section").waitFor({ state: "detached" });
    assert.deepEqual((await one.state()).calls, []);
  },

  "a sanction says what it comes to before it is given": async (given) => {
    const one = await playing(given, "Sanzioni");
    const page = await refereePage(given, one);
    await page.locator('[name="name"]').fill("Zelia Arbitri");
    await page.getByRole("button", { name: "Ricorda" }).click();
    await page.getByText("Arbitra Zelia Arbitri").waitFor();
    const give = async (sanction, amount) => {
      await page.goto(`/tournaments/${one.id}/referee/sanction`);
      await page.locator('[name="entrant"]').selectOption("3");
      await page.locator('[name="fault"]').selectOption("C55");
      await page.locator('[name="sanction"]').selectOption(sanction);
      if (amount !== undefined) await page.locator('[name="amount"]').fill(amount);
      await page.locator('[name="why"]').fill("parla al tavolo");
      await page.locator('form[action$="/preview"] button').click();
    };
    await give("reminder");
    await page.getByText("Prima volta in questo torneo.").waitFor();
    await page.locator('[data-act="primary"]').click();
    await page.getByText("Che cosa è stato deciso").waitFor();
    await give("points=", "5");
    await page.locator(".lead").filter({ hasText: "È già successo una volta" }).waitFor();
    await page.getByText("perde in tutto 5 punti tavolo").waitFor();
    await page.locator('[data-act="primary"]').click();
    await page.getByText("Punti tavolo tolti: 5").waitFor();
  },

  "cards have the code of their own table": async (given) => {
    const one = await playing(given, "Cartoncini", 36);
    const staff = await given.guest({ storageState: administrator.storageState });
    const page = await staff.open(`/tournaments/${one.id}/console/links`);
    await page.getByRole("button", { name: "Stampa i cartoncini dei tavoli" }).click();
    await page.locator('main[data-list="table-cards"]').waitFor();
    const codes = await page.locator(".paper-card .qr path").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
    assert.equal(new Set(codes).size, 9, "each its own");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.equal(pdf.match(/\/Type \/Page\b(?!s)/g).length, 5, "nine cards, two on each sheet");
  },

  "everybody can use the pages of a referee": async (given) => {
    const one = await playing(given, "Per tutti");
    await one.ask("/calls", { table: 1, about: "dadi" });
    const faults = [];
    for (const colorScheme of ["light", "dark"]) {
      const page = await refereePage(given, one, { bypassCSP: true, colorScheme, ...PHONE });
      for (const path of ["?q=carta+dimenticata", "/sanction", "/calculators?ask=excess&placed=9&due=7", "/sheet"]) {
        await page.goto(`/tournaments/${one.id}/referee${path}`);
        for (const fault of [...await findings(page), ...await small(page)]) faults.push(`${colorScheme} ${path}: ${fault}`);
      }
    }
    assert.deepEqual([...new Set(faults)], []);
  },
});
