import {
  AdminProductParams,
  AdminProductsQuery,
  PartsChange,
  PriceChanges,
  ProductPatch,
} from "../../contract/admin/catalogue.requests.ts";
import {
  AdminProductReply,
  AdminProductsReply,
  PartsReply,
  PricesReply,
} from "../../contract/admin/catalogue.ts";
import type { RecordConflict } from "../../shop/audit/merge-records.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { fromRupees, paise, toRupees } from "../../shop/basics/money.ts";
import { saveComboParts } from "../../shop/catalogue/combos/save-combo-parts.ts";
import { changeSkus } from "../../shop/catalogue/products/change-skus.ts";
import { listOfficeProducts } from "../../shop/catalogue/products/list-office-products.ts";
import { partLinesOf } from "../../shop/catalogue/rules/combo-parts.ts";
import { answer } from "../envelope.ts";
import { patchedProduct } from "../patched-product.ts";
import { acceptedWith } from "../refusals.ts";
import { differingParts, shownParts } from "../shown-parts.ts";
import { shownProduct } from "../shown-product.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

const EVERY_PRODUCT = { text: "", category: null, state: null };

/** Products and prices as the office shows them, for programs of the staff. */
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
      return patchedProduct(services, request, { id, version, patch });
    },
  );

  app.get(
    "/admin/products/:ProductID/parts",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "getParts",
        summary: "The parts of each SKU of a combo",
        description: "A SKU can be ordered while it is on sale, and each SKU in it too.",
        params: AdminProductParams,
        response: { 200: PartsReply },
      },
    },
    async ({ params: { ProductID } }) => answer(await shownParts(services, ProductID)),
  );

  app.put(
    "/admin/products/:ProductID/parts",
    {
      config: { scope: "catalogue:write", permission },
      schema: {
        operationId: "changeParts",
        summary: "Sets the parts of SKUs of a combo, all of them or none",
        description:
          "SKUs that are left out stay. If one has other parts than `from` by now, nothing is changed: 409 names each such SKU. Sending a change again changes nothing. A combo cannot be a part of another one.",
        params: AdminProductParams,
        body: PartsChange,
        response: { 200: PartsReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const edits = request.body.skus.map(({ SKU, from, to }) => ({
        ...{ sku: SKU, from: partLinesOf(from), to },
      }));
      const saved = await saveComboParts(services, { id, edits, staff: await staffOf(request) });
      acceptedWith(saved, differingParts);
      return answer(await shownParts(services, id));
    },
  );

  app.put(
    "/admin/prices",
    {
      config: { scope: "prices:write", permission },
      schema: {
        operationId: "changePrices",
        summary: "Changes prices of SKUs, all of them or none",
        description:
          "`from` holds the prices that the program read. If a price is another one by now, nothing is changed: 409 names each such price, also if the token's holder has set it on screen. Sending a change again changes nothing.",
        body: PriceChanges,
        response: { 200: PricesReply },
      },
    },
    async (request) => {
      const edits = request.body.prices.map(({ SKU, from, to }) => ({
        ...{ sku: SKU, from: inPaise(from), to: inPaise(to) },
      }));
      const label = edits.length === 1 ? (edits[0]?.sku ?? "") : `Prices of ${edits.length} SKUs`;
      const changed = await changeSkus(services, { edits, label, staff: await staffOf(request) });
      return answer({ changed: acceptedWith(changed, shownRefusal) });
    },
  );
});

function inPaise({ mrp, price }: { mrp: number; price: number }) {
  return { pricePaise: fromRupees(mrp), sellPaise: fromRupees(price) };
}

/** Conflicts in rupees, without who caused them: the audit log says that. Other refusals name SKUs only. */
function shownRefusal(details: unknown): unknown {
  const { conflicts } = details as { conflicts?: RecordConflict[] };
  if (!conflicts) return details;
  const rupees = (value: unknown) => toRupees(paise(Number(value)));
  return {
    conflicts: conflicts.map(({ key, field, was, theirs, mine }) => ({
      ...{ SKU: key, field: field === "pricePaise" ? "mrp" : "price" },
      ...{ from: rupees(was), now: rupees(theirs), to: rupees(mine) },
    })),
  };
}
