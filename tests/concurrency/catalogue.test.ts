import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTableFiles } from "../../src/infrastructure/spreadsheets/table-files.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { listChanges } from "../../src/shop/audit/list-changes.ts";
import { undoChange } from "../../src/shop/back-office/undo-change.ts";
import { writeCsv } from "../../src/shop/basics/csv.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { categories, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { createCategory } from "../../src/shop/catalogue/categories/create-category.ts";
import { saveCategory } from "../../src/shop/catalogue/categories/save-category.ts";
import { applyImport } from "../../src/shop/catalogue/imports/apply-import.ts";
import { exportCatalogue } from "../../src/shop/catalogue/imports/export-catalogue.ts";
import { getPreparedImport } from "../../src/shop/catalogue/imports/get-prepared-import.ts";
import { prepareImport } from "../../src/shop/catalogue/imports/prepare-import.ts";
import { changeSkus } from "../../src/shop/catalogue/products/change-skus.ts";
import type { Services } from "../../src/shop/services.ts";
import { testPostgres } from "../support/database.ts";
import { testSession } from "../support/session.ts";
import { seedSmallShop } from "../support/small-shop.ts";
import { testServices } from "../support/test-services.ts";

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi", email: "ravi@example.com" };
const SKU = "TRUF05";
const ROUNDS = 6;

let opened: Awaited<ReturnType<typeof testPostgres>>;
let services: Services;

beforeEach(async () => {
  opened = await testPostgres();
  await seedSmallShop(opened.db);
  services = Object.assign(testServices(opened.db), { tableFiles: openTableFiles() });
  await opened.db
    .insert(users)
    .values([asha, ravi].map(({ userId: id, name, email }) => ({ id, name, email, emailVerified: true })));
});
afterEach(() => opened.close());

async function sellPaise(): Promise<number> {
  const [row] = await opened.db.select().from(skus).where(eq(skus.sku, SKU));
  return row?.sellPaise ?? 0;
}

/** Sends the catalogue with another price of one SKU. Returns the fingerprint of the difference. */
async function prepared(staff: Session, sell: number): Promise<string> {
  const { cells } = await exportCatalogue(services);
  const at = (name: string) => cells[0]?.indexOf(name) ?? -1;
  const changed = cells.map((line) => (line[at("SKU")] === SKU ? line.with(at("Sell"), String(sell)) : line));
  const bytes = new TextEncoder().encode(writeCsv(changed));
  expect(await prepareImport(services, { fileName: "prices.csv", bytes, staff })).toEqual({
    ...{ ok: true, value: 1 },
  });
  return (await getPreparedImport(services, { staff, page: 1 }))?.fingerprint ?? "";
}

const codeOf = (done: { ok: boolean; code?: string }) => (done.ok ? "written" : done.code);

test("of two tables that set the same price at once, one is imported, and the other person sees why theirs is not", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await opened.db.delete(auditEntries);
    const ofAsha = await prepared(asha, 500 + 2 * round);
    const ofRavi = await prepared(ravi, 501 + 2 * round);
    const done = await Promise.all([
      applyImport(services, { fingerprint: ofAsha, staff: asha }),
      applyImport(services, { fingerprint: ofRavi, staff: ravi }),
    ]);
    expect(done.map(codeOf).sort()).toEqual(["import-outdated", "written"]);
    const isAshas = done[0].ok;
    expect(await sellPaise()).toBe((isAshas ? 500 + 2 * round : 501 + 2 * round) * 100);
    const { rows } = await listChanges(services, { cursor: null });
    expect(rows.map(({ actorName }) => actorName)).toEqual([isAshas ? "Asha" : "Ravi"]);
  }
});

test("of an import and a change of the same price at once, the second is refused, and never lost", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await sellPaise();
    const fingerprint = await prepared(asha, 520 + 2 * round);
    const to = { sellPaise: paise((521 + 2 * round) * 100) };
    const [imported, changed] = await Promise.all([
      applyImport(services, { fingerprint, staff: asha }),
      changeSkus(services, {
        edits: [{ sku: SKU, from: { sellPaise: paise(before) }, to }],
        label: SKU,
        staff: ravi,
      }),
    ]);
    expect([codeOf(imported), codeOf(changed)].filter((code) => code === "written")).toHaveLength(1);
    expect(await sellPaise()).toBe(imported.ok ? (520 + 2 * round) * 100 : to.sellPaise);
  }
});

const save = (edit: Partial<Parameters<typeof saveCategory>[1]["edit"]>, slug: string, staff = asha) =>
  saveCategory(services, { slug, edit: { from: {}, to: {}, ...edit }, staff });

async function lastChange(): Promise<number> {
  const { rows } = await listChanges(services, { cursor: null });
  return rows[0]?.id ?? 0;
}

test("an undo of a category with products, a save of it and an import at once never block each other", async () => {
  await createCategory(services, {
    category: { slug: "diwali", title: "Diwali", description: "Lights.", aliasOf: null },
    staff: asha,
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Diwali ${round}`;
    const [row] = await opened.db.select().from(categories).where(eq(categories.slug, "diwali"));
    const from = { title: row?.title ?? "" };
    expect(await save({ from, to: { title }, added: ["PTRUFFLE"] }, "diwali")).toEqual({
      ok: true,
      value: true,
    });
    const id = await lastChange();
    const fingerprint = await prepared(ravi, 540 + round);
    // None of them may throw: a deadlock would.
    const done = await Promise.all([
      undoChange(services, { id, staff: asha }),
      save({ added: ["PTRUFFLE", "PROSES"] }, "diwali", ravi),
      save({ removed: ["PROSES"] }, "diwali", asha),
      applyImport(services, { fingerprint, staff: ravi }),
    ]);
    expect(done[1]).toMatchObject({ ok: true });
    expect(done[2]).toMatchObject({ ok: true });
    await save({ removed: ["PTRUFFLE", "PROSES"] }, "diwali");
  }
});

test("a category is not hidden while another one that shows its products is created", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = `lights${round}`;
    const category = { slug, title: "Lights", description: "", aliasOf: null };
    await createCategory(services, { category, staff: asha });
    const [hidden, created] = await Promise.all([
      save({ from: { isHidden: false }, to: { isHidden: true } }, slug),
      createCategory(services, {
        category: { slug: `lamps${round}`, title: "Lamps", description: "", aliasOf: slug },
        staff: ravi,
      }),
    ]);
    expect([hidden.ok, created.ok].filter(Boolean)).toHaveLength(1);
  }
});

test("of two people who save the title of a category at once, one is refused with the other's name", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const slug = "roses";
    const [stored] = await opened.db.select().from(categories).where(eq(categories.slug, slug));
    const from = { title: stored?.title ?? "" };
    const saved = await Promise.all([
      save({ from, to: { title: `By Asha ${round}` } }, slug, asha),
      save({ from, to: { title: `By Ravi ${round}` } }, slug, ravi),
    ]);
    expect(saved.map(codeOf).sort()).toEqual(["catalogue-changed", "written"]);
  }
});
