import type { FastifyReply, FastifyRequest } from "fastify";
import { findComplainable } from "../shop/complaints/find-complainable.ts";
import type { Services } from "../shop/services.ts";

/** Pages whose form takes files. Every other form takes 1 MiB. */
export const COMPLAIN = "/orders/:uuid/complain";

/** So much is read of such a form. What is above the shop's own limit for files is refused in words, up to here. */
export const MOST_READ = 40 * 1024 * 1024;

/** So many such forms are read at once, by one instance of the shop: each is in memory several times over. */
const MOST_AT_ONCE = 4;

/** Fields and files of the form, and some to spare. */
const MOST_PARTS = 16;

type Asked = { Params: { uuid: string }; Querystring: { token?: unknown } };

/**
 * The door before the files: only who may complain about the order has them read at all, and only a few at once;
 * everybody else is led to the page, which says why not.
 */
export function fileDoor(services: Services) {
  const inside = new Set<FastifyRequest>();
  return {
    onRequest: async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const { uuid } = request.params;
      const { token } = request.query;
      const viewer = await services.identity.sessionOf(new Headers({ cookie: request.headers.cookie ?? "" }));
      const asker = { id: uuid, viewer, token: typeof token === "string" ? token : undefined };
      const about = await findComplainable(services, asker);
      const isOpen = about.ok && about.value.isOpen;
      if (isOpen && inside.size < MOST_AT_ONCE) {
        inside.add(request);
        return;
      }
      reply.header("cache-control", "private, no-store").header("connection", "close");
      if (!isOpen) return reply.redirect(request.url, 303);
      reply.code(503).header("retry-after", "10").type("text/plain");
      return reply.send("Others are sending pictures just now. Please go back and try again in a moment.");
    },
    onResponse: async (request: FastifyRequest) => {
      inside.delete(request);
    },
  };
}

/** A form of thousands of tiny parts would take long to read apart: it is none of ours. */
export async function refuseManyParts(request: FastifyRequest, reply: FastifyReply) {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(request.headers["content-type"] ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !Buffer.isBuffer(request.body)) return;
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = request.body.indexOf(line); at >= 0; at = request.body.indexOf(line, at + line.length)) {
    parts += 1;
    if (parts > MOST_PARTS) {
      reply.code(400).header("cache-control", "private, no-store").type("text/plain");
      return reply.send("The form could not be read.");
    }
  }
}
