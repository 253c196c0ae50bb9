import * as z from "zod/mini";
import { SALE_STATES } from "../../shop/catalogue/rules/sale-states.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

const summary = {
  slug: z.string(),
  title: z.string(),
  aliasOf: described(z.nullable(z.string()), "The category whose products it lists; null for its own"),
  hidden: z.boolean(),
};

export const CategoriesReply = replyOf(
  z.object({
    categories: z.array(
      z.object({
        ...summary,
        productCount: described(z.int(), "Products that shoppers find there"),
        menu: described(z.nullable(z.string()), "The first menu that leads to it"),
      }),
    ),
  }),
);

const AdminCategory = z.object({
  ...summary,
  description: z.string(),
  firstProducts: described(z.array(z.string()), "Shown first, in this order"),
  ovenMinutes: described(
    z.nullable(z.int()),
    "Minutes of work for one piece; null for the usual ones of its kind",
  ),
  decoratorMinutes: z.nullable(z.int()),
  links: described(z.array(z.string()), "Links that lead shoppers to it, in words"),
  productCount: described(z.int(), "Number of products that it lists, drafts included"),
  products: described(
    z.array(z.object({ ProductID: z.string(), name: z.string(), state: openCode(SALE_STATES) })),
    "50 at a time. The first page begins with those that are shown first",
  ),
  next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

export const CategoryReply = replyOf(AdminCategory);
