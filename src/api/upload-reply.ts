import type { FastifyReply } from "fastify";
import { ErrorReply } from "../contract/envelope.ts";
import { FileBytes } from "../contract/orders.ts";
import type { openPhoto } from "../shop/photos/open-photo.ts";

type Picture = Extract<Awaited<ReturnType<typeof openPhoto>>, { ok: true }>["value"];

/** The file is not the shop's own, so browsers must run nothing of it and show it on pages of this shop only. */
export const UPLOAD_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/** The replies of a call whose success is an uploaded picture. */
export const PICTURE_REPLIES = {
  200: { description: "The picture", content: { "image/webp": { schema: FileBytes } } },
  "4xx": ErrorReply,
};

/** Answers with an uploaded picture, which is stored as WebP. */
export function sendPicture(reply: FastifyReply, picture: Picture): never {
  reply.headers({ ...UPLOAD_HEADERS, "content-type": "image/webp", "content-length": picture.size });
  return reply.send(picture.read()) as never;
}
