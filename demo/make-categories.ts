import { slugOf } from "./draft.ts";
import type { Made } from "./make-products.ts";
import type { Tables } from "./tables.ts";

/** Categories with aliases, the products in each, and the menu without empty entries. */
export function makeCategories(tables: Tables, made: Made[]) {
  const described = tables.categories.filter(({ title }) => title !== "");
  const productCategories = described.flatMap(({ slug, rule }) => {
    const tagRule = ruleOf(tables, slug, rule);
    return made
      .filter(({ tags }) => matches(tagRule, tags))
      .map(({ product }) => ({ category: slug, productId: product.id }));
  });
  const filled = new Set(productCategories.map(({ category }) => category));
  return {
    categories: described.flatMap(({ slug, title, description, aliases }) => [
      { slug, title, description, aliasOf: null },
      ...aliases.map((alias) => ({ slug: alias, title, description, aliasOf: slug })),
    ]),
    productCategories,
    menuItems: tables.categories
      .filter(({ menu, slug }) => menu !== "" && filled.has(slug))
      .map(({ menu, group, label, slug }, index) => ({ menu, group, label, slug, position: index + 1 })),
  };
}

/** Main category of each product: its occasion, else its flavour or kind, if that is in the menu. */
export function setMainCategories(tables: Tables, made: Made[]): void {
  const inMenu = new Set(tables.categories.filter(({ menu }) => menu !== "").map(({ slug }) => slug));
  for (const { draft, product } of made) {
    const candidates = [
      draft.madeFor,
      draft.kind === "combo" ? "combos" : "",
      ...draft.flavours.map(slugOf),
      ...draft.tags,
    ];
    product.category = candidates.find((slug) => inMenu.has(slug)) ?? "all-cakes";
  }
}

/** The full rule: its own, that of its name, or for `menu:Flowers` that of every item of this menu. */
function ruleOf(tables: Tables, slug: string, rule: string): string {
  if (rule === "") return slug;
  if (!rule.startsWith("menu:")) return rule;
  return tables.categories
    .filter(({ menu }) => menu === rule.slice("menu:".length))
    .map((item) => item.rule || item.slug)
    .join("/");
}

/** Does one of the alternatives (`/`) match with all of its tags (`+`)? */
function matches(rule: string, tags: Set<string>): boolean {
  return rule.split("/").some((tagsRequired) => tagsRequired.split("+").every((tag) => tags.has(tag)));
}
