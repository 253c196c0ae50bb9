import { AdminProductParams } from "../../contract/admin/catalogue.requests.ts";
import { AdminProductReply, DeletedProductReply } from "../../contract/admin/catalogue.ts";
import { PictureList, ProductPublication } from "../../contract/admin/products.requests.ts";
import { deleteDraft } from "../../shop/back-office/delete-draft.ts";
import { saveProductPictures } from "../../shop/catalogue/product-pictures/save-product-pictures.ts";
import type { PublicationFields } from "../../shop/catalogue/rules/product-fields.ts";
import { toPictureLines } from "../../shop/catalogue/rules/product-pictures.ts";
import { answer } from "../envelope.ts";
import { patchAndShowProduct } from "../patch-and-show-product.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { differingFields, shownProduct } from "../shown-product.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Publication of a product: its time, its pictures, its deletion. For programs of the staff. */
export const adminProductPublication = staffCalls((app, services) => {
  const config = { scope: "products:write", permission: "change catalogue" } as const;

  app.put(
    "/admin/products/:ProductID/publication",
    {
      config,
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
      const { ProductID: id } = request.params;
      return patchAndShowProduct(services, request, { id, version, patch });
    },
  );

  app.put(
    "/admin/products/:ProductID/pictures",
    {
      config,
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
      acceptedWith(saved, { "catalogue-changed": differingFields });
      return answer(await shownProduct(services, id));
    },
  );

  app.delete(
    "/admin/products/:ProductID",
    {
      config,
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
});

function publicationOf(publishAt: "now" | Date | null): PublicationFields {
  if (publishAt === "now") return { isDraft: false, publishAt: null };
  return { isDraft: true, publishAt: publishAt?.toISOString() ?? null };
}
