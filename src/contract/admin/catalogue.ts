import * as z from "zod/mini";
import { PERSONALIZATION_NAMES } from "../../shop/catalogue/rules/customised.ts";
import { PRINT_KINDS } from "../../shop/catalogue/rules/photo-prints.ts";
import { PRODUCT_KINDS } from "../../shop/catalogue/rules/product-kinds.ts";
import { SALE_STATES } from "../../shop/catalogue/rules/sale-states.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode, Rupees } from "../fields.ts";

const state = described(openCode(SALE_STATES), "Whether customers see it, and can order it");

export const AdminProductsReply = replyOf(
  z.object({
    products: z.array(
      z.object({
        ...{ ProductID: z.string(), name: z.string(), category: z.string(), state, skuCount: z.int() },
        lowestPrice: described(z.nullable(Rupees), "Null without SKUs"),
        highestPrice: described(z.nullable(Rupees), "Null without SKUs"),
      }),
    ),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);

const AdminPicture = z.object({
  id: z.string(),
  text: described(z.string(), "Alternative text of the picture; empty to use the product's name"),
});

const AdminProduct = z.object({
  version: described(z.string(), "Send it with a change, so that nothing is overwritten unseen"),
  ...{ ProductID: z.string(), name: z.string(), category: z.string(), flavour: z.string(), state },
  ...{ description: z.string(), care: z.string(), delivery: z.string(), takesMessage: z.boolean() },
  photoPrint: described(z.nullable(openCode(PRINT_KINDS)), "Null if it takes no photo"),
  personalization: described(
    z.array(openCode(PERSONALIZATION_NAMES)),
    "Kinds of personalization by which listings find the product",
  ),
  kind: openCode(PRODUCT_KINDS),
  taxClass: described(z.string(), "One of `/api/admin/tax-classes`"),
  listedUnder: described(z.array(z.string()), "Slugs of all categories that list it"),
  occasions: z.array(z.string()),
  leadHours: z.int(),
  bestBeforeHours: described(
    z.nullable(z.int()),
    "Hours from finishing to the best-before time on the label; null for the usual ones of its kind",
  ),
  publishAt: described(
    z.nullable(Instant),
    "Time at which a planned draft is published; null for other products",
  ),
  ...{ contains: z.array(z.string()), mayContain: z.array(z.string()), otherAllergens: z.string() },
  openAllergens: described(z.array(z.string()), "Not answered yet; only a draft has any"),
  kcalPer100g: z.nullable(z.int()),
  nutrition: described(
    z.record(z.string(), z.nullable(z.int())),
    "In milligrams per 100 g; null if not measured",
  ),
  ovenMinutes: described(
    z.nullable(z.int()),
    "Minutes of work for one piece; null for the usual ones of its category or kind",
  ),
  decoratorMinutes: described(
    z.nullable(z.int()),
    "Minutes of work for one piece; null for the usual ones of its category or kind",
  ),
  pictures: described(z.array(AdminPicture), "In their order. Listings show the first one"),
  skus: z.array(
    z.object({
      ...{
        SKU: z.string(),
        weight: z.string(),
        serves: z.string(),
        eggless: z.boolean(),
        mrp: Rupees,
        price: Rupees,
      },
      cost: described(z.nullable(Rupees), "Null where none is stored"),
      active: described(z.boolean(), "Whether this SKU is on sale"),
    }),
  ),
});
export type AdminProduct = z.infer<typeof AdminProduct>;
export const AdminProductReply = replyOf(AdminProduct);

const AdminPart = z.object({
  SKU: described(z.nullable(z.string()), "Null for words"),
  quantity: described(z.int(), "Pieces of the SKU; 1 for words"),
  words: described(z.string(), "Empty for a SKU"),
});

const AdminParts = z.object({
  ProductID: z.string(),
  skus: z.array(
    z.object({
      SKU: z.string(),
      parts: described(z.array(AdminPart), "In their order; empty if nothing is written"),
    }),
  ),
});
export type AdminParts = z.infer<typeof AdminParts>;
export const PartsReply = replyOf(AdminParts);

export const PricesReply = replyOf(z.object({ changed: described(z.int(), "SKUs that differ now") }));

export const TaxClassesReply = replyOf(
  z.object({
    taxClasses: z.array(z.object({ taxClass: z.string(), hsn: z.string(), percent: z.number() })),
  }),
);

export const DeletedProductReply = replyOf(z.object({ ProductID: z.string() }));
