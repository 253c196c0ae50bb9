import {
  type CategoryFieldsSent,
  CategoryParams,
  CategoryPatch,
  CategoryQuery,
  NewCategoryBody,
} from "../../contract/admin/categories.requests.ts";
import { type AdminCategory, CategoriesReply, CategoryReply } from "../../contract/admin/categories.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { createCategory } from "../../shop/catalogue/categories/create-category.ts";
import { getOfficeCategory } from "../../shop/catalogue/categories/get-office-category.ts";
import { listOfficeCategories } from "../../shop/catalogue/categories/list-office-categories.ts";
import { saveCategory } from "../../shop/catalogue/categories/save-category.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { conflictsAs } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Categories and what they list, for programs of the staff. */
export const adminCategories = staffCalls((app, services) => {
  const permission = "change catalogue";
  const reading = { scope: "catalogue:read", permission } as const;
  const writing = { scope: "storefront:write", permission } as const;

  app.get(
    "/admin/categories",
    {
      config: reading,
      schema: {
        operationId: "listCategories",
        summary: "All categories by title, hidden ones too",
        response: { 200: CategoriesReply },
      },
    },
    async () => {
      const categories = await listOfficeCategories(services, { text: "" });
      return answer({
        categories: categories.map(({ isHidden: hidden, ...category }) => ({ ...category, hidden })),
      });
    },
  );

  app.get(
    "/admin/categories/:slug",
    {
      config: reading,
      schema: {
        operationId: "getCategory",
        summary: "One category with its products",
        params: CategoryParams,
        querystring: CategoryQuery,
        response: { 200: CategoryReply },
      },
    },
    async (request) => answer(await shownCategory(services, request.params.slug, request.query.after)),
  );

  app.post(
    "/admin/categories",
    {
      config: writing,
      schema: {
        operationId: "createCategory",
        summary: "Creates a category, which shoppers see at once",
        description: "An address exists once, so a repeat is refused with 409.",
        body: NewCategoryBody,
        response: { 200: CategoryReply },
      },
    },
    async (request) => {
      const category = request.body;
      accepted(await createCategory(services, { category, staff: await staffOf(request) }));
      return answer(await shownCategory(services, category.slug));
    },
  );

  app.patch(
    "/admin/categories/:slug",
    {
      config: writing,
      schema: {
        operationId: "changeCategory",
        summary: "Changes fields of a category, and which products it lists, all or nothing",
        description:
          "If a field has another value than `from` by now, nothing is changed: 409 names it. One that pages lead to is not hidden: 409 names them. The main category of a product always lists it.",
        params: CategoryParams,
        body: CategoryPatch,
        response: { 200: CategoryReply },
      },
    },
    async (request) => {
      const { slug } = request.params;
      const { from, to, add, remove } = request.body;
      const edit = { from: stored(from), to: stored(to), added: add, removed: remove };
      const saved = await saveCategory(services, { slug, edit, staff: await staffOf(request) });
      acceptedWith(saved, { "catalogue-changed": shownCategoryConflicts });
      return answer(await shownCategory(services, slug));
    },
  );
});

const shownCategoryConflicts = conflictsAs((field, value) => [
  field === "isHidden" ? "hidden" : field,
  value,
]);

function stored({ hidden, ...fields }: CategoryFieldsSent) {
  return { ...fields, ...(hidden === undefined ? {} : { isHidden: hidden }) };
}

async function shownCategory(services: Services, slug: string, after?: string): Promise<AdminCategory> {
  const cursor = cursorAfter(after);
  const category = await getOfficeCategory(services, { slug, cursor, search: "" });
  if (!category) return accepted(refuse("unknown-category"));
  const { isHidden: hidden, ...fields } = category.fields;
  // Those that are shown first are on the first page only.
  const members = category.members.filter(({ place }) => cursor === null || place === null);
  return {
    ...{ slug, aliasOf: category.aliasOf, ...fields, hidden, links: category.links },
    productCount: category.memberCount,
    products: members.map(({ id: ProductID, name, state }) => ({ ProductID, name, state })),
    next: category.after,
  };
}
