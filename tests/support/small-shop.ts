import type { Db } from "../../src/infrastructure/database/db.ts";
import { paise } from "../../src/shop/basics/money.ts";
import {
  addOns,
  categories,
  combos,
  menuItems,
  productCategories,
  products,
  skus,
  taxRates,
} from "../../src/shop/catalogue/catalogue.tables.ts";
import {
  deliveryOptions,
  deliveryWindows,
  kitchens,
  pincodes,
} from "../../src/shop/delivery/delivery.tables.ts";
import type { DeliveryOption } from "../../src/shop/delivery/rules/options.ts";

/** Saturday, 21 November 2026, 10:30 in India: the tests' clock unless they change it. */
export const SATURDAY_MORNING = new Date("2026-11-21T05:00:00Z");

/**
 * Fills a small shop: a truffle cake in four sizes (2 kg sold out), a photo cake (24 hours), roses without message, two
 * combos (one sold out). Delhi 110001 has all options, 560001 no midnight, 400001 no express, 700001 no pickup.
 */
export async function seedSmallShop(db: Db): Promise<void> {
  await fillDelivery(db);
  await fillCatalogue(db);
}

async function fillDelivery(db: Db): Promise<void> {
  await db
    .insert(kitchens)
    .values([
      aKitchen("delhi", "New Delhi", "07", "110001"),
      aKitchen("bengaluru", "Bengaluru", "29", "560001"),
      aKitchen("mumbai", "Mumbai", "27", "400001"),
      aKitchen("kolkata", "Kolkata", "19", "700001"),
    ]);
  await db
    .insert(pincodes)
    .values([
      aPincode("110001", "Connaught Deployment", "New Delhi", "delhi", {}),
      aPincode("560001", "MG Road", "Bengaluru", "bengaluru", { midnight: false }),
      aPincode("400001", "Fort", "Mumbai", "mumbai", { express: false }),
      aPincode("700001", "B.B.D. Bagh", "Kolkata", "kolkata", { pickup: false }),
    ]);
  await db.insert(deliveryOptions).values([
    { ...anOption("standard", 5_000, 180), freeFromPaise: paise(50_000), capacity: 20, position: 1 },
    { ...anOption("express", 9_900, 120), position: 2 },
    { ...anOption("fixed-time", 15_000, 240), position: 3 },
    { ...anOption("midnight", 25_000, null), lastOrderAtMinute: 17 * 60, position: 4 },
    { ...anOption("pickup", 0, 120), position: 5 },
  ]);
  await db
    .insert(deliveryWindows)
    .values([
      ...hours(9, 21, 3).map((window) => ({ option: "standard" as const, ...window })),
      { option: "express" as const, startMinute: 10 * 60, endMinute: 20 * 60 },
      ...hours(8, 21, 1).map((window) => ({ option: "fixed-time" as const, ...window })),
      { option: "midnight" as const, startMinute: 23 * 60, endMinute: 24 * 60 },
      ...hours(10, 21, 1).map((window) => ({ option: "pickup" as const, ...window })),
    ]);
}

function aKitchen(id: string, city: string, stateCode: string, pincode: string) {
  return { id, name: `${city} kitchen`, city, stateCode, address: `1 Bakers' Lane, ${city}`, pincode };
}

function aPincode(pincode: string, area: string, city: string, kitchenId: string, without: object) {
  const allOptions = { standard: true, express: true, fixedTime: true, midnight: true, pickup: true };
  return { pincode, area, city, kitchenId, ...allOptions, ...without };
}

function anOption(option: DeliveryOption, feePaise: number, lastOrderMinutes: number | null) {
  return {
    option,
    feePaise: paise(feePaise),
    lastOrderMinutes,
    lastOrderAtMinute: null,
    freeFromPaise: null,
    capacity: 6,
  };
}

function hours(from: number, to: number, step: number) {
  return Array.from({ length: (to - from) / step }, (_, index) => ({
    startMinute: (from + index * step) * 60,
    endMinute: (from + (index + 1) * step) * 60,
  }));
}

async function fillCatalogue(db: Db): Promise<void> {
  await db.insert(taxRates).values([
    { taxClass: "cake", fromOn: "2017-07-01", hsn: "1905", rateBp: 1800 },
    { taxClass: "cake", fromOn: "2025-09-22", hsn: "1905", rateBp: 500 },
    { taxClass: "flowers", fromOn: "2017-07-01", hsn: "0603", rateBp: 0 },
    { taxClass: "candles", fromOn: "2025-09-22", hsn: "3406", rateBp: 500 },
  ]);
  await db.insert(categories).values([
    { slug: "all-cakes", title: "All Cakes", description: "", aliasOf: null },
    { slug: "birthday", title: "Birthday", description: "For their day.", aliasOf: null },
    { slug: "birthday-cakes", title: "Birthday Cakes", description: "", aliasOf: "birthday" },
    { slug: "photo-cake", title: "Photo Cake", description: "", aliasOf: null },
    { slug: "roses", title: "Roses", description: "", aliasOf: null },
    { slug: "category/flowers/roses", title: "Roses", description: "", aliasOf: "roses" },
    { slug: "combos", title: "Combos", description: "", aliasOf: null },
    { slug: "onam", title: "Onam", description: "", aliasOf: null },
  ]);
  await db.insert(products).values([
    aProduct(1, { id: "PTRUFFLE", name: "Belgian Chocolate Truffle Cake", category: "all-cakes" }),
    aProduct(2, {
      id: "PPHOTO",
      name: "Vanilla Photo Cake",
      category: "photo-cake",
      flavour: "Vanilla",
      personalization: ["Photo", "Name", "Message"],
      photoPrint: "cake top",
      deliveryTime: "next",
      leadHours: 24,
    }),
    aProduct(3, {
      id: "PROSES",
      name: "Twelve Red Roses",
      kind: "flowers",
      category: "roses",
      flavour: "",
      takesMessage: false,
      taxClass: "flowers",
    }),
    aProduct(4, { id: "PCOMBO", name: "Truffle Cake & Roses", kind: "combo", category: "combos" }),
  ]);
  await db.insert(skus).values([
    aSku("TRUF05", "PTRUFFLE", 0, { weight: "0.5 kg", serves: "4-5 people" }),
    aSku("TRUF10", "PTRUFFLE", 1, { weight: "1 kg", pricePaise: paise(139_900), sellPaise: paise(125_900) }),
    aSku("TRUF10E", "PTRUFFLE", 2, {
      weight: "1 kg",
      eggless: true,
      pricePaise: paise(144_900),
      sellPaise: paise(130_400),
    }),
    aSku("TRUF20", "PTRUFFLE", 3, {
      weight: "2 kg",
      pricePaise: paise(279_900),
      sellPaise: paise(251_900),
      active: false,
    }),
    aSku("PHOTO10", "PPHOTO", 0, {
      flavour: "Vanilla",
      eggless: true,
      pricePaise: paise(99_900),
      sellPaise: paise(89_900),
    }),
    aSku("ROSES12", "PROSES", 0, {
      weight: "12 stems",
      flavour: "",
      pricePaise: paise(49_900),
      sellPaise: paise(44_900),
    }),
    aSku("COMBO1", "PCOMBO", 0, { pricePaise: paise(124_900), sellPaise: paise(112_400) }),
    aSku("COMBO2", "PCOMBO", 1, { pricePaise: paise(174_900), sellPaise: paise(157_400), active: false }),
  ]);
  await db.insert(productCategories).values(
    [
      ["all-cakes", "PTRUFFLE"],
      ["all-cakes", "PPHOTO"],
      ["birthday", "PTRUFFLE"],
      ["birthday", "PPHOTO"],
      ["birthday", "PROSES"],
      ["photo-cake", "PPHOTO"],
      ["roses", "PROSES"],
      ["combos", "PCOMBO"],
    ].map(([category = "", productId = ""]) => ({ category, productId })),
  );
  await db.insert(menuItems).values([
    { menu: "Cakes", group: "Types", label: "All Cakes", slug: "all-cakes", position: 1 },
    { menu: "Occasions", group: "Birthday", label: "Birthday", slug: "birthday", position: 2 },
    { menu: "Occasions", group: "Festivals", label: "Onam", slug: "onam", position: 3 },
    { menu: "Flowers", group: "Flower varieties", label: "Roses", slug: "roses", position: 4 },
  ]);
  await db.insert(addOns).values([
    {
      ...anAddOn("ADDCANDLE", "Number candle", 4_900, 1),
      ...{ question: "digits", answerLimit: 3, forCakes: true },
    },
    anAddOn("ADDBALLOONS", "Five balloons", 9_900, 2),
    { ...anAddOn("ADDKNIFE", "Silver knife", 2_900, 3), active: false },
    { ...anAddOn("ADDCARD", "Greeting card", 7_900, 4), question: "text", answerLimit: 200 },
  ]);
  await db.insert(combos).values([
    { productId: "PTRUFFLE", sku: "COMBO1", label: "With six red roses", position: 0 },
    { productId: "PTRUFFLE", sku: "COMBO2", label: "With a cuddly teddy", position: 1 },
  ]);
}

type Product = typeof products.$inferInsert;

/** A product of the small shop, with the given fields changed. */
export function aProduct(
  rank: number,
  overrides: Partial<Product> & Pick<Product, "id" | "name" | "category">,
): Product {
  return {
    kind: "cake",
    flavour: "Chocolate Truffle",
    occasions: ["Birthday"],
    personalization: ["Message"],
    description: "Three layers of cocoa sponge.",
    care: "Keep at 4 to 8 °C.",
    delivery: "One delivery attempt.",
    allergens: "Milk, wheat, soy",
    kcalPer100g: 386,
    takesMessage: true,
    deliveryTime: "same",
    leadHours: 2,
    taxClass: "cake",
    pictureId: "belgian-chocolate-truffle-cake",
    morePictureIds: ["chocolate-truffle-slice-cake"],
    tile: "rose",
    stars5: 176,
    stars4: 25,
    stars3: 6,
    stars2: 2,
    stars1: 1,
    rank,
    createdOn: "2026-01-01",
    ...overrides,
  };
}

type Sku = typeof skus.$inferInsert;

/** A SKU of a product, with the given fields changed. */
export function aSku(sku: string, productId: string, position: number, overrides: Partial<Sku> = {}): Sku {
  return {
    sku,
    productId,
    position,
    weight: "1 kg",
    serves: "",
    flavour: "Chocolate Truffle",
    shape: "Round",
    eggless: false,
    pricePaise: paise(79_900),
    sellPaise: paise(71_900),
    points: 71,
    active: true,
    ...overrides,
  };
}

function anAddOn(sku: string, name: string, pricePaise: number, position: number) {
  return {
    sku,
    name,
    pricePaise: paise(pricePaise),
    position,
    pictureId: "icon:candle",
    taxClass: "candles",
    active: true,
  };
}
