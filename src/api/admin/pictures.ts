import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AddOnParams } from "../../contract/admin/add-ons.requests.ts";
import { AddOnReply } from "../../contract/admin/add-ons.ts";
import { AdminProductParams } from "../../contract/admin/catalogue.requests.ts";
import { AdminProductReply } from "../../contract/admin/catalogue.ts";
import { PictureUploadQuery } from "../../contract/admin/products.requests.ts";
import { ErrorReply } from "../../contract/envelope.ts";
import { uploadAddOnPicture } from "../../shop/catalogue/add-ons/upload-add-on-picture.ts";
import { addProductPicture } from "../../shop/catalogue/product-pictures/add-product-picture.ts";
import { MOST_PICTURE_BYTES, PICTURES_AN_HOUR } from "../../shop/catalogue/rules/picture-limits.ts";
import { REFUSAL_SENTENCES } from "../../shop/refusals.ts";
import { ApiError, answer } from "../envelope.ts";
import { fileOf, takeImages, UPLOAD_PACE, uploadTurns } from "../file-uploads.ts";
import { accepted } from "../refusals.ts";
import { shownAddOn } from "../shown-add-on.ts";
import { shownProduct } from "../shown-product.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

const FILE = `The body is the file: JPEG, PNG or WebP, at most 15 MB, at least 800 px wide and high, with an \`image/…\` content type. It is drawn anew, without metadata. ${PICTURES_AN_HOUR} an hour for each person.`;

/** Pictures of what the shop sells, for programs of the staff. */
export const adminPictures = staffCalls((app, services) => {
  const turns = uploadTurns("pictures");
  const permission = "change catalogue";
  takeImages(app, MOST_PICTURE_BYTES);
  const uploading = {
    bodyLimit: MOST_PICTURE_BYTES,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { userId } = await staffOf(request);
      if (!turns.take(request, reply, userId)) reply.hijack();
    },
    errorHandler: (error: FastifyError) => {
      const { statusCode } = error;
      if (statusCode === 413) throw refused(413, "picture-too-large");
      if (statusCode === 415) throw refused(415, "picture-unreadable");
      throw error;
    },
  } as const;

  app.post(
    "/admin/products/:ProductID/pictures",
    {
      ...uploading,
      config: { ...UPLOAD_PACE, scope: "products:write", permission },
      schema: {
        operationId: "addPicture",
        summary: "Adds a picture to a product, after those that it has",
        description: `${FILE} The same picture again is refused with 409.`,
        params: AdminProductParams,
        querystring: PictureUploadQuery,
        response: { 200: AdminProductReply, 503: ErrorReply },
      },
    },
    async (request) => {
      const { ProductID: id } = request.params;
      const { text } = request.query;
      const staff = await staffOf(request);
      accepted(await addProductPicture(services, { id, file: fileOf(request), text, staff }));
      return answer(await shownProduct(services, id));
    },
  );

  app.post(
    "/admin/add-ons/:SKU/picture",
    {
      ...uploading,
      config: { ...UPLOAD_PACE, scope: "storefront:write", permission },
      schema: {
        operationId: "setAddOnPicture",
        summary: "Gives an add-on a picture instead of the one that it has",
        description: `${FILE} A repeat changes nothing.`,
        params: AddOnParams,
        response: { 200: AddOnReply, 503: ErrorReply },
      },
    },
    async (request) => {
      const { SKU: sku } = request.params;
      const staff = await staffOf(request);
      accepted(await uploadAddOnPicture(services, { sku, file: fileOf(request), staff }));
      return answer(await shownAddOn(services, sku));
    },
  );
});

function refused(status: number, code: "picture-too-large" | "picture-unreadable"): ApiError {
  return new ApiError(status, code, REFUSAL_SENTENCES[code]);
}
