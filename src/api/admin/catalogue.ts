import {
  AdminProductParams,
  AdminProductsQuery,
  ProductPatch,
} from "../../contract/admin/catalogue.requests.ts";
import { AdminProductReply, AdminProductsReply } from "../../contract/admin/catalogue.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { toRupees } from "../../shop/basics/money.ts";
import { listOfficeProducts } from "../../shop/catalogue/products/list-office-products.ts";
import { answer } from "../envelope.ts";
import { patchAndShowProduct } from "../patch-and-show-product.ts";
import { shownProduct } from "../shown-product.ts";
import { staffCalls } from "../staff-calls.ts";

const EVERY_PRODUCT = { text: "", category: null, state: null };

/** Products as the office shows them, for programs of the staff. */
export const adminCatalogue = staffCalls((app, services) => {
  const permission = "change catalogue";

  app.get(
    "/admin/products",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "listOfficeProducts",
        summary: "All products, drafts too, in the shop's order: 50 at a time",
        querystring: AdminProductsQuery,
        response: { 200: AdminProductsReply },
      },
    },
    async ({ query: { after } }) => {
      const cursor = cursorAfter(after);
      const { rows, after: next } = await listOfficeProducts(services, { filter: EVERY_PRODUCT, cursor });
      const products = rows.map(({ id, name, category, state, skuCount, prices }) => ({
        ...{ ProductID: id, name, category, state, skuCount },
        lowestPrice: prices && toRupees(prices.from),
        highestPrice: prices && toRupees(prices.to),
      }));
      return answer({ products, next });
    },
  );

  app.get(
    "/admin/products/:ProductID",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "getOfficeProduct",
        summary: "One product with its SKUs, those off sale too",
        description: "The prices are the normal ones. Planned prices that are temporary do not change them.",
        params: AdminProductParams,
        response: { 200: AdminProductReply },
      },
    },
    async ({ params: { ProductID } }) => answer(await shownProduct(services, ProductID)),
  );

  app.patch(
    "/admin/products/:ProductID",
    {
      config: { scope: "catalogue:write", permission },
      schema: {
        operationId: "changeProduct",
        summary: "Changes fields of a product and its SKUs, all of them or none",
        description:
          "Fields that are left out stay. If one of the sent fields was changed since `version`, nothing is changed: 409 names each such field. Prices are changed by `/admin/prices`.",
        params: AdminProductParams,
        body: ProductPatch,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const { version, skus, ...product } = request.body;
      const patch = { product, skus: skus.map(({ SKU: sku, ...fields }) => ({ sku, fields })) };
      return patchAndShowProduct(services, request, { id, version, patch });
    },
  );
});
