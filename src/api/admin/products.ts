import { AdminProductParams } from "../../contract/admin/catalogue.requests.ts";
import { AdminProductReply, DeletedProductReply, TaxClassesReply } from "../../contract/admin/catalogue.ts";
import {
  NewProductBody,
  type NewSku,
  NewSkus,
  PictureList,
  ProductFactsPatch,
  ProductPublication,
} from "../../contract/admin/products.requests.ts";
import { deleteDraft } from "../../shop/back-office/delete-draft.ts";
import { fromRupees } from "../../shop/basics/money.ts";
import { saveProductPictures } from "../../shop/catalogue/product-pictures/save-product-pictures.ts";
import { createProduct } from "../../shop/catalogue/products/create-product.ts";
import { listTaxClasses } from "../../shop/catalogue/products/list-tax-classes.ts";
import { type ProductPatch, patchProduct } from "../../shop/catalogue/products/patch-product.ts";
import { saveProduct } from "../../shop/catalogue/products/save-product.ts";
import { skuOf } from "../../shop/catalogue/rules/product-code.ts";
import type { PublicationFields } from "../../shop/catalogue/rules/product-fields.ts";
import { toPictureLines } from "../../shop/catalogue/rules/product-pictures.ts";
import { coinsOf } from "../../shop/catalogue/rules/sku-fields.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { differingFields, shownProduct } from "../shown-product.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** New products and their publication, for programs of the staff. Their pictures are sent to `adminPictures`. */
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
      return patched({ request, id: request.params.ProductID, version, patch: { product, skus: [] } });
    },
  );

  app.put(
    "/admin/products/:ProductID/publication",
    {
      config: writing,
      schema: {
        operationId: "publishProduct",
        summary: "Publishes a draft, now or at a time, or takes its time back",
        description:
          "It needs a picture, a SKU on sale, and an answer for each allergen: otherwise 409, which names `allergens` without one. Shoppers see it from the reply or from that time on. A published product stays published: to hide it, take its SKUs off sale with `PATCH /api/admin/products/{ProductID}`. If the time was changed since `version`, nothing is changed: 409.",
        params: AdminProductParams,
        body: ProductPublication,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { version, publishAt } = request.body;
      const patch = { product: {}, publication: publicationOf(publishAt), skus: [] };
      return patched({ request, id: request.params.ProductID, version, patch });
    },
  );

  app.put(
    "/admin/products/:ProductID/pictures",
    {
      config: writing,
      schema: {
        operationId: "changePictures",
        summary: "Sets order and texts of a product's pictures, and removes those that are left out",
        description:
          "If the pictures are not `from` any more, nothing is changed: 409. A product that shoppers see has at least one.",
        params: AdminProductParams,
        body: PictureList,
        response: { 200: AdminProductReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const { from, to } = request.body;
      const staff = await staffOf(request);
      const saved = await saveProductPictures(services, { id, from: toPictureLines(from), to, staff });
      acceptedWith(saved, differingFields);
      return answer(await shownProduct(services, id));
    },
  );

  app.delete(
    "/admin/products/:ProductID",
    {
      config: writing,
      schema: {
        operationId: "deleteDraft",
        summary: "Deletes a draft with its SKUs for good",
        description:
          "409 if shoppers ever saw or ordered it. Webhooks are told by `product.deleted`. A repeat is a 404.",
        params: AdminProductParams,
        response: { 200: DeletedProductReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      accepted(await deleteDraft(services, { id, staff: await staffOf(request) }));
      return answer({ ProductID: id });
    },
  );

  type Patched = { request: Parameters<typeof staffOf>[0]; id: string; version: string; patch: ProductPatch };

  async function patched({ request, id, version, patch }: Patched) {
    const staff = await staffOf(request);
    const changed = await patchProduct(services, { id, version: Number(version), patch, staff });
    acceptedWith(changed, differingFields);
    return answer(await shownProduct(services, id));
  }
});

function newSkuOf({ SKU: sku, mrp, price, cost, ...fields }: NewSku) {
  const [pricePaise, sellPaise] = [fromRupees(mrp), fromRupees(price)];
  const costPaise = cost === null ? null : fromRupees(cost);
  return { ...fields, sku, pricePaise, sellPaise, costPaise, points: coinsOf(sellPaise) };
}

function publicationOf(publishAt: "now" | Date | null): PublicationFields {
  if (publishAt === "now") return { isDraft: false, publishAt: null };
  return { isDraft: true, publishAt: publishAt?.toISOString() ?? null };
}
