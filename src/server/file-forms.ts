import type { FastifyReply, FastifyRequest } from "fastify";
import { askerOf } from "../api/limit.ts";
import { findComplainable } from "../shop/complaints/find-complainable.ts";
import { MOST_BYTES } from "../shop/complaints/rules/file-kind.ts";
import type { Services } from "../shop/services.ts";
import type { BodyPace } from "./body-limits.ts";
import { FORM_BYTES } from "./form-limits.ts";

/** Pages whose form takes files. Every other form takes `FORM_BYTES`. */
export const COMPLAIN = "/orders/:uuid/complain";

/** Bytes of such a form. */
export const FILE_FORM_BYTES = MOST_BYTES + FORM_BYTES;

/** Bytes of a form with too large files that are read and forgotten, so that most people can read why. */
export const DRAINED_BYTES = 100 * 2 ** 20;

/** 20 MB take 168 s at 1 Mbit/s. An upload that is slower gives its place to somebody else. */
export const FILE_PACE: BodyPace = { within: 180_000, bytesPerSecond: 16_000 };

/** Such forms that one instance of the shop reads at the same time. Each is in memory several times. */
const MOST_AT_ONCE = 6;

/** Of these, those of one person: somebody who is signed in, or a network that has the link of an order. */
const MOST_OF_ONE_ASKER = 2;

/** Of these, those that the links of one customer's orders allow. A link cannot close the form for everybody else. */
const MOST_BY_LINKS = 4;

/** `linkOf` is the customer whose link is used, or null if the customer sends the files. */
type Upload = { asker: string; linkOf: string | null };

type ComplaintRequest = { Params: { uuid: string }; Querystring: { token?: unknown } };

/**
 * Limits who may send files, and how many at once, before a byte of them is read. Whoever may not complain is
 * redirected to the page, which says why not.
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
      // Not the customer alone: a holder of the link must not keep the customer from sending files.
      asker: viewer ? askerOf(request, viewer) : `${id}:${askerOf(request, viewer)}`,
      linkOf: viewer?.userId === userId ? null : userId,
    };
    const others = [...uploads.values()];
    const ofAsker = others.filter(({ asker }) => asker === upload.asker).length;
    const byLinks = others.filter(({ linkOf }) => linkOf !== null && linkOf === upload.linkOf).length;
    if (ofAsker >= MOST_OF_ONE_ASKER || byLinks >= MOST_BY_LINKS) {
      return tryLater(
        reply,
        429,
        "Your pictures are being sent already. Please wait until they have arrived.",
      );
    }
    if (uploads.size >= MOST_AT_ONCE) {
      return tryLater(
        reply,
        503,
        "Others are sending pictures just now. Please go back and try again in a moment.",
      );
    }
    // The connection may have been closed while the order was read: then no event would free the place.
    if (request.raw.destroyed && !request.raw.readableEnded) return reply.hijack();
    uploads.set(request, upload);
    // Fastify's onResponse does not run when the connection is closed before the reply.
    reply.raw.once("close", () => uploads.delete(request));
  };
}

function tryLater(reply: FastifyReply, status: number, sentence: string) {
  reply.code(status).headers({ "retry-after": "10", connection: "close" });
  return reply.type("text/plain").send(sentence);
}
