import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { PAGE_SIZE } from "../src/shop/catalogue/catalogue.inputs.ts";
import { spreadPictures } from "../src/shop/catalogue/rules/spread-pictures.ts";
import { searchDemo } from "../tests/support/demo-search.ts";
import { generateDemo } from "./generate.ts";
import { readTables } from "./tables.ts";

const tables = readTables();
const { catalogue } = generateDemo(tables);
const photos = join(import.meta.dirname, "photos");

describe("pictures", () => {
  const recipe = z.object({
    id: z.string(),
    kind: z.string(),
    theme: z.string().optional(),
    flavour: z.string().optional(),
    shape: z.string().optional(),
    /** The parts of a composed picture. */
    of: z.array(z.string()).optional(),
  });
  const recipes = new Map(
    z
      .array(recipe)
      .parse(JSON.parse(readFileSync(join(photos, "recipes.json"), "utf8")))
      .map((row) => [row.id, row]),
  );

  test("each picture exists as a scene and as a cut-out, and none is unused", () => {
    const files = (shape: string) =>
      readdirSync(join(photos, shape)).map((name) => name.replace(".webp", ""));
    const used = catalogue.products.flatMap(({ pictureId, morePictureIds }) => [
      pictureId,
      ...morePictureIds,
    ]);
    expect([...new Set(used)].filter((id) => !existsSync(join(photos, "scene", `${id}.webp`)))).toEqual([]);
    expect(files("cutout").sort()).toEqual(files("scene").sort());
    expect(files("scene").filter((id) => !used.includes(id))).toEqual([]);
    const onAddOns = catalogue.addOns
      .map(({ pictureId }) => pictureId)
      .filter((id) => !id.startsWith("icon:"));
    expect(onAddOns.filter((id) => !recipes.has(id))).toEqual([]);
  });

  test("the 20 best sellers show how they are cut and how large they are", () => {
    const cakes = catalogue.products.filter(({ kind }) => kind === "cake");
    const best = cakes.toSorted((a, b) => a.rank - b.rank).slice(0, 20);
    expect(best).toHaveLength(20);
    const without = (end: string) =>
      best.filter(({ morePictureIds }) => !morePictureIds.some((id) => id.endsWith(end))).map(({ id }) => id);
    expect(without("-scale")).toEqual([]);
    // The first picture of these two is cut.
    expect(without("-cut")).toEqual(["RVC", "BCD"]);
  });

  /** Flavours of the catalogue that look like each flavour of the pictures. */
  const LOOKS_LIKE: Record<string, string[]> = {
    chocolate: ["Chocolate", "Chocolate Truffle", "Choco Chip", "KitKat", "Walnut", "Fruit & Nut", "Plum"],
    blackforest: ["Black Forest"],
    butterscotch: ["Butterscotch", "Caramel"],
    pineapple: ["Pineapple"],
    redvelvet: ["Red Velvet"],
    strawberry: ["Strawberry", "Rose"],
    mango: ["Mango"],
    blueberry: ["Blueberry", "Cheesecake"],
    mocha: ["Mocha", "Coffee", "Tiramisu"],
    whiteforest: ["White Forest", "Lychee"],
    fruit: ["Fresh Fruit"],
    rasmalai: ["Rasmalai", "Kesar Pista", "Pistachio"],
    vanilla: ["Vanilla"],
  };
  /** Looks that do not show the flavour, or names that describe the topping. */
  const HIDES_ITS_FLAVOUR = new Set([
    "designer",
    "theme",
    "two-tier",
    "three-tier",
    "photo",
    "print",
    "bento",
  ]);
  const TOLD_BY_TOPPING: Record<string, string[]> = {
    "oreo-cookie-cake": ["Oreo"],
    "chocolate-drip-strawberry-cake": ["Strawberry", "Choco Chip"],
    "ruby-mirror-glaze-cake": ["Red Velvet", "Lychee"],
    "valentine-love-cake": ["Strawberry"],
    "garden-kids-cake": ["Pineapple"],
    "oreo-chocolate-cake": ["Oreo"],
    "oreo-naked-cake": ["Oreo"],
    "choco-chip-cake": ["Choco Chip"],
    "strawberry-cheesecake": ["Cheesecake"],
    "mango-cheesecake": ["Cheesecake"],
    "caramel-cheesecake": ["Cheesecake"],
  };

  test("a product of one flavour shows a picture of that flavour", () => {
    const sizesOf = new Map(tables.looks.map(({ picture, sizes }) => [picture, sizes]));
    const wrong = catalogue.products.filter(({ pictureId, flavour }) => {
      const shown = recipes.get(pictureId)?.flavour;
      if (!shown || flavour === "" || HIDES_ITS_FLAVOUR.has(sizesOf.get(pictureId) ?? "")) return false;
      const fitting = [...(LOOKS_LIKE[shown] ?? []), ...(TOLD_BY_TOPPING[pictureId] ?? [])];
      return !fitting.includes(flavour);
    });
    expect(wrong.map(({ name, pictureId }) => `${name}: ${pictureId}`)).toEqual([]);
  });

  test("hearts are hearts, squares are squares, and what is not a cake shows no cake", () => {
    for (const { id, name, kind, pictureId } of catalogue.products) {
      const shown = recipes.get(pictureId);
      const first = catalogue.skus.find(({ productId, position }) => productId === id && position === 0);
      if (first?.shape === "Heart") expect(shown?.shape, name).toBe("heart");
      if (first?.shape === "Square") expect(shown?.shape, name).toBe("square");
      if (kind === "cake") expect(shown?.kind, name).toBe("cake");
      else if (kind !== "combo") expect(shown?.kind, name).not.toBe("cake");
    }
  });

  /** The theme that a cake's picture must have if its name contains the word. */
  const PROMISED_THEMES: Record<string, string> = {
    ...{
      dinosaur: "dinosaur",
      unicorn: "unicorn",
      football: "football",
      car: "car",
      gym: "gym",
      doll: "doll",
    },
    ...{ pinata: "pinata", bomb: "bomb", "pull me up": "pull_me_up" },
    ...{ mermaid: "mermaid", rocket: "rocket", cricket: "cricket", castle: "castle", train: "train" },
    ...{ guitar: "guitar", princess: "princess", badminton: "badminton", bike: "bike", safari: "safari" },
  };
  /** The same of what is not a cake: the kind of its recipe. */
  const PROMISED_KINDS: Record<string, string> = { mug: "mug", cushion: "cushion", "dry fruit": "bowls" };

  const named = (word: string) =>
    catalogue.products.filter(({ name }) => new RegExp(`\\b${word}\\b`, "i").test(name));

  test.each(Object.entries(PROMISED_THEMES))("a cake with “%s” in its name shows it", (word, theme) => {
    const cakes = named(word).filter(({ kind }) => kind === "cake");
    expect(cakes.length).toBeGreaterThan(0);
    for (const { name, pictureId } of cakes) expect(recipes.get(pictureId)?.theme, name).toBe(theme);
  });

  test.each(Object.entries(PROMISED_KINDS))("a gift with “%s” in its name shows it", (word, kind) => {
    const gifts = named(word);
    expect(gifts.length).toBeGreaterThan(0);
    for (const { name, pictureId } of gifts) expect(recipes.get(pictureId)?.kind, name).toBe(kind);
  });

  const shownTooOften = (shown: { pictureId: string }[]) =>
    [...Map.groupBy(shown, ({ pictureId }) => pictureId)].flatMap(([picture, { length }]) =>
      length > 2 ? `${picture} ${length} times` : [],
    );

  test("no picture is more than twice on a page of any listing, or of a search for an item of the menu", () => {
    const productOf = new Map(catalogue.products.map((product) => [product.id, product]));
    const members = Map.groupBy(catalogue.productCategories, ({ category }) => category);
    const listings: [path: string, listed: { pictureId: string }[]][] = [
      ["/AllCakes", catalogue.products],
      ...[...members].map(([slug, rows]): (typeof listings)[number] => [
        `/${slug}`,
        rows.flatMap(({ productId }) => productOf.get(productId) ?? []),
      ]),
      ...catalogue.menuItems.map(({ label }): (typeof listings)[number] => [
        `/search?q=${label}`,
        searchDemo(label),
      ]),
    ];
    const wrong = listings.flatMap(([path, listed]) =>
      Array.from({ length: Math.ceil(listed.length / PAGE_SIZE) }, (_, at) => at + 1).flatMap((page) => {
        const pictureOf = ({ pictureId }: { pictureId: string }) => pictureId;
        const shown = spreadPictures(listed, { page, size: PAGE_SIZE, pictureOf });
        return shownTooOften(shown).map((problem) => `${path}, page ${page}: ${problem}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("two products at most show a picture, so that filters and other orders bring no third to a page", () => {
    expect(shownTooOften(catalogue.products)).toEqual([]);
  });

  test("a combo shows both of its parts", () => {
    const made = catalogue.products.filter(({ pictureId }) => pictureId.includes("-with-"));
    for (const { kind, pictureId, morePictureIds } of made) {
      expect(kind, pictureId).toBe("combo");
      expect(recipes.get(pictureId)?.of?.toSorted()).toEqual(morePictureIds.toSorted());
    }
  });

  test("the first sixty products show sixty pictures", () => {
    expect(new Set(catalogue.products.slice(0, 60).map(({ pictureId }) => pictureId)).size).toBe(60);
  });
});
