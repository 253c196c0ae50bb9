import { AdminProductParams } from "../../contract/admin/catalogue.requests.ts";
import { AdminProductReply, TaxClassesReply } from "../../contract/admin/catalogue.ts";
import {
  NewProductBody,
  type NewSku,
  NewSkus,
  ProductFactsPatch,
} from "../../contract/admin/products.requests.ts";
import { coinsForPaying } from "../../shop/basics/coins.ts";
import { fromRupees } from "../../shop/basics/money.ts";
import { listTaxClasses } from "../../shop/catalogue/catalogue.reads.ts";
import { createProduct } from "../../shop/catalogue/products/create-product.ts";
import { saveProduct } from "../../shop/catalogue/products/save-product.ts";
import { skuOf } from "../../shop/catalogue/rules/product-code.ts";
import { answer } from "../envelope.ts";
import { patchAndShowProduct } from "../patch-and-show-product.ts";
import { accepted } from "../refusals.ts";
import { shownProduct } from "../shown-product.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** New products, for programs of the staff. Their pictures are sent to `adminPictures`. */
export const adminProducts = staffCalls((app, services) => {
  const permission = "change catalogue";
  const writing = { scope: "products:write", permission } as const;

  app.get(
    "/admin/tax-classes",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        operationId: "listTaxClasses",
        summary: "The tax classes that a product can have",
        response: { 200: TaxClassesReply },
      },
    },
    async () => {
      const taxClasses = await listTaxClasses(services);
      return answer({
        taxClasses: taxClasses.map(({ taxClass, hsn, rateBp }) => ({ taxClass, hsn, percent: rateBp / 100 })),
      });
    },
  );

  app.post(
    "/admin/products",
    {
      config: writing,
      schema: {
        operationId: "createProduct",
        summary: "Creates a product with its SKUs as a draft",
        description:
          "No shopper sees it until it is published. Names are unique, so a repeat is refused with 409. `contains` must be sent, because a product without the field would look free of allergens.",
        body: NewProductBody,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { skus, listedUnder, ...sent } = request.body;
      const product = {
        ...{ ...sent, pictureId: "", skus: skus.map(newSkuOf) },
        listedUnder: [...new Set([...listedUnder, sent.category])].sort(),
      };
      const created = await createProduct(services, { product, staff: await staffOf(request) });
      return answer(await shownProduct(services, accepted(created)));
    },
  );

  app.post(
    "/admin/products/:ProductID/skus",
    {
      config: writing,
      schema: {
        operationId: "addSkus",
        summary: "Adds SKUs to a product, all of them or none",
        description: "After those that it has. A repeat is refused with 409, because a SKU exists once.",
        params: AdminProductParams,
        body: NewSkus,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const added = request.body.skus
        .map(newSkuOf)
        .map((row) => ({ ...row, sku: row.sku ?? skuOf(id, row) }));
      const edit = { from: {}, to: {}, skus: [], added };
      accepted(await saveProduct(services, { id, edit, staff: await staffOf(request) }));
      return answer(await shownProduct(services, id));
    },
  );

  app.patch(
    "/admin/products/:ProductID/facts",
    {
      config: writing,
      schema: {
        operationId: "changeProductFacts",
        summary: "Changes kind, tax class, print, allergens, nutrition and minutes of work of a product",
        description:
          "Fields that are left out stay. If one of the sent fields was changed since `version`, nothing is changed: 409 names it. The text of the label follows the allergens.",
        params: AdminProductParams,
        body: ProductFactsPatch,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { version, ...product } = request.body;
      const { ProductID: id } = request.params;
      return patchAndShowProduct(services, request, { id, version, patch: { product, skus: [] } });
    },
  );
});

function newSkuOf({ SKU: sku, mrp, price, cost, ...fields }: NewSku) {
  const [pricePaise, sellPaise] = [fromRupees(mrp), fromRupees(price)];
  const costPaise = cost === null ? null : fromRupees(cost);
  return { ...fields, sku, pricePaise, sellPaise, costPaise, points: coinsForPaying(sellPaise) };
}
