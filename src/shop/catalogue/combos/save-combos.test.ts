import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import type { Services } from "../../services.ts";
import { combos, products, skus } from "../catalogue.tables.ts";
import { MOST_COMBOS, type OfferedCombo } from "../rules/combo-lines.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { CombosForm } from "./combos.inputs.ts";
import { getCombosOfProduct, getOfficeCombos } from "./get-office-combos.ts";
import { saveCombos } from "./save-combos.ts";

let opened: OpenDatabase;
let services: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

const ROSES = { sku: "COMBO1", label: "With six red roses" };
const TEDDY = { sku: "COMBO2", label: "With a cuddly teddy" };
const STORED = ["COMBO1 With six red roses", "COMBO2 With a cuddly teddy"];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db);
});
beforeEach(async () => {
  await opened.db.delete(combos);
  await opened.db
    .insert(combos)
    .values([ROSES, TEDDY].map((combo, position) => ({ productId: "PTRUFFLE", ...combo, position })));
  await opened.db.delete(auditEntries);
});
afterAll(() => opened.close());

const save = (to: OfferedCombo[], staff = asha, from = STORED, id = "PTRUFFLE") =>
  saveCombos(services, { id, from, to, staff });

/** Lists the combos that the page of the cake offers to shoppers. */
async function offered(sku = "TRUF05") {
  await changeFeedOf(opened.db).check();
  const page = await getProductPage(services, { sku });
  return page.ok ? page.value.combos.map((combo) => [combo.sku, combo.label]) : [];
}

async function lastChange() {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry.id;
}

test("combos are moved, renamed and removed, shoppers see it, and one undo brings them back", async () => {
  const before = await offered();
  expect(await save([TEDDY, { ...ROSES, label: "With a dozen roses" }])).toEqual({ ok: true, value: true });
  expect(await offered()).toEqual([
    ["COMBO2", "With a cuddly teddy"],
    ["COMBO1", "With a dozen roses"],
  ]);
  expect(await save([])).toEqual({ ok: true, value: true });
  expect(await offered()).toEqual([]);
  expect(await undoChange(services, { id: await lastChange(), staff: ravi })).toMatchObject({ ok: true });
  expect((await offered())[0]).toEqual(["COMBO2", "With a cuddly teddy"]);
  const renamed = ["COMBO2 With a cuddly teddy", "COMBO1 With a dozen roses"];
  expect(await save([ROSES, TEDDY], asha, renamed)).toEqual({ ok: true, value: true });
  expect(await offered()).toEqual(before);
  expect(await save([ROSES, TEDDY])).toEqual({ ok: true, value: false });
});

test("a combo is offered on the page of another product, which its own page tells", async () => {
  expect(await save([ROSES], asha, [], "PROSES")).toEqual({ ok: true, value: true });
  expect(await offered("ROSES12")).toEqual([["COMBO1", "With six red roses"]]);
  const { offeredOn } = await getCombosOfProduct(services, { id: "PCOMBO" });
  expect(offeredOn.map(({ id }) => id)).toEqual(["PTRUFFLE", "PROSES"]);
});

test("the second of two editors sees what differs; own saves never conflict", async () => {
  for (let nth = 0; nth < 20; nth += 1)
    expect(await save([{ ...ROSES, label: `With ${nth + 2} roses` }])).toEqual({ ok: true, value: true });
  expect(await save([TEDDY], ravi)).toMatchObject({
    code: "catalogue-changed",
    details: {
      conflicts: [{ kind: "combos", theirs: ["COMBO1 With 21 roses"], author: { actorName: "Asha" } }],
    },
  });
  expect(await offered()).toEqual([["COMBO1", "With 21 roses"]]);
  const first = await lastChange();
  await save([TEDDY], ravi, ["COMBO1 With 21 roses"]);
  expect(await undoChange(services, { id: first, staff: asha })).toMatchObject({ code: "undo-blocked" });
  expect(await offered()).toEqual([["COMBO2", "With a cuddly teddy"]]);
});

test("a SKU that no other product has is refused by its code, and nothing changes", async () => {
  const refused = await save([ROSES, { sku: "NOPE", label: "With nothing" }]);
  expect(refused).toMatchObject({ code: "unknown-combo", details: { skus: ["NOPE"] } });
  expect(await save([{ sku: "TRUF10", label: "With itself" }])).toMatchObject({ code: "unknown-combo" });
  expect(await saveCombos(services, { id: "NOPE", from: [], to: [], staff: asha })).toMatchObject({
    code: "unknown-product",
  });
  expect(await save([], { ...asha, roles: ["kitchen"] })).toMatchObject({ code: "not-your-move" });
  expect((await offered()).map(([sku]) => sku)).toEqual(["COMBO1", "COMBO2"]);
});

test("an undo does not bring back a combo that is gone", async () => {
  const [row] = await opened.db.select().from(products).limit(1);
  if (!row) throw new Error("the shop is empty");
  const hidden = { isDraft: true, publishAt: null };
  await opened.db.insert(products).values({ ...row, ...hidden, id: "PNEW", kind: "combo", rank: 900 });
  const [size] = await opened.db.select().from(skus).limit(1);
  if (!size) throw new Error("the shop is empty");
  await opened.db.insert(skus).values({ ...size, sku: "NEW1", productId: "PNEW", position: 0 });
  await save([ROSES, TEDDY, { sku: "NEW1", label: "With a plant" }]);
  // Shoppers do not see a combo that is not published.
  expect((await offered()).map(([sku]) => sku)).toEqual(["COMBO1", "COMBO2"]);
  const { targets } = (await getOfficeCombos(services, { id: "PTRUFFLE" })) ?? {};
  expect(targets?.find(({ sku }) => sku === "NEW1")?.state).toBe("draft");
  await save([ROSES, TEDDY], asha, [...STORED, "NEW1 With a plant"]);
  const removal = await lastChange();
  await opened.db.delete(products).where(eq(products.id, "PNEW"));
  expect(await undoChange(services, { id: removal, staff: asha })).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "combos", key: "PTRUFFLE" }] } },
  });
  expect((await offered()).map(([sku]) => sku)).toEqual(["COMBO1", "COMBO2"]);
});

test.each([
  ["no SKU", [{ sku: " ", label: "With roses" }], "Please choose a combo."],
  ["no label", [{ sku: "COMBO1", label: "" }], "Please write what it adds."],
  ["twice the same", [ROSES, { ...ROSES, label: "Again" }], "This combo is there already."],
  ["too long a label", [{ sku: "COMBO1", label: "x".repeat(41) }], "Please use at most 40 characters."],
  ["letters of a line break", [{ sku: "COMBO1", label: "a\u0000b" }], "Please use plain letters."],
  [
    "too many",
    Array.from({ length: MOST_COMBOS + 1 }, (_, index) => ({ sku: `C${index}0`, label: "With roses" })),
    "A page has room for 6 combos.",
  ],
])("a form with %s is refused", (_what, sent, sentence) => {
  const parsed = CombosForm.safeParse(sent);
  expect(parsed.error?.issues.map(({ message }) => message)).toContain(sentence);
});

test("a SKU may be typed in small letters", () => {
  expect(CombosForm.parse([{ sku: " combo1 ", label: "With roses" }])).toEqual([
    { sku: "COMBO1", label: "With roses" },
  ]);
});
