import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { spreadPictures } from "../src/shop/catalogue/rules/spread-pictures.ts";
import { generateDemo } from "./generate.ts";
import { readTables } from "./tables.ts";

const tables = readTables();
const { catalogue } = generateDemo(tables);
const photos = join(import.meta.dirname, "photos");

describe("pictures", () => {
  const recipe = z.object({
    id: z.string(),
    kind: z.string(),
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

  const onPages = (category: string) => {
    const ids = catalogue.productCategories.filter((row) => row.category === category);
    const listed = catalogue.products.filter(({ id }) => ids.some(({ productId }) => productId === id));
    return pagesOf(listed);
  };
  const pagesOf = (listed: { pictureId: string }[]) =>
    Array.from({ length: Math.ceil(listed.length / 24) }, (_, at) =>
      spreadPictures(listed, { page: at + 1, size: 24, pictureOf: ({ pictureId }) => pictureId }).map(
        ({ pictureId }) => pictureId,
      ),
    );

  /** Lists with too few pictures for their products. */
  const FEW_PICTURES =
    "black-forest blueberry butterscotch caramel choco-chip chocolate-truffle christmas eid heart-shape kitkat mothers-day mousse new-year party rainbow retirement ribbon tea-cake tier wedding";

  test("no picture is more than twice on a page of 24 cards, but in lists of few pictures", () => {
    const lists = new Set(catalogue.productCategories.map(({ category }) => category));
    const tooOften = [...lists].filter((slug) =>
      onPages(slug).some((page) =>
        [...Map.groupBy(page, (id) => id).values()].some((same) => same.length > 2),
      ),
    );
    expect(tooOften.sort().join(" ")).toBe(FEW_PICTURES);
  });

  test("a combo shows both of its parts, and a theme is shown by two products at most", () => {
    const made = catalogue.products.filter(({ pictureId }) => pictureId.includes("-with-"));
    for (const { kind, pictureId, morePictureIds } of made) {
      expect(kind, pictureId).toBe("combo");
      expect(recipes.get(pictureId)?.of?.toSorted()).toEqual(morePictureIds.toSorted());
    }
    const themes = new Set(
      tables.looks.filter(({ sizes }) => sizes === "theme").map(({ picture }) => picture),
    );
    const shown = Map.groupBy(catalogue.products, ({ pictureId }) => pictureId);
    expect([...themes].filter((id) => (shown.get(id)?.length ?? 0) > 2)).toEqual([]);
  });

  test("the first sixty products show sixty pictures", () => {
    expect(new Set(catalogue.products.slice(0, 60).map(({ pictureId }) => pictureId)).size).toBe(60);
  });
});
