import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import type { Session } from "../../accounts/identity.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { COMMAND_LINE } from "../../audit/record-change.ts";
import { deleteDraft } from "../../back-office/delete-draft.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { findProducts } from "../../search/find-products.ts";
import { suggest } from "../../search/suggest.ts";
import type { Services } from "../../services.ts";
import { countOnSale, getAvailability, listCombos } from "../catalogue.reads.ts";
import { products, skus } from "../catalogue.tables.ts";
import { findSkus } from "../find-skus.ts";
import { getSellables } from "../get-sellables.ts";
import { exportCatalogue } from "../imports/export-catalogue.ts";
import { importCatalogue } from "../imports/import-catalogue.ts";
import type { ComboPart } from "../rules/combo-parts.ts";
import { MOST_PARTS } from "../rules/combo-parts.ts";
import { listRows } from "../snapshot/list-rows.ts";
import { getCake } from "../storefront/get-cake.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { listProducts } from "../storefront/list-products.ts";
import { PartsForm } from "./combo-parts.inputs.ts";
import { comboParts } from "./combo-parts.tables.ts";
import { getOfficeParts, getPartsOfProduct } from "./get-office-parts.ts";
import { saveComboParts } from "./save-combo-parts.ts";

let opened: OpenDatabase;
let services: Services;
let now = new Date("2026-11-21T05:00:00Z");

const asha = { userId: "asha", name: "Asha", email: "asha@example.com", roles: ["manager"] } as Session;
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

const CAKE: ComboPart = { sku: "TRUF10", quantity: 1 };
const ROSES: ComboPart = { words: "Six red roses" };
const STORED = ["1 x TRUF10", "Six red roses"];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => now);
});
beforeEach(async () => {
  await opened.db.delete(comboParts);
  await opened.db.delete(auditEntries);
  await setSale(["TRUF10", "COMBO1", "ROSES12"], true);
  expect(await save([CAKE, ROSES], asha, [])).toEqual({ ok: true, value: 1 });
});
afterAll(() => opened.close());

const save = (to: ComboPart[], staff = asha, from = STORED, sku = "COMBO1", id = "PCOMBO") =>
  saveComboParts(services, { id, edits: [{ sku, from, to }], staff });

async function setSale(keys: string[], active: boolean): Promise<void> {
  await opened.db.update(skus).set({ active }).where(inArray(skus.sku, keys));
}

async function page(sku: string) {
  await changeFeedOf(opened.db).check();
  const result = await getProductPage(services, { sku });
  if (!result.ok) throw new Error(`no page of ${sku}`);
  return result.value;
}

const shownParts = async (sku = "COMBO1") => (await page(sku)).partsOf.get(sku);

async function lastChange(): Promise<number> {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  return entry?.id ?? 0;
}

/** Whether COMBO1 can be ordered, wherever the shop says so. */
async function saidAvailable(): Promise<Record<string, boolean | undefined>> {
  const { chosen, choices } = await page("COMBO1");
  const cake = await page("TRUF05");
  const listing = await listProducts(services, { category: "combos" });
  const combos = await listCombos(services, { productId: "PTRUFFLE" });
  const detail = await getCake(services, { sku: "COMBO1" });
  const rows = await listRows(services, { start: 0, end: 4 });
  return {
    page: chosen.active,
    choice: choices.find(({ sku }) => sku === "COMBO1")?.active,
    "page of the cake": cake.combos.find(({ sku }) => sku === "COMBO1")?.active,
    listing: listing.cards[0]?.active,
    suggestion: (await suggest(services, { q: "truffle" })).find(({ sku }) => sku === "COMBO1")?.active,
    "phone order": (await findSkus(services, { code: "COMBO1", products: [] })).length > 0,
    cart: (await getAvailability(services, ["COMBO1"])).get("COMBO1"),
    checkout: (await getSellables(services, ["COMBO1"])).get("COMBO1")?.active,
    "call for one": detail.ok ? detail.value.active : undefined,
    "call for combos": combos.ok ? combos.value[0]?.active : undefined,
    "call for all": rows.ok ? rows.value.find(({ sku }) => sku === "COMBO1")?.active : undefined,
  };
}

const EVERYWHERE = (value: boolean, said: object) =>
  Object.fromEntries(Object.keys(said).map((name) => [name, value]));

test("a combo can be ordered only while each of its parts is on sale, and everything says the same", async () => {
  const before = await saidAvailable();
  expect(before).toEqual(EVERYWHERE(true, before));
  const { onSale } = await countOnSale(services);
  await setSale(["TRUF10"], false);
  const without = await saidAvailable();
  expect({ ...without, suggestion: false }).toEqual(EVERYWHERE(false, without));
  // Only the first suggestions are shown, and those that can be ordered come first.
  expect(without.suggestion).not.toBe(true);
  expect((await countOnSale(services)).onSale).toBe(onSale - 1);
  await setSale(["TRUF10"], true);
  expect(await saidAvailable()).toEqual(before);
  // A combo that is off sale itself stays so.
  await setSale(["COMBO1"], false);
  expect((await page("COMBO1")).chosen.active).toBe(false);
});

test("a search finds a combo behind what can be ordered while a part is off sale", async () => {
  const namesFound = async () => {
    await changeFeedOf(opened.db).check();
    return (await findProducts(services, { q: "roses" })).ids;
  };
  await setSale(["ROSES12"], false);
  expect(await namesFound()).toEqual(["PCOMBO", "PROSES"]);
  await setSale(["TRUF10"], false);
  await setSale(["ROSES12"], true);
  expect(await namesFound()).toEqual(["PROSES", "PCOMBO"]);
});

test("its page lists the parts, with links to those that are sold alone", async () => {
  expect(await shownParts()).toEqual([
    { title: "Belgian Chocolate Truffle Cake, 1 kg", href: "/cake/TRUF10", isOnSale: true },
    { title: "Six red roses", href: null, isOnSale: true },
  ]);
  await save([{ sku: "ROSES12", quantity: 2 }, CAKE]);
  await setSale(["TRUF10"], false);
  expect(await shownParts()).toEqual([
    { title: "2 × Twelve Red Roses, 12 stems", href: "/cake/ROSES12", isOnSale: true },
    { title: "Belgian Chocolate Truffle Cake, 1 kg", href: null, isOnSale: false },
  ]);
  expect(await shownParts("COMBO2")).toBeUndefined();
});

test("a combo that takes no message has a cake while one of its parts is one, on its page and at the checkout", async () => {
  const said = async (sku: string) => [
    (await page(sku)).chosen.hasCake,
    (await getSellables(services, [sku])).get(sku)?.hasCake,
  ];
  const named = (name: string, takesMessage: boolean) =>
    opened.db.update(products).set({ name, takesMessage }).where(eq(products.id, "PCOMBO"));
  await named("Truffle & Roses", false);
  try {
    expect(await said("COMBO1")).toEqual([true, true]);
    expect(await said("COMBO2")).toEqual([false, false]);
    await save([{ sku: "ROSES12", quantity: 1 }, ROSES]);
    expect(await said("COMBO1")).toEqual([false, false]);
    // Without parts of the catalogue, words and name tell.
    await save([{ words: "Half a kilo of cheesecake" }, ROSES]);
    expect(await said("COMBO1")).toEqual([true, true]);
  } finally {
    await named("Truffle Cake & Roses", true);
  }
  expect(await said("COMBO2")).toEqual([true, true]);
  expect(await said("ROSES12")).toEqual([false, false]);
});

test("a part that is published later makes the combo available at its minute, without a job", async () => {
  const publishAt = new Date(now.getTime() + 60_000);
  await opened.db.update(products).set({ isDraft: true, publishAt }).where(eq(products.id, "PROSES"));
  await save([CAKE, { sku: "ROSES12", quantity: 1 }]);
  try {
    const before = await saidAvailable();
    expect({ ...before, suggestion: false }).toEqual(EVERYWHERE(false, before));
    now = publishAt;
    const after = await saidAvailable();
    expect(after).toEqual(EVERYWHERE(true, after));
  } finally {
    await opened.db
      .update(products)
      .set({ isDraft: false, publishAt: null })
      .where(eq(products.id, "PROSES"));
  }
});

test("a draft in a combo that has no time of publication keeps the combo from being ordered", async () => {
  await save([CAKE, { sku: "ROSES12", quantity: 1 }]);
  await opened.db.update(products).set({ isDraft: true, publishAt: null }).where(eq(products.id, "PROSES"));
  try {
    const said = await saidAvailable();
    expect({ ...said, suggestion: false }).toEqual(EVERYWHERE(false, said));
  } finally {
    await opened.db.update(products).set({ isDraft: false }).where(eq(products.id, "PROSES"));
  }
});

describe("staff", () => {
  test("change parts, shoppers see it, and one undo brings them back", async () => {
    const before = await shownParts();
    expect(await save([ROSES, { words: "A card" }])).toEqual({ ok: true, value: 1 });
    expect((await shownParts())?.map(({ title }) => title)).toEqual(["Six red roses", "A card"]);
    const change = await lastChange();
    expect(await save([ROSES, { words: "A card" }], asha, ["Six red roses", "A card"])).toEqual({
      ...{ ok: true, value: 0 },
    });
    expect(await undoChange(services, { id: change, staff: ravi })).toMatchObject({ ok: true });
    expect(await shownParts()).toEqual(before);
  });

  test("see what somebody else has changed, and an undo does not overwrite it", async () => {
    expect(await save([CAKE])).toMatchObject({ ok: true });
    const change = await lastChange();
    expect(await save([ROSES], ravi)).toMatchObject({
      code: "catalogue-changed",
      details: {
        conflicts: [
          { kind: "combo-parts", key: "COMBO1", theirs: ["1 x TRUF10"], author: { actorName: "Asha" } },
        ],
      },
    });
    expect(await save([ROSES], ravi, ["1 x TRUF10"])).toMatchObject({ ok: true });
    expect(await undoChange(services, { id: change, staff: asha })).toMatchObject({ code: "undo-blocked" });
    expect((await shownParts())?.map(({ title }) => title)).toEqual(["Six red roses"]);
  });

  test("edit two sizes at once, and only the one that another has changed is in conflict", async () => {
    const both = (to: ComboPart[], staff: Session, from: string[]) =>
      saveComboParts(services, {
        id: "PCOMBO",
        edits: [
          { sku: "COMBO1", from: STORED, to: [CAKE, ROSES] },
          { sku: "COMBO2", from, to },
        ],
        staff,
      });
    expect(await both([ROSES], asha, [])).toEqual({ ok: true, value: 1 });
    expect(await both([CAKE], ravi, [])).toMatchObject({ details: { conflicts: [{ key: "COMBO2" }] } });
  });

  test("cannot put in what no other product has", async () => {
    for (const sku of ["NOPE", "COMBO2"])
      expect(await save([{ sku, quantity: 1 }])).toMatchObject({
        ...{ code: "unknown-part", details: { skus: [sku] } },
      });
    expect(await save([], asha, STORED, "TRUF05")).toMatchObject({ code: "unknown-sku" });
    expect(await save([], { ...asha, roles: ["baker"] as never })).toMatchObject({ code: "not-your-move" });
    expect(await save([], asha, [], "COMBO1", "NOPE")).toMatchObject({ code: "unknown-product" });
    expect(await shownParts()).toHaveLength(2);
  });

  test("cannot put a combo into a combo, from either side", async () => {
    expect(await save([{ sku: "COMBO1", quantity: 1 }], asha, [], "ROSES12", "PROSES")).toMatchObject({
      ...{ code: "combo-in-combo", details: { skus: ["COMBO1"] } },
    });
    expect(await save([{ words: "A card" }], asha, [], "TRUF10", "PTRUFFLE")).toMatchObject({
      ...{ code: "combo-in-combo", details: { skus: ["TRUF10"] } },
    });
  });

  test("cannot delete a draft that is in a combo; the database refuses it too", async () => {
    const [row] = await opened.db.select().from(products).where(eq(products.id, "PROSES"));
    const [size] = await opened.db.select().from(skus).where(eq(skus.sku, "ROSES12"));
    if (!row || !size) throw new Error("the shop has no roses");
    await opened.db.insert(products).values({ ...row, id: "PNEW", name: "New", isDraft: true, rank: 900 });
    await opened.db.insert(skus).values({ ...size, sku: "NEW1", productId: "PNEW" });
    await save([CAKE, { sku: "NEW1", quantity: 1 }]);
    expect(await deleteDraft(services, { id: "PNEW", staff: asha })).toMatchObject({
      ...{ code: "part-of-combo", details: { products: ["Truffle Cake & Roses"] } },
    });
    await expect(opened.db.delete(products).where(eq(products.id, "PNEW"))).rejects.toThrow();
    expect((await getPartsOfProduct(services, { id: "PNEW" })).partOf).toEqual([
      { id: "PCOMBO", name: "Truffle Cake & Roses" },
    ]);
    await save([CAKE], asha, ["1 x TRUF10", "1 x NEW1"]);
    const removal = await lastChange();
    expect(await deleteDraft(services, { id: "PNEW", staff: asha })).toMatchObject({ ok: true });
    expect(await undoChange(services, { id: removal, staff: asha })).toMatchObject({
      ...{ code: "undo-blocked", details: { impossible: [{ kind: "combo-parts", key: "COMBO1" }] } },
    });
  });

  test("see which size is held up by a part, and the sizes of the cake to choose from", async () => {
    await setSale(["TRUF10"], false);
    const { isCombo, sizes } = await getPartsOfProduct(services, { id: "PCOMBO" });
    expect(isCombo).toBe(true);
    expect(sizes.map(({ sku, isHeldUp }) => [sku, isHeldUp])).toEqual([
      ["COMBO1", true],
      ["COMBO2", false],
    ]);
    expect(sizes[0]?.parts[0]).toMatchObject({ target: { sku: "TRUF10", state: "off-sale" } });
    const { targets } = (await getOfficeParts(services, { id: "PCOMBO" })) ?? {};
    expect(targets?.map(({ sku }) => sku)).toEqual(expect.arrayContaining(["TRUF05", "TRUF10", "TRUF10E"]));
  });
});

describe("the file of the catalogue", () => {
  const importCells = (cells: string[][]) =>
    importCatalogue(services, { cells, author: COMMAND_LINE, label: "catalogue.csv" });

  async function cellsWith(parts: Record<string, string>): Promise<string[][]> {
    const { cells } = await exportCatalogue(services);
    const at = (name: string) => cells[0]?.indexOf(name) ?? -1;
    return cells.map((line) => {
      const changed = parts[line[at("SKU")] ?? ""];
      return changed === undefined ? line : line.with(at("Parts"), changed);
    });
  }

  test("holds the parts, and importing it again changes nothing", async () => {
    const cells = await cellsWith({});
    const at = (name: string) => cells[0]?.indexOf(name) ?? -1;
    expect(cells.find((line) => line[at("SKU")] === "COMBO1")?.[at("Parts")]).toBe(
      "1 x TRUF10;Six red roses",
    );
    expect(await importCells(cells)).toMatchObject({ ok: true, value: { entry: null } });
    const withoutColumn = cells.map((line) => line.toSpliced(at("Parts"), 1));
    expect(await importCells(withoutColumn)).toMatchObject({ ok: true, value: { entry: null } });
    expect(await shownParts()).toHaveLength(2);
  });

  test("changes parts as one entry of the log, which can be undone", async () => {
    const before = await shownParts();
    const imported = await importCells(await cellsWith({ COMBO1: "2 x ROSES12;A card" }));
    expect(imported).toMatchObject({ ok: true, value: { entry: expect.any(Number) } });
    expect((await shownParts())?.map(({ title }) => title)).toEqual([
      "2 × Twelve Red Roses, 12 stems",
      "A card",
    ]);
    expect(await undoChange(services, { id: await lastChange(), staff: asha })).toMatchObject({ ok: true });
    expect(await shownParts()).toEqual(before);
  });

  test.each([
    ["1 x NOPE", "there is no SKU NOPE"],
    ["1 x COMBO2", "COMBO2 is a SKU of the same product"],
    ["21 x TRUF10", "has parts like"],
    ["1 x TRUF10;2 x TRUF10", "names a part twice"],
    [Array.from({ length: MOST_PARTS + 1 }, (_, nth) => `Card ${nth}`).join(";"), "has more than 8 parts"],
    ["x".repeat(61), "has parts like"],
  ])("is refused with %s", async (cell, sentence) => {
    const refused = await importCells(await cellsWith({ COMBO1: cell }));
    expect(refused).toMatchObject({ code: "catalogue-file-wrong" });
    expect(JSON.stringify(refused)).toContain(sentence);
  });

  test("is refused with a combo in a combo", async () => {
    const refused = await importCells(await cellsWith({ TRUF10: "A card", ROSES12: "1 x COMBO1" }));
    expect(JSON.stringify(refused)).toContain("COMBO1 is a combo itself");
  });
});

const typed = (sku: string, quantity: string, words: string) => ({ sku, quantity, words });

test.each([
  ["neither", [typed("", "", "")], "Please choose a SKU, or write what it is."],
  ["both", [typed("TRUF10", "1", "Roses")], "Please leave this empty, or the SKU."],
  ["no pieces", [typed("TRUF10", "0", "")], "Please enter 1 to 20 pieces."],
  ["too many pieces", [typed("TRUF10", "21", "")], "Please enter 1 to 20 pieces."],
  ["pieces of words", [typed("", "2", "Roses")], "Please write the number into the words."],
  ["words like a SKU", [typed("", "", "2 x TRUF10")], "Please use words, without a semicolon."],
  ["a semicolon", [typed("", "", "Roses; a card")], "Please use words, without a semicolon."],
  ["too long words", [typed("", "", "x".repeat(61))], "Please use at most 60 characters."],
  ["no code", [typed("a cake", "1", "")], "There is no such SKU."],
  [
    "the same twice",
    [typed("TRUF10", "1", ""), typed("truf10", "2", "")],
    "This is there already. Please change its pieces.",
  ],
  [
    "too many",
    Array.from({ length: MOST_PARTS + 1 }, (_, nth) => typed("", "", `Card ${nth}`)),
    "A combo has room for 8 parts.",
  ],
])("a form with %s is refused", (_what, sent, sentence) => {
  expect(PartsForm.safeParse(sent).error?.issues.map(({ message }) => message)).toContain(sentence);
});

test("a SKU may be typed in small letters, and one piece may be left out", () => {
  expect(PartsForm.parse([typed(" truf10 ", "", ""), typed("", "1", "Six  red roses")])).toEqual([
    CAKE,
    ROSES,
  ]);
});
