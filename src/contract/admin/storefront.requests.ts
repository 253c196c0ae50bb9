import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { ProductIds } from "../../shop/catalogue/categories/category.inputs.ts";
import { MenuForm } from "../../shop/catalogue/menu/menu.inputs.ts";
import {
  HOME_KINDS,
  LONGEST_TITLE,
  MOST_ADDED,
  MOST_CARDS,
} from "../../shop/catalogue/rules/home-sections.ts";

const Version = z
  .string()
  .regex(/^[\w-]{1,64}$/, "is no `version` of a reply")
  .describe("The version that the program read");

export const MenuBody = z.object({ version: Version, menus: MenuForm });

export const HomeBody = z.object({
  version: Version,
  sections: z
    .array(
      z.object({
        kind: z.enum(HOME_KINDS),
        title: line({ most: LONGEST_TITLE }).default(""),
        shown: z.boolean().default(true),
        category: z
          .string()
          .regex(/^[a-z0-9&/-]{1,80}$/, "There is no such category.")
          .nullable()
          .default(null),
        products: ProductIds.max(MOST_CARDS).default([]).describe("Chosen products, in their order"),
      }),
    )
    .max(HOME_KINDS.length - 1 + MOST_ADDED)
    .describe("In their order. Sections of the shop that are left out are hidden"),
});
