import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Paise } from "../basics/money.ts";
import { knownCodes } from "../known-codes.ts";
import { QUESTION_KINDS, type QuestionKind } from "./rules/add-on-question.ts";
import type { Allergen } from "./rules/allergens.ts";
import type { PersonalizationName } from "./rules/customised.ts";
import { HOME_KINDS, type HomeKind } from "./rules/home-sections.ts";
import { DELIVERY_TIMES, type DeliveryTime } from "./rules/listing-filter.ts";
import { PRINT_KINDS, type PrintKind } from "./rules/photo-prints.ts";
import { PRODUCT_KINDS, type ProductKind } from "./rules/product-kinds.ts";
import { TILES, type Tile } from "./rules/tile-colours.ts";

/** A product without size: one page, one card. `products.id` is the contract's ProductID. */
export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text().$type<ProductKind>().notNull(),
    /** Main category: its slug in the menu. */
    category: text().notNull(),
    flavour: text().notNull(),
    occasions: text().array().notNull(),
    personalization: text().array().$type<PersonalizationName[]>().notNull(),
    description: text().notNull(),
    care: text().notNull(),
    delivery: text().notNull(),
    /** As shown, made from the three fields below. */
    allergens: text().notNull(),
    contains: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    mayContain: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    /** Allergens outside the fixed list, such as coconut. */
    otherAllergens: text().notNull().default(""),
    /** Allergens that are not answered yet. Only drafts have any. */
    openAllergens: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    kcalPer100g: integer(),
    /** Nutrients per 100 g in milligrams; null if not measured. */
    proteinMg: integer(),
    carbohydrateMg: integer(),
    sugarsMg: integer(),
    addedSugarsMg: integer(),
    fatMg: integer(),
    saturatedFatMg: integer(),
    transFatMg: integer(),
    sodiumMg: integer(),
    takesMessage: boolean().notNull(),
    /** The kind of print of the customer's photo; null if it takes none. */
    photoPrint: text().$type<PrintKind>(),
    /** `same` day, `next` day or `scheduled`. */
    deliveryTime: text().$type<DeliveryTime>().notNull(),
    leadHours: smallint().notNull(),
    /** Work of one piece of up to a kilogram; null for that of its main category. */
    ovenMinutes: smallint(),
    decoratorMinutes: smallint(),
    /** Hours for which it is at its best once it is finished; null for what is usual of its kind. */
    bestBeforeHours: smallint(),
    taxClass: text().notNull(),
    /** Empty while a draft has no picture. */
    pictureId: text().notNull(),
    /** More pictures of the same thing, by id. */
    morePictureIds: text().array().notNull(),
    /** The alternative texts of the pictures, in their order. Where one is empty or missing, the product's name is used. */
    pictureTexts: text().array().notNull().default(sql`'{}'`),
    /** Colour of the tile behind the cut-out, different from the colour of the product. */
    tile: text().$type<Tile>().notNull(),
    /** Verified reviews by stars; the rating is computed from them. */
    stars5: integer().notNull(),
    stars4: integer().notNull(),
    stars3: integer().notNull(),
    stars2: integer().notNull(),
    stars1: integer().notNull(),
    /** Position in the shop's order, from 1, which `get-cakes` counts by. */
    rank: integer().notNull().unique("products_one_per_rank"),
    createdOn: text().notNull(),
    /** Hidden from shoppers until `publishAt`. Each read evaluates it, so that it is published on time without a job. */
    isDraft: boolean().notNull().default(false),
    publishAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check("products_draft_until", sql`${t.publishAt} is null or ${t.isDraft}`),
    check("products_minutes_not_negative", sql`${t.ovenMinutes} >= 0 and ${t.decoratorMinutes} >= 0`),
    check("products_best_before_positive", sql`${t.bestBeforeHours} > 0`),
    check(
      "products_published_with_picture",
      sql`${t.pictureId} <> '' or (${t.isDraft} and ${t.publishAt} is null)`,
    ),
    check(
      "products_published_with_allergens",
      sql`cardinality(${t.openAllergens}) = 0 or (${t.isDraft} and ${t.publishAt} is null)`,
    ),
    knownCodes("products_known_kind", t.kind, PRODUCT_KINDS),
    knownCodes("products_known_delivery_time", t.deliveryTime, DELIVERY_TIMES),
    knownCodes("products_known_tile", t.tile, TILES),
    knownCodes("products_known_photo_print", t.photoPrint, PRINT_KINDS),
  ],
);

/** SKUs that can be ordered: a product in one size, flavour, shape and recipe, with its price. */
export const skus = pgTable(
  "skus",
  {
    sku: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** As shown: `1 kg`, `12 stems`, `Set of 2`. */
    weight: text().notNull(),
    /** Servings as shown: `8-10 people`; empty if it is not food. */
    serves: text().notNull(),
    flavour: text().notNull(),
    /** `Round`, `Heart`, `Square`; empty if there is only one. */
    shape: text().notNull(),
    eggless: boolean().notNull(),
    pricePaise: integer().$type<Paise>().notNull(),
    sellPaise: integer().$type<Paise>().notNull(),
    /** The shop's cost of one piece; null if unknown. Only staff see it. */
    costPaise: integer().$type<Paise>(),
    /** Coins that buying it earns. */
    points: integer().notNull(),
    active: boolean().notNull(),
    /** Position within its product; listings show 0. */
    position: smallint().notNull(),
  },
  (t) => [
    index("skus_by_product").on(t.productId, t.position),
    check("skus_sell_not_above_price", sql`${t.sellPaise} > 0 and ${t.sellPaise} <= ${t.pricePaise}`),
    check("skus_cost_positive", sql`${t.costPaise} > 0`),
    check("skus_points_not_negative", sql`${t.points} >= 0`),
  ],
);

/** Every category that lists products. An alias lists those of the category it names. */
export const categories = pgTable("categories", {
  /** Path without the leading slash: `birthday-cakes`, `category/flowers/roses`. */
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  aliasOf: text(),
  /** No shopper sees it: its page does not exist. */
  isHidden: boolean().notNull().default(false),
  /** Products that its page shows first, in this order; the others follow in the shop's order. */
  firstProducts: text().array().notNull().default(sql`'{}'`),
  /** Work of one piece of its products that have no minutes of their own; null for what is usual of their kind. */
  ovenMinutes: smallint(),
  decoratorMinutes: smallint(),
});

export const productCategories = pgTable(
  "product_categories",
  {
    category: text()
      .notNull()
      .references(() => categories.slug, { onDelete: "cascade" }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.category, t.productId] }),
    index("product_categories_by_product").on(t.productId),
  ],
);

/** The items of the header's menu in order, with their menus and groups. */
export const menuItems = pgTable(
  "menu_items",
  {
    menu: text().notNull(),
    group: text().notNull(),
    label: text().notNull(),
    slug: text()
      .notNull()
      .references(() => categories.slug),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.menu, t.group, t.label] })],
);

/** The sections of the home page in order. Without rows it has those of the specification. */
export const homeSections = pgTable(
  "home_sections",
  {
    position: smallint().primaryKey(),
    kind: text().$type<HomeKind>().notNull(),
    /** Empty if it shows none. */
    title: text().notNull(),
    isShown: boolean().notNull(),
    /** The category whose products it shows; null for the chosen products, or the shop's first ones. */
    category: text().references(() => categories.slug),
    /** Ids of the chosen products. Deleted ones are left out. */
    products: text().array().notNull(),
  },
  (t) => [knownCodes("home_sections_known_kind", t.kind, HOME_KINDS)],
);

export const addOns = pgTable(
  "add_ons",
  {
    sku: text().primaryKey(),
    name: text().notNull(),
    pricePaise: integer().$type<Paise>().notNull(),
    /** A picture id, or `icon:candle` for a drawn icon. Empty while it has neither, and is not on sale. */
    pictureId: text().notNull(),
    taxClass: text().notNull(),
    active: boolean().notNull(),
    position: integer().notNull(),
    /** The kind of question that it asks the customer: a number, a text. Null for none. */
    question: text().$type<QuestionKind>(),
    /** Characters that the answer may have. */
    answerLimit: smallint(),
    /** Offered only with an order that has a cake in it: candles, toppers. */
    forCakes: boolean().notNull().default(false),
    /** Whether it is food, whose label names its allergens. */
    isFood: boolean().notNull().default(false),
    contains: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    mayContain: text().array().$type<Allergen[]>().notNull().default(sql`'{}'`),
    /** Allergens outside the fixed list, such as coconut. */
    otherAllergens: text().notNull().default(""),
  },
  (t) => [
    knownCodes("add_ons_known_question", t.question, QUESTION_KINDS),
    check("add_ons_limit_with_question", sql`(${t.question} is null) = (${t.answerLimit} is null)`),
    check("add_ons_limit_positive", sql`${t.answerLimit} > 0`),
    check("add_ons_on_sale_with_picture", sql`${t.pictureId} <> '' or not ${t.active}`),
  ],
);

/** The product pages on which a combo (itself a SKU) is offered. */
export const combos = pgTable(
  "combos",
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    sku: text()
      .notNull()
      .references(() => skus.sku, { onDelete: "cascade" }),
    /** The addition of the combo: `With six red roses`. */
    label: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.sku] })],
);

/** Rates in hundredths of a percent by class and first day; never a constant in code. */
export const taxRates = pgTable(
  "tax_rates",
  {
    taxClass: text().notNull(),
    fromOn: text().notNull(),
    hsn: text().notNull(),
    rateBp: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.taxClass, t.fromOn] })],
);
