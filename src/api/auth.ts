import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";
import { ExcessiveJson, isExcessiveJson } from "./json-limits.ts";
import { webHeaders } from "./session.ts";

const PROVIDERS_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The identity provider's calls: sign-up, sign-in, sign-out, session, callbacks. It gets bodies as bytes. */
export async function auth(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 32 * 1024 }, (_request, body, done) =>
    isExcessiveJson(body.toString("latin1")) ? done(new ExcessiveJson()) : done(null, body),
  );
  app.route({ method: ["GET", "POST"], url: "/*", schema: { hide: true }, handler: answer });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (holdsNul(request.body)) throw new ApiError(400, "bad-input", "Please use plain letters and digits.");
    const headers = webHeaders(request);
    const response = await services.identity.handle(
      new Request(new URL(request.url, services.settings.url), {
        method: request.method,
        headers,
        body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null,
      }),
    );
    if (response.status >= 500) throw new Error(`the identity provider answered ${response.status}`);
    for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
    // The provider's own error page after a hosted sign-in: text and styles, without script.
    if (response.headers.get("content-type")?.includes("html"))
      reply.header("content-security-policy", PROVIDERS_PAGE);
    for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  }
}

/** Does it contain a NUL character, raw or escaped? The database rejects it in every text. */
function holdsNul(body: unknown): boolean {
  return Buffer.isBuffer(body) && (body.includes(0) || body.includes("\\u0000"));
}
