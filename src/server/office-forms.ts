import type { FastifyReply, FastifyRequest } from "fastify";
import { may, type Permission } from "../shop/accounts/rules/permissions.ts";
import { MOST_IMPORT_BYTES } from "../shop/catalogue/rules/import-limits.ts";
import { MOST_PICTURE_BYTES } from "../shop/catalogue/rules/picture-limits.ts";
import { MOST_REPORT_BYTES } from "../shop/payments/rules/settlement-limits.ts";
import type { Services } from "../shop/services.ts";
import type { FormFiles } from "../web/route-properties.server.ts";
import { FORM_BYTES } from "./form-limits.ts";

export const PICTURE_FORM_BYTES = MOST_PICTURE_BYTES + FORM_BYTES;

export const IMPORT_FORM_BYTES = MOST_IMPORT_BYTES + FORM_BYTES;

export const REPORT_FORM_BYTES = MOST_REPORT_BYTES + FORM_BYTES;

/** Forms that one instance reads at the same time, and those of one person. Each is in memory several times. */
const MAX_AT_ONCE = 3;
const MAX_PER_PERSON = 1;

/**
 * Limits who may send files to the office, and how many at once, before any byte is read. Others are redirected to the
 * page, which refuses them.
 */
export function limitOfficeForms(
  services: Services,
  what: Exclude<FormFiles, "complaint">,
  permission: Permission,
) {
  const senders = new Map<FastifyRequest, string>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cookies = new Headers({ cookie: request.headers.cookie ?? "" });
    const viewer = await services.identity.sessionOf(cookies);
    reply.header("cache-control", "private, no-store");
    if (!viewer || !may(viewer.roles, permission))
      return reply.header("connection", "close").redirect(request.url, 303);
    const ofSender = [...senders.values()].filter((sender) => sender === viewer.userId).length;
    if (ofSender >= MAX_PER_PERSON || senders.size >= MAX_AT_ONCE) {
      reply.code(503).headers({ "retry-after": "10", connection: "close" }).type("text/plain");
      return reply.send(`A ${what} is being sent already. Please go back and try again in a moment.`);
    }
    // If the connection closed meanwhile, no event would free the place.
    if (request.raw.destroyed && !request.raw.readableEnded) return reply.hijack();
    senders.set(request, viewer.userId);
    reply.raw.once("close", () => senders.delete(request));
  };
}
