import type { FastifyRequest } from "fastify";

/** Does the Origin header name another site? */
export function isForeignOrigin({ headers: { origin } }: FastifyRequest, origins: string[]): boolean {
  return origin !== undefined && !origins.includes(origin);
}

export function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}

/** The requested origin if it is ours. A forged Host header never gets links to that host. */
export function requestedOrigin(request: FastifyRequest, origins: string[]): string {
  const requestOrigin = `${request.protocol}://${request.host}`;
  return origins.includes(requestOrigin) ? requestOrigin : (origins[0] ?? requestOrigin);
}

/**
 * A public page is rendered from its key alone, so that no visitor's cookie, header or method gets into the shared
 * copy.
 */
export function publicRequest(origin: string, key: string): Request {
  return new Request(`${origin}${key}`, { headers: { host: new URL(origin).host } });
}

/** A visitor's request as React Router expects it, with the origin that its CSRF check compares. */
export function visitorRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  headers.set("host", new URL(origin).host);
  // Sign-in limits count by this header. Overwritten, so that clients cannot forge it.
  headers.set("x-forwarded-for", request.ip);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${origin}${request.url}`, {
    method: request.method,
    headers,
    body: hasBody && Buffer.isBuffer(request.body) ? streamOf(request.body) : null,
    duplex: "half",
  } as RequestInit);
}

/** `Request` copies bytes but not a stream. Copying 20 MB of files would block the event loop. */
function streamOf(bytes: Buffer): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
