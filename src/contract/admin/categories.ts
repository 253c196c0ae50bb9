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
  ovenMinutes: described(z.nullable(z.int()), "Of a piece; null for what is usual of its kind"),
  decoratorMinutes: z.nullable(z.int()),
  links: described(z.array(z.string()), "What leads shoppers to it, in words"),
  productCount: described(z.int(), "All that it lists, drafts too"),
  products: described(
    z.array(z.object({ ProductID: z.string(), name: z.string(), state: openCode(SALE_STATES) })),
    "50 at a time. The first page begins with those that are shown first",
  ),
  next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
});
export type AdminCategory = z.infer<typeof AdminCategory>;

export const CategoryReply = replyOf(AdminCategory);
