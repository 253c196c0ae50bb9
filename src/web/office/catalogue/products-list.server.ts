import { z } from "zod";
import { listMainCategories } from "../../../shop/catalogue/catalogue.reads.ts";
import { SALE_STATES } from "../../../shop/catalogue/rules/sale-states.ts";
import type { Services } from "../../../shop/services.ts";
import type { OfficeList } from "../list/office-list.server.ts";
import { SALE_WORDS } from "./sale-words.ts";

const State = z.enum(SALE_STATES).nullable();

/** The list of products, with the main categories that products have. */
export async function readProductsList(services: Pick<Services, "db">): Promise<OfficeList> {
  const categories = await listMainCategories(services);
  return {
    ...{ name: "products", path: "/admin/catalogue", textFilter: "q" },
    typing: {
      label: "Name, flavour or SKU, or a filter such as state:draft",
      placeholder: "Name, flavour or SKU, or state: category:",
    },
    filters: [
      {
        ...{ name: "category", label: "Category", kind: "choice", none: "All" },
        choices: categories.map(({ slug, title }) => ({ value: slug, label: title })),
      },
      {
        ...{ name: "state", label: "State", kind: "choice", none: "All" },
        choices: SALE_STATES.map((state) => ({ value: state, label: SALE_WORDS[state].label })),
      },
      { name: "q", label: "Name, flavour or SKU", token: "Text is", kind: "text" },
    ],
    views: [
      { name: "All", query: "" },
      ...SALE_STATES.map((state) => ({ name: SALE_WORDS[state].label, query: `state=${state}` })),
    ],
  };
}

/** @param query as `readQuery` lets it through */
export function readProductFilter(query: URLSearchParams) {
  return {
    text: query.get("q") ?? "",
    category: query.get("category"),
    state: State.parse(query.get("state")),
  };
}
