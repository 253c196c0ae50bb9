import * as z from "zod/mini";
import { SALE_STATES } from "../shop/catalogue/rules/sale-states.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { openCode, Rupees } from "./fields.ts";

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

export const AdminProductReply = replyOf(
  z.object({
    ...{ ProductID: z.string(), name: z.string(), category: z.string(), flavour: z.string(), state },
    skus: z.array(
      z.object({
        ...{ SKU: z.string(), weight: z.string(), eggless: z.boolean(), mrp: Rupees, price: Rupees },
        cost: described(z.nullable(Rupees), "Null where none is stored"),
        active: described(z.boolean(), "On sale"),
      }),
    ),
  }),
);

export const PricesReply = replyOf(z.object({ changed: described(z.int(), "SKUs that differ now") }));
