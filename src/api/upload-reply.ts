import type { FastifyReply } from "fastify";
import type { openPhoto } from "../shop/photos/open-photo.ts";

type Picture = Extract<Awaited<ReturnType<typeof openPhoto>>, { ok: true }>["value"];

/** Somebody else made the file, so browsers must run nothing of it and show it on pages of this shop only. */
export const UPLOAD_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/** Answers with an uploaded picture, which is stored as WebP. */
export function sendPicture(reply: FastifyReply, picture: Picture): never {
  reply.headers({ ...UPLOAD_HEADERS, "content-type": "image/webp", "content-length": picture.size });
  return reply.send(picture.read()) as never;
}
