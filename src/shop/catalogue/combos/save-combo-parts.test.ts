import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { asha, CAKE, openCombosFor, ROSES, STORED } from "../../../../tests/support/combo-parts.ts";
import type { Session } from "../../accounts/identity.ts";
import { listChanges } from "../../audit/list-changes.ts";
import { COMMAND_LINE } from "../../audit/record-change.ts";
import { deleteDraft } from "../../back-office/delete-draft.ts";
import { undoChange } from "../../back-office/undo-change.ts";
import { products, skus } from "../catalogue.tables.ts";
import { exportCatalogue } from "../imports/export-catalogue.ts";
import { importCatalogue } from "../imports/import-catalogue.ts";
import type { ComboPart } from "../rules/combo-parts.ts";
import { MOST_PARTS } from "../rules/combo-parts.ts";
import { getOfficeParts, getPartsOfProduct } from "./get-office-parts.ts";
import { saveComboParts } from "./save-combo-parts.ts";

const { shop, save, setSale, shownParts } = openCombosFor();

const ravi = { ...asha, userId: "ravi", name: "Ravi" };

async function lastChange(): Promise<number> {
  const [entry] = (await listChanges(shop.services, { cursor: null })).rows;
  return entry?.id ?? 0;
}

describe("staff", () => {
  test("change parts, shoppers see it, and one undo brings them back", async () => {
    const before = await shownParts();
    expect(await save([ROSES, { words: "A card" }])).toEqual({ ok: true, value: 1 });
    expect((await shownParts())?.map(({ title }) => title)).toEqual(["Six red roses", "A card"]);
    const change = await lastChange();
    expect(await save([ROSES, { words: "A card" }], asha, ["Six red roses", "A card"])).toEqual({
      ...{ ok: true, value: 0 },
    });
    expect(await undoChange(shop.services, { id: change, staff: ravi })).toMatchObject({ ok: true });
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
    expect(await undoChange(shop.services, { id: change, staff: asha })).toMatchObject({
      code: "undo-blocked",
    });
    expect((await shownParts())?.map(({ title }) => title)).toEqual(["Six red roses"]);
  });

  test("edit two sizes at once, and only the one that another has changed is in conflict", async () => {
    const both = (to: ComboPart[], staff: Session, from: string[]) =>
      saveComboParts(shop.services, {
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
    expect(await save([], { ...asha, roles: ["kitchen"] })).toMatchObject({ code: "not-your-move" });
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
    const [row] = await shop.db.select().from(products).where(eq(products.id, "PROSES"));
    const [size] = await shop.db.select().from(skus).where(eq(skus.sku, "ROSES12"));
    if (!row || !size) throw new Error("the shop has no roses");
    await shop.db.insert(products).values({ ...row, id: "PNEW", name: "New", isDraft: true, rank: 900 });
    await shop.db.insert(skus).values({ ...size, sku: "NEW1", productId: "PNEW" });
    await save([CAKE, { sku: "NEW1", quantity: 1 }]);
    expect(await deleteDraft(shop.services, { id: "PNEW", staff: asha })).toMatchObject({
      ...{ code: "part-of-combo", details: { products: ["Truffle Cake & Roses"] } },
    });
    await expect(shop.db.delete(products).where(eq(products.id, "PNEW"))).rejects.toThrow();
    expect((await getPartsOfProduct(shop.services, { id: "PNEW" })).partOf).toEqual([
      { id: "PCOMBO", name: "Truffle Cake & Roses" },
    ]);
    await save([CAKE], asha, ["1 x TRUF10", "1 x NEW1"]);
    const removal = await lastChange();
    expect(await deleteDraft(shop.services, { id: "PNEW", staff: asha })).toMatchObject({ ok: true });
    expect(await undoChange(shop.services, { id: removal, staff: asha })).toMatchObject({
      ...{ code: "undo-blocked", details: { impossible: [{ kind: "combo-parts", key: "COMBO1" }] } },
    });
  });

  test("see which size is held up by a part, and the sizes of the cake to choose from", async () => {
    await setSale(["TRUF10"], false);
    const { isCombo, sizes } = await getPartsOfProduct(shop.services, { id: "PCOMBO" });
    expect(isCombo).toBe(true);
    expect(sizes.map(({ sku, isHeldUp }) => [sku, isHeldUp])).toEqual([
      ["COMBO1", true],
      ["COMBO2", false],
    ]);
    expect(sizes[0]?.parts[0]).toMatchObject({ target: { sku: "TRUF10", state: "off-sale" } });
    const { targets } = (await getOfficeParts(shop.services, { id: "PCOMBO" })) ?? {};
    expect(targets?.map(({ sku }) => sku)).toEqual(expect.arrayContaining(["TRUF05", "TRUF10", "TRUF10E"]));
  });
});

describe("the file of the catalogue", () => {
  const importCells = (cells: string[][]) =>
    importCatalogue(shop.services, { cells, author: COMMAND_LINE, label: "catalogue.csv" });

  async function cellsWith(parts: Record<string, string>): Promise<string[][]> {
    const { cells } = await exportCatalogue(shop.services);
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
    expect(await undoChange(shop.services, { id: await lastChange(), staff: asha })).toMatchObject({
      ok: true,
    });
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
