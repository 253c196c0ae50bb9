import type { FastifyReply, FastifyRequest } from "fastify";
import { requesterOf } from "../api/limit.ts";
import { findComplainable } from "../shop/complaints/find-complainable.ts";
import { MOST_BYTES } from "../shop/complaints/rules/file-limits.ts";
import type { Services } from "../shop/services.ts";
import type { BodyPace } from "./body-limits.ts";
import { FORM_BYTES } from "./form-limits.ts";

/** Bytes of a complaint's form. */
export const FILE_FORM_BYTES = MOST_BYTES + FORM_BYTES;

/** Bytes of too large forms that are read and discarded, so that most people get to read the refusal. */
export const DRAINED_BYTES = 100 * 2 ** 20;

/** 20 MB take 168 s at 1 Mbit/s. A slower upload gives up its place. */
export const FILE_PACE: BodyPace = { within: 180_000, bytesPerSecond: 16_000 };

/** Forms that one instance reads at the same time. Each is in memory several times. */
const MAX_AT_ONCE = 6;

/** Uploads at once per sender: a signed-in person, or a network with the link of an order. */
const MAX_PER_SENDER = 2;

/** Uploads at once by links to one customer's orders. A link must not block the form for everybody. */
const MAX_BY_LINK = 4;

/** `linkOf` is the customer whose link is used, or null for the customer's own upload. */
type Upload = { sender: string; linkOf: string | null };

type ComplaintRequest = { Params: { uuid: string }; Querystring: { token?: unknown } };

/**
 * Limits who may send files, and how many at once, before any byte is read. People who may not complain are redirected
 * to the page, which says why.
 */
export function limitFileForms(services: Services) {
  const uploads = new Map<FastifyRequest, Upload>();
  return async (request: FastifyRequest<ComplaintRequest>, reply: FastifyReply) => {
    const { uuid } = request.params;
    const { token } = request.query;
    const viewer = await services.identity.sessionOf(new Headers({ cookie: request.headers.cookie ?? "" }));
    const about = await findComplainable(services, {
      ...{ id: uuid, viewer },
      token: typeof token === "string" ? token : undefined,
    });
    reply.header("cache-control", "private, no-store");
    if (!about.ok || !about.value.isOpen) {
      return reply.header("connection", "close").redirect(request.url, 303);
    }
    const { id, userId } = about.value.order;
    const upload: Upload = {
      // Per order and sender: a holder of the link must not block the customer's own upload.
      sender: viewer ? requesterOf(request, viewer) : `${id}:${requesterOf(request, viewer)}`,
      linkOf: viewer?.userId === userId ? null : userId,
    };
    const others = [...uploads.values()];
    const ofSender = others.filter(({ sender }) => sender === upload.sender).length;
    const byLinks = others.filter(({ linkOf }) => linkOf !== null && linkOf === upload.linkOf).length;
    if (ofSender >= MAX_PER_SENDER || byLinks >= MAX_BY_LINK) {
      return tryLater(
        reply,
        429,
        "Your pictures are being sent already. Please wait until they have arrived.",
      );
    }
    if (uploads.size >= MAX_AT_ONCE) {
      return tryLater(
        reply,
        503,
        "Others are sending pictures just now. Please go back and try again in a moment.",
      );
    }
    // If the connection closed while the order was read, no event would free the place.
    if (request.raw.destroyed && !request.raw.readableEnded) return reply.hijack();
    uploads.set(request, upload);
    // Fastify's onResponse does not run if the connection closes before the reply.
    reply.raw.once("close", () => uploads.delete(request));
  };
}

function tryLater(reply: FastifyReply, status: number, sentence: string) {
  reply.code(status).headers({ "retry-after": "10", connection: "close" });
  return reply.type("text/plain").send(sentence);
}
