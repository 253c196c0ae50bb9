import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { products, skus } from "../catalogue/catalogue.tables.ts";
import { comboParts } from "../catalogue/combos/combo-parts.tables.ts";
import type { AllergenFacts } from "../catalogue/rules/allergens.ts";
import { findProducts } from "./find-products.ts";
import { searchProducts } from "./search-products.ts";
import { suggest } from "./suggest.ts";

let opened: OpenDatabase;
let now = SATURDAY_MORNING.getTime();

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());

const services = () => testServices(opened.db, () => new Date(now));

describe("suggesting", () => {
  const suggested = async (q: string) => (await suggest(services(), { q })).map(({ sku }) => sku);

  test("offers other products before other sizes, and what can't be ordered last", async () => {
    expect(await suggested("truff")).toEqual(["TRUF05", "COMBO1", "TRUF10", "TRUF10E", "TRUF20"]);
  });

  test("tells the cake's name, flavour, price and picture", async () => {
    const [suggestion] = await suggest(services(), { q: "VANIL" });
    expect(suggestion).toMatchObject({
      sku: "PHOTO10",
      flavour: "Vanilla",
      name: "Vanilla Photo Cake",
      sellPaise: 89_900,
      pricePaise: 99_900,
      active: true,
    });
    expect(suggestion?.cutout.base).toBeTruthy();
  });

  test.each([
    ["chocolat trufle", "TRUF05"],
    ["vanila cake under 1000", "PHOTO10"],
    ["eggless vaniilla", "PHOTO10"],
  ])("forgives spelling and leaves out what is no flavour: %s", async (q, first) => {
    expect((await suggested(q))[0]).toBe(first);
  });

  test.each([
    ["eggless truff", ["TRUF10E"]],
    ["truffle under 600", []],
    ["truffle under 1300", ["TRUF05", "COMBO1"]],
    ["1 kg truffle", ["TRUF10", "COMBO1"]],
    ["eggless 1 kg truffle", ["TRUF10E"]],
    ["truffle for 20 people", []],
    ["eggless", ["TRUF10E", "PHOTO10"]],
    ["cake under 1000", ["PHOTO10", "TRUF05"]],
    ["cake", []],
    ["truffle tomorrow", ["TRUF05", "COMBO1", "TRUF10", "TRUF10E", "TRUF20"]],
  ])("passes what the text asks for besides the flavour: %s", async (q, skus) => {
    expect((await suggested(q)).toSorted()).toEqual(skus.toSorted());
  });

  test("suggests nothing of what the text leaves out, however many products before the others have it", async () => {
    const change = (contains: AllergenFacts["contains"]) => {
      now += 61_000;
      return opened.db.update(products).set({ contains }).where(eq(products.id, "PTRUFFLE"));
    };
    await change(["nuts"]);
    expect(await suggested("truffle without nuts")).toEqual(["COMBO1", "COMBO2"]);
    expect(await suggested("nut free truffle under 1300")).toEqual(["COMBO1"]);
    expect(await suggested("truffle without milk")).toHaveLength(5);
    await change([]);
  });

  test("looks at flavours alone", async () => {
    expect(await suggested("photo")).toEqual([]);
    expect(await suggested("  ")).toEqual([]);
  });
});

describe("finding products", () => {
  const idsFor = async (q: string) => (await findProducts(services(), { q })).ids;

  test.each([
    ["name", "belgian", ["PTRUFFLE"]],
    ["flavour", "vanilla", ["PPHOTO"]],
    ["occasion, in the shop's order", "birthday", ["PTRUFFLE", "PPHOTO", "PROSES", "PCOMBO"]],
    ["category", "all cakes", ["PTRUFFLE"]],
    ["kind", "flowers", ["PROSES"]],
    ["description", "sponge belgian", ["PTRUFFLE"]],
    ["size", "2 kg", ["PTRUFFLE"]],
    ["being without egg, of food alone", "eggless", ["PTRUFFLE", "PPHOTO"]],
    ["what can be put on it", "photo name", ["PPHOTO"]],
  ])("looks at %s", async (_what, q, ids) => {
    expect(await idsFor(q)).toEqual(ids);
  });

  test("forgives spellings", async () => {
    expect(await idsFor("belgiun choclate trufle")).toEqual(["PTRUFFLE"]);
  });

  test("gives nothing for no words", async () => {
    expect(await idsFor("   ")).toEqual([]);
  });

  test.each([
    ["60th birthday photo", { ids: ["PPHOTO"], leftOutOrdinal: "60th", isWithoutPerson: false }],
    ["60th birthday photo for boss", { ids: ["PPHOTO"], leftOutOrdinal: "60th", isWithoutPerson: true }],
    ["birthday photo for boss", { ids: ["PPHOTO"], leftOutOrdinal: null, isWithoutPerson: true }],
    ["60th", { ids: [], leftOutOrdinal: null, isWithoutPerson: false }],
  ])(
    "leaves out the number of a birthday, then the person, if nothing is made for them: %s",
    async (q, result) => {
      expect(await searchProducts(services(), { q })).toMatchObject(result);
      const typed = { ids: [], leftOutOrdinal: null };
      expect(await searchProducts(services(), { q, asTyped: true })).toMatchObject(typed);
    },
  );

  test("leaves out what contains what must not be in it, and keeps what may hold traces of it", async () => {
    const change = (facts: Pick<AllergenFacts, "contains" | "mayContain">) => {
      now += 61_000;
      return opened.db.update(products).set(facts).where(eq(products.id, "PPHOTO"));
    };
    await change({ contains: [], mayContain: ["nuts"] });
    expect(await idsFor("photo without nuts")).toEqual(["PPHOTO"]);
    await change({ contains: ["peanuts"], mayContain: [] });
    expect(await idsFor("photo without nuts")).toEqual([]);
    expect(await idsFor("photo")).toEqual(["PPHOTO"]);
    const { ids } = await searchProducts(services(), { q: "nut free" });
    expect(ids).toContain("PROSES");
    expect(ids).not.toContain("PPHOTO");
    await change({ contains: [], mayContain: [] });
  });

  test("leaves out combos of which a part contains it, or has no label that shoppers can read", async () => {
    const change = (facts: Partial<typeof products.$inferInsert>) => {
      now += 61_000;
      return opened.db.update(products).set(facts).where(eq(products.id, "PTRUFFLE"));
    };
    const partsAre = async (
      parts: Pick<typeof comboParts.$inferInsert, "partSku" | "quantity" | "words">[],
    ) => {
      now += 61_000;
      await opened.db.delete(comboParts);
      await opened.db
        .insert(comboParts)
        .values(parts.map((part, position) => ({ ...part, sku: "COMBO1", position })));
    };
    await partsAre([{ partSku: "TRUF05", quantity: 1 }, { words: "Six red roses" }]);
    expect(await idsFor("truffle without nuts")).toEqual(["PTRUFFLE", "PCOMBO"]);
    await change({ contains: ["nuts"] });
    expect(await idsFor("truffle without nuts")).toEqual([]);
    expect(await idsFor("truffle")).toEqual(["PTRUFFLE", "PCOMBO"]);
    await change({ contains: [], isDraft: true });
    expect(await idsFor("truffle without nuts")).toEqual([]);
    expect(await idsFor("truffle")).toEqual(["PCOMBO"]);
    await change({ isDraft: false });
    await partsAre([{ words: "A box of roasted almonds" }]);
    expect(await idsFor("truffle without nuts")).toEqual(["PTRUFFLE"]);
    now += 61_000;
    await opened.db.delete(comboParts);
  });

  test("finds cakes alone for a cake without something, not gifts whose text names one", async () => {
    const change = async (contains: AllergenFacts["contains"], description: string) => {
      now += 61_000;
      await opened.db.update(products).set({ contains }).where(eq(products.kind, "cake"));
      await opened.db.update(products).set({ description }).where(eq(products.id, "PROSES"));
    };
    const [roses] = await opened.db.select().from(products).where(eq(products.id, "PROSES"));
    await change(["gluten"], "They go with any cake.");
    expect(await idsFor("cake")).toContain("PROSES");
    expect(await idsFor("without gluten cake delivery")).toEqual([]);
    expect(await idsFor("without gluten caek")).toEqual([]);
    expect(await idsFor("without gluten roses cake")).toContain("PROSES");
    expect(await idsFor("without nuts cake")).toEqual(["PPHOTO", "PTRUFFLE"]);
    await change([], roses?.description ?? "");
  });

  test("answers the beginning of a text that no shopper would type", async () => {
    expect(await idsFor(`vanilla ${" ".repeat(80)}${"x ".repeat(50_000)}`)).toEqual(["PPHOTO"]);
  });

  test("puts what can't be ordered now last, and knows a new name within a minute", async () => {
    await opened.db.update(products).set({ name: "Truffle Roses" }).where(eq(products.id, "PROSES"));
    now += 61_000;
    expect(await idsFor("truffle roses")).toEqual(["PROSES", "PCOMBO"]);
    await opened.db.update(skus).set({ active: false }).where(eq(skus.productId, "PROSES"));
    now += 61_000;
    expect(await idsFor("truffle roses")).toEqual(["PCOMBO", "PROSES"]);
  });
});
