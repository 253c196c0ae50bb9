import { afterEach, beforeEach, expect, test } from "vitest";
import { reopened, testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { COMMAND_LINE } from "../../audit/record-change.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { type Paise, paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { listAddOnAllergens, listAddOns } from "../catalogue.reads.ts";
import { type AddOnFields, MOST_ADD_ONS } from "../rules/add-on-fields.ts";
import { createAddOn, ITS_DRAWING, type NewAddOn } from "./create-add-on.ts";
import { exportAddOns } from "./export-add-ons.ts";
import { getOfficeAddOn } from "./get-office-add-on.ts";
import { importAddOns } from "./import-add-ons.ts";
import { listOfficeAddOns } from "./list-office-add-ons.ts";
import { placeAddOn } from "./place-add-on.ts";
import { saveAddOn } from "./save-add-on.ts";

let opened: OpenDatabase;
let services: Services;
let other: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const baker = testSession({ roles: ["kitchen"] });

beforeEach(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
  other = testServices(reopened(opened, () => {}));
  await seedSmallShop(opened.db);
});
afterEach(() => opened.close());

const banner: NewAddOn = {
  ...{ sku: null, name: "Birthday banner", pricePaise: paise(12_900), taxClass: "candles" },
  ...{ pictureId: ITS_DRAWING, question: "name 20", forCakes: false, active: true },
  ...{ isFood: false, contains: [], mayContain: [], otherAllergens: "" },
};

const create = (changes: Partial<NewAddOn> = {}, staff = asha) =>
  createAddOn(services, { addOn: { ...banner, ...changes }, staff });

/** The form of an add-on as it was opened, and what saves it from there. */
async function form(sku: string) {
  const from = (await getOfficeAddOn(services, { sku }))?.fields as AddOnFields;
  return (to: Partial<AddOnFields>, staff = asha) =>
    saveAddOn(services, { sku, edit: { from, to: { ...from, ...to } }, staff });
}

/** Lists the add-ons that another instance offers to shoppers. */
const inShop = async () => (await listAddOns(other)).map(({ name }) => name);

const shown = async (sku: string) => (await listAddOns(other)).find((addOn) => addOn.sku === sku);

async function lastChange() {
  const { rows } = await listChanges(services, { cursor: null });
  return rows[0] ?? { id: 0, records: [], label: "" };
}

const undo = async (id?: number) => undoChange(services, { id: id ?? (await lastChange()).id, staff: ravi });

test("a new add-on comes last, with its question, on every instance; its undo takes it off sale", async () => {
  expect(await create()).toEqual({ ok: true, value: "ADD-BIRTHDAY-BANNER" });
  expect((await inShop()).at(-1)).toBe("Birthday banner");
  expect(await shown("ADD-BIRTHDAY-BANNER")).toMatchObject({
    ...{ pricePaise: paise(12_900), icon: "banner", question: { kind: "name", limit: 20 } },
  });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await inShop()).not.toContain("Birthday banner");
});

test("without picture or drawing it is created off sale, and nothing puts it on sale before it has one", async () => {
  const plain = { name: "Silk ribbon", pictureId: "" };
  expect(await create(plain)).toMatchObject({ code: "add-on-without-picture" });
  expect(await create({ ...plain, pictureId: ITS_DRAWING })).toMatchObject({ code: "no-drawing" });
  expect(await create({ ...plain, active: false })).toMatchObject({ ok: true, value: "ADD-SILK-RIBBON" });
  const save = await form("ADD-SILK-RIBBON");
  expect(await save({ active: true })).toMatchObject({ code: "add-on-without-picture" });
  expect(await save({ active: true, pictureId: "icon:null" })).toMatchObject({ code: "no-drawing" });
  expect(await save({ active: true, pictureId: "up-00000000000000000000000000000000" })).toMatchObject({
    code: "unknown-picture",
  });
  expect(await save({ active: true, pictureId: "roses" })).toMatchObject({ ok: true });
  expect((await shown("ADD-SILK-RIBBON"))?.picture?.id).toBe("roses");
  const withPicture = (await lastChange()).id;
  expect(await undo(withPicture)).toMatchObject({ ok: true });
  expect(await inShop()).not.toContain("Silk ribbon");
});

test("an undo never leaves an add-on on sale without a picture", async () => {
  await create({ name: "Silk ribbon", pictureId: "", active: false });
  await (await form("ADD-SILK-RIBBON"))({ pictureId: "roses" });
  const picture = (await lastChange()).id;
  await (await form("ADD-SILK-RIBBON"))({ active: true });
  expect(await undo(picture)).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "add-on", key: "ADD-SILK-RIBBON" }] } },
  });
  expect(await inShop()).toContain("Silk ribbon");
});

test("an undo never gives two add-ons one name", async () => {
  await create({ name: "Silk ribbon", pictureId: "roses" });
  await (await form("ADD-SILK-RIBBON"))({ name: "Satin ribbon" });
  const renamed = (await lastChange()).id;
  await create({ name: "Silk ribbon", sku: "ADD-SECOND-RIBBON", pictureId: "roses" });
  expect(await undo(renamed)).toMatchObject({
    ...{ code: "undo-blocked", details: { impossible: [{ kind: "add-on", key: "ADD-SILK-RIBBON" }] } },
  });
  expect((await inShop()).filter((name) => name.toLowerCase() === "silk ribbon")).toHaveLength(1);
});

test("name, code and number of add-ons are restated by the write: a form sent twice makes one", async () => {
  await create();
  expect(await create({ name: "BIRTHDAY banner" })).toMatchObject({ code: "add-on-name-taken" });
  expect(await create({ name: "Other banner", sku: "ADDCARD" })).toMatchObject({ code: "sku-taken" });
  // A size of a product.
  expect(await create({ name: "Other banner", sku: "TRUF10" })).toMatchObject({ code: "sku-taken" });
  const two = await Promise.all([create({ name: "Paper hat" }), create({ name: "Paper hat" }, ravi)]);
  expect(two.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const save = await form("ADDCARD");
  expect(await save({ name: "paper HAT" })).toMatchObject({ code: "add-on-name-taken" });
  const stored = (await listOfficeAddOns(services)).length;
  for (let nth = stored; nth < MOST_ADD_ONS; nth += 1)
    await create({ name: `Hat ${nth}`, sku: `HAT${nth}`, active: false });
  expect(await create({ name: "One hat more" })).toMatchObject({ code: "too-many-add-ons" });
});

test.each<[string, Partial<AddOnFields>, string]>([
  ["a price of nothing", { pricePaise: paise(0) }, "price-impossible"],
  ["a price with half a paisa", { pricePaise: 99.5 as Paise }, "price-impossible"],
  ["a price above all others", { pricePaise: paise(1_000_000_000) }, "price-impossible"],
  ["an unknown tax class", { taxClass: "gold" }, "unknown-tax-class"],
  ["a drawing of something else", { pictureId: "icon:hat" }, "no-drawing"],
])("%s is refused, and nothing is stored", async (_name, wrong, code) => {
  const before = await shown("ADDCARD");
  expect(await (await form("ADDCARD"))(wrong)).toMatchObject({ code });
  expect(await create({ ...wrong, name: "Wrong" })).toMatchObject({ code });
  expect(await shown("ADDCARD")).toEqual(before);
  expect(await lastChange()).toMatchObject({ id: 0 });
});

test("a price is changed, taken off sale, and each is undone from the log", async () => {
  await (await form("ADDCARD"))({ pricePaise: paise(8_900) });
  expect(await shown("ADDCARD")).toMatchObject({ pricePaise: 8_900 });
  const price = await lastChange();
  expect(price.records).toMatchObject([
    {
      kind: "add-on",
      key: "ADDCARD",
      before: { pricePaise: paise(7_900) },
      after: { pricePaise: paise(8_900) },
    },
  ]);
  await (await form("ADDCARD"))({ active: false });
  expect(await inShop()).not.toContain("Greeting card");
  expect(await undo()).toMatchObject({ ok: true });
  expect(await inShop()).toContain("Greeting card");
  expect(await undo(price.id)).toMatchObject({ ok: true });
  expect(await shown("ADDCARD")).toMatchObject({ pricePaise: 7_900 });
  expect(await undo(price.id)).toMatchObject({ code: "undone-already" });
});

test("two people who change different fields both save; for the same field the second sees both values first", async () => {
  const [first, second] = [await form("ADDCARD"), await form("ADDCARD")];
  await first({ pricePaise: paise(8_900), question: "text 100" });
  expect(await second({ name: "Wish card" }, ravi)).toMatchObject({ ok: true, value: true });
  expect(await shown("ADDCARD")).toMatchObject({
    ...{ name: "Wish card", pricePaise: paise(8_900), question: { kind: "text", limit: 100 } },
  });
  expect(await second({ question: "name 12" }, ravi)).toMatchObject({
    ...{ code: "catalogue-changed" },
    details: {
      conflicts: [{ kind: "add-on", field: "question", theirs: "text 100", author: { actorName: "Asha" } }],
    },
  });
  // Kind and limit are one value: no mixture of both is stored.
  expect((await shown("ADDCARD"))?.question).toEqual({ kind: "text", limit: 100 });
  const earlier = await lastChange();
  await (await form("ADDCARD"))({ name: "Card" }, ravi);
  expect(await undo(earlier.id)).toMatchObject({
    ...{ code: "undo-blocked", details: { changed: [{ kind: "add-on", key: "ADDCARD" }] } },
  });
});

test("an add-on moves before another one, sent twice it moves once, and the undo restores the order", async () => {
  const before = await inShop();
  const move = () => placeAddOn(services, { sku: "ADDCARD", before: "ADDCANDLE", staff: asha });
  expect(await move()).toEqual({ ok: true, value: true });
  expect(await move()).toEqual({ ok: true, value: false });
  expect(await inShop()).toEqual(["Greeting card", "Number candle", "Five balloons"]);
  expect(await undo()).toMatchObject({ ok: true });
  expect(await inShop()).toEqual(before);
  for (const wrong of ["NONE", "ADDCARD"])
    expect(await placeAddOn(services, { sku: "ADDCARD", before: wrong, staff: asha })).toMatchObject({
      code: "unknown-add-on",
    });
});

test("an import of add-ons is in the log and undone as one change; one without a picture is left out of the table", async () => {
  await create({ name: "Silk ribbon", pictureId: "", active: false });
  const { cells } = await exportAddOns(services);
  expect(cells.flat()).not.toContain("Silk ribbon");
  const raised = cells.map((line) => line.map((cell) => (cell === "79" ? "85" : cell)));
  const imported = await importAddOns(services, {
    cells: raised,
    author: COMMAND_LINE,
    label: "add-ons.csv",
  });
  expect(imported).toMatchObject({ ok: true, value: { written: 1, unchanged: 3 } });
  expect(await shown("ADDCARD")).toMatchObject({ pricePaise: 8_500 });
  expect(await lastChange()).toMatchObject({ label: "add-ons.csv", actorName: "Command line" });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await shown("ADDCARD")).toMatchObject({ pricePaise: 7_900 });
});

test("an add-on is offered with cakes only if staff say so, and a table without that column leaves it", async () => {
  await create({ name: "Gold topper", forCakes: true });
  expect(await shown("ADD-GOLD-TOPPER")).toMatchObject({ forCakes: true });
  await (await form("ADDCARD"))({ forCakes: true });
  expect(await shown("ADDCARD")).toMatchObject({ forCakes: true });
  await undo();
  expect(await shown("ADDCARD")).toMatchObject({ forCakes: false });
  const { cells } = await exportAddOns(services);
  const at = cells[0]?.indexOf("OnlyWithCake") ?? -1;
  const load = (table: string[][]) =>
    importAddOns(services, { cells: table, author: COMMAND_LINE, label: "add-ons.csv" });
  expect(await load(cells.map((line) => line.toSpliced(at, 1)))).toMatchObject({ value: { written: 0 } });
  const withCell = (cell: string) => cells.map((line, row) => (row === 0 ? line : line.with(at, cell)));
  expect(await load(withCell("Maybe"))).toMatchObject({ code: "catalogue-file-wrong" });
  // The candle and the topper.
  expect(await load(withCell("No"))).toMatchObject({ value: { written: 2 } });
  expect(await shown("ADD-GOLD-TOPPER")).toMatchObject({ forCakes: false });
});

test("what two people say of the allergens of food is merged without naming one twice; what is not food names none", async () => {
  const [first, second] = [await form("ADDCARD"), await form("ADDCARD")];
  await first({ isFood: true, mayContain: ["milk", "nuts"] });
  expect(await second({ isFood: true, contains: ["milk"] }, ravi)).toMatchObject({ ok: true });
  const stored = async () => (await getOfficeAddOn(services, { sku: "ADDCARD" }))?.fields;
  expect(await stored()).toMatchObject({ isFood: true, contains: ["milk"], mayContain: ["nuts"] });
  const skus = ["ADDCARD", "ADDCANDLE"];
  expect([...(await listAddOnAllergens(services, { skus }))]).toEqual([
    ["ADDCARD", "Milk. May contain nuts."],
  ]);
  await (await form("ADDCARD"))({ isFood: false });
  expect(await stored()).toMatchObject({ isFood: false, contains: [], mayContain: [] });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ isFood: true, contains: ["milk"], mayContain: ["nuts"] });
});

test("a table says what food contains; without the column, and as it was exported, everything stays", async () => {
  await (await form("ADDCARD"))({ isFood: true, contains: ["milk", "soy"], otherAllergens: "coconut" });
  const { cells } = await exportAddOns(services);
  const at = cells[0]?.indexOf("Allergens") ?? -1;
  expect(cells.map((line) => line[at])).toEqual(["Allergens", "", "", "", "Milk, soy, coconut"]);
  const load = (table: string[][]) =>
    importAddOns(services, { cells: table, author: COMMAND_LINE, label: "add-ons.csv" });
  expect(await load(cells)).toMatchObject({ value: { written: 0 } });
  expect(await load(cells.map((line) => line.toSpliced(at, 1)))).toMatchObject({ value: { written: 0 } });
  const withCell = (cell: string) => cells.map((line, row) => (row === 4 ? line.with(at, cell) : line));
  const stored = async () => (await getOfficeAddOn(services, { sku: "ADDCARD" }))?.fields;
  await load(withCell("Milk. May contain peanuts."));
  expect(await stored()).toMatchObject({ contains: ["milk"], mayContain: ["peanuts"], otherAllergens: "" });
  await load(withCell("none"));
  expect(await stored()).toMatchObject({ isFood: true, contains: [], mayContain: [] });
  // An emptied cell must not make food look free of allergens.
  await load(withCell(""));
  expect(await stored()).toMatchObject({ isFood: true, contains: [], mayContain: [] });
});

test("only who may change the catalogue changes add-ons", async () => {
  expect(await create({}, baker)).toMatchObject({ code: "not-your-move" });
  expect(await (await form("ADDCARD"))({ pricePaise: paise(1) }, baker)).toMatchObject({
    code: "not-your-move",
  });
  const move = { sku: "ADDCARD", before: "ADDCANDLE", staff: baker };
  expect(await placeAddOn(services, move)).toMatchObject({ code: "not-your-move" });
});
