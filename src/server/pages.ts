import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isReady } from "../infrastructure/database/open-database.ts";
import { dayOf } from "../shop/basics/india-time.ts";
import { networkOf } from "../shop/basics/network-address.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import type { Services } from "../shop/services.ts";
import {
  bodyContext,
  documentContext,
  inlineMarkContext,
  type PageRead,
  pageReadsContext,
  readyPartsContext,
  reportContext,
  servicesContext,
} from "../web/request-context.ts";
import { isPersonalPage } from "../web/session/personal-pages.server.ts";
import { type BuildPart, buildOf, partOf } from "./build-parts.ts";
import { matchesEtag } from "./etag.ts";
import { COMPLAIN, DRAINED_BYTES, FILE_FORM_BYTES, FILE_PACE, limitFileForms } from "./file-forms.ts";
import { checkFormFields, checkFormType, FORM_BYTES } from "./form-limits.ts";
import { hashInline, NO_INLINE } from "./inline-hashes.ts";
import { loadedRoutesOf } from "./loaded-routes.ts";
import { countMissedSearches } from "./missed-searches.ts";
import {
  CATALOGUE_IMPORT,
  IMPORT_FORM_BYTES,
  limitOfficeForms,
  PICTURE_FORM_BYTES,
  PICTURE_PAGES,
  REPORT_FORM_BYTES,
  SETTLEMENT_REPORTS,
} from "./office-forms.ts";
import { type CachedPage, PageCache, plainOf, type RenderedPage } from "./page-cache.ts";
import { isWellSpelt, pageKey } from "./page-key.ts";
import { isSearch, SearchPages } from "./search-pages.ts";
import { pageHeaders } from "./security-headers.ts";

export type PagesOptions = {
  services: Services;
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  /** Is the public origin https? */
  secure: boolean;
  /** Origins of the payment provider's script and windows. */
  paymentOrigins: string[];
};

const PRIVATE = "private, no-store";

/** Pages are read, and take forms. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];

/** Searches, filtered listings and odd spellings are rendered per request, with this limit per network. */
const RENDER_LIMIT = { max: 600, seconds: 60 };

/** Serves pages, rendered by React Router: public ones from the cache, others per visitor. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { services, mode } = options;
  const handle = requestHandlers(options);
  const headersOf = pageHeaders(options);
  const feed = changeFeedOf(services.db);
  const now = () => services.clock().getTime();
  const data = {
    get version() {
      feed.tick(now());
      return feed.version;
    },
    replacedFor: (version: number) => feed.replacedFor(version),
  };
  const cache = new PageCache(data, now);
  const searches = new SearchPages(() => `${data.version} ${dayOf(services.clock())}`);
  const counted = countMissedSearches(services);
  const loadedRoutes = "routes" in options.build ? loadedRoutesOf(options.build) : () => [];

  // React Router parses bodies itself and gets bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", checkFormType);
  app.addHook("preHandler", checkFormFields);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!PAGE_METHODS.includes(request.method)) return unknownMethod(reply);
    const readable = request.method === "GET" || request.method === "HEAD";
    const origin = requestedOrigin(request, services.settings.origins);
    if (!readable && isForeignOrigin(request, services.settings.origins)) return refuseForeignForm(reply);
    if (!readable || isPersonalPage(pathOf(request.url))) {
      // A public page that answers a form still says "public". Personal replies must not be cached.
      return send(reply, asPrivate(await render(visitorRequest(request, origin))));
    }
    const key = pageKey(request.url);
    const draw = () => renderPublic(key);
    if (mode === "development") return send(reply, counted(request, key, await draw()));
    const isCacheable = isWellSpelt(key, loadedRoutes);
    const isStoredSearch = isCacheable && isSearch(key);
    const isCompressed = takesBrotli(request.headers["accept-encoding"]);
    const results = isStoredSearch ? await searches.get(key, isCompressed) : undefined;
    if (results) return send(reply, asPrivate(counted(request, key, results)));
    const renew = isStoredSearch ? searches.storing(key, draw) : draw;
    const cached = isCacheable ? await cache.find(key, renew) : undefined;
    if (!cached && (!isCacheable || key.includes("?"))) {
      const from = `page:${networkOf(request.ip)}`;
      const { allowed, retryAfter } = await services.rateLimiter.take(
        from,
        RENDER_LIMIT.max,
        RENDER_LIMIT.seconds,
      );
      if (!allowed) return tooManyPages(reply, retryAfter ?? RENDER_LIMIT.seconds);
    }
    if (!isCacheable) return send(reply, asPrivate(counted(request, key, await renew())));
    const page = cached ?? (await cache.render(key, renew));
    // A page without an ETag was not stored: it failed, is missing, or moved. Other caches must not store it either.
    if ("etag" in page) return sendCached(request, reply, page);
    const compressed = isStoredSearch && isCompressed ? await searches.get(key, isCompressed) : undefined;
    return send(reply, asPrivate(counted(request, key, compressed ?? page)));
  };
  app.all("/*", (request, reply) => {
    const page = request.method === "GET" ? cache.get(pageKey(request.url)) : undefined;
    // Past Fastify's reply and its hooks: that makes a cached page a third faster.
    return page && sendCompressed(request, reply, page) ? reply : answer(request, reply);
  });
  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply) =>
    isForeignOrigin(request, services.settings.origins) ? refuseForeignForm(reply) : undefined;
  app.post(
    COMPLAIN,
    {
      bodyLimit: FILE_FORM_BYTES,
      config: { bodyPace: FILE_PACE, drainedBytes: DRAINED_BYTES },
      onRequest: [async (request, reply) => refuseForeign(request, reply), limitFileForms(services)],
      errorHandler: (error, _request, reply) =>
        tooLarge(
          error,
          reply,
          "These files are too large. Please go back and send 3 at most, with 20 MB together.",
        ),
    },
    answer,
  );

  const limitPictures = limitOfficeForms(services, "picture", "change catalogue");
  for (const page of PICTURE_PAGES)
    app.post(
      page,
      {
        bodyLimit: PICTURE_FORM_BYTES,
        config: { bodyPace: FILE_PACE, drainedBytes: DRAINED_BYTES },
        onRequest: [refuseForeign, limitPictures],
        errorHandler: (error, _request, reply) =>
          tooLarge(
            error,
            reply,
            "This picture is too large. Please go back and choose one of at most 15 MB.",
          ),
      },
      answer,
    );

  app.post(
    CATALOGUE_IMPORT,
    {
      bodyLimit: IMPORT_FORM_BYTES,
      config: { bodyPace: FILE_PACE, drainedBytes: DRAINED_BYTES },
      onRequest: [refuseForeign, limitOfficeForms(services, "table", "change catalogue")],
      errorHandler: (error, _request, reply) =>
        tooLarge(error, reply, "This table is too large. Please go back and send 20 MB at most."),
    },
    answer,
  );

  app.post(
    SETTLEMENT_REPORTS,
    {
      bodyLimit: REPORT_FORM_BYTES,
      config: { bodyPace: FILE_PACE, drainedBytes: DRAINED_BYTES },
      onRequest: [refuseForeign, limitOfficeForms(services, "report", "reconcile settlements")],
      errorHandler: (error, _request, reply) =>
        tooLarge(error, reply, "This report is too large. Please go back and send 8 MB at most."),
    },
    answer,
  );

  /** Renders a public page, with the check whether it still shows the current data. */
  async function renderPublic(key: string): Promise<RenderedPage> {
    const reads: PageRead[] = [];
    let readsMore = false;
    const watched: Services = {
      ...services,
      get db() {
        readsMore = true;
        return services.db;
      },
    };
    const page = await render(publicRequest(services.settings.url, key), watched, reads);
    const isUnchanged = async () => {
      for (const { repeat, result } of reads) if (!isDeepStrictEqual(await repeat(), result)) return false;
      return true;
    };
    return readsMore ? page : { ...page, isUnchanged };
  }

  /** Renders one page, with the policy that allows its inline scripts. */
  async function render(
    request: Request,
    pageServices: Services = services,
    reads: PageRead[] = [],
  ): Promise<RenderedPage> {
    const mark = randomBytes(16).toString("base64url");
    const { pathname } = new URL(request.url);
    const context = new RouterContextProvider();
    context.set(servicesContext, pageServices);
    context.set(pageReadsContext, { services, reads });
    context.set(inlineMarkContext, mark);
    context.set(documentContext, !pathname.endsWith(".data"));
    context.set(readyPartsContext, new Map());
    context.set(reportContext, (error) => {
      // A missing page is not our error.
      if (isRouteErrorResponse(error) && error.status < 500) return;
      services.log.error({ err: error, path: pathname }, "a page failed");
    });
    let document: Buffer | undefined;
    context.set(bodyContext, (body) => {
      document = body;
    });
    const response = await handle[partOf(pathname)](request, context);
    // Drops what was rendered before the response became a redirect.
    const drawn = response.headers.has("location") ? undefined : document;
    const { body, hashes } = drawn
      ? hashInline(drawn, mark)
      : { body: Buffer.from(await response.arrayBuffer()), hashes: NO_INLINE };
    // The page failed because the database is away: 503 with Retry-After.
    const away = response.status === 500 && !(await isReady(services.db));
    const headers: RenderedPage["headers"] = { "cache-control": PRIVATE };
    for (const [name, value] of response.headers) headers[name] = value;
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    if (away) headers["retry-after"] = "5";
    Object.assign(headers, headersOf(hashes));
    return { status: away ? 503 : response.status, headers, body };
  }
}

/** React Router's handler for each part. In development each has all routes, because the build changes. */
function requestHandlers({ build, mode }: PagesOptions): Record<BuildPart, RequestHandler> {
  const handlerOf = (part: BuildPart) =>
    createRequestHandler("routes" in build ? buildOf(build, part) : build, mode);
  return { office: handlerOf("office"), personal: handlerOf("personal"), public: handlerOf("public") };
}

function asPrivate(page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, "cache-control": PRIVATE } };
}

function tooManyPages(reply: FastifyReply, seconds: number) {
  reply.code(429).headers({ "retry-after": String(seconds), "cache-control": PRIVATE });
  return reply.type("text/plain").send("Too many pages at once. Please wait a minute and try again.");
}

function unknownMethod(reply: FastifyReply) {
  reply.code(405).headers({ allow: PAGE_METHODS.join(", "), "cache-control": PRIVATE });
  return reply.type("text/plain").send("A page can be read and can take a form, nothing else.");
}

/** The reply to a form whose files are too large. */
function tooLarge(error: unknown, reply: FastifyReply, sentence: string) {
  if (!(error instanceof Error && "statusCode" in error && error.statusCode === 413)) throw error;
  reply.code(413).header("cache-control", PRIVATE).type("text/plain");
  return reply.send(sentence);
}

/** Does the Origin header name another site? */
function isForeignOrigin({ headers: { origin } }: FastifyRequest, origins: string[]): boolean {
  return origin !== undefined && !origins.includes(origin);
}

function refuseForeignForm(reply: FastifyReply) {
  reply.code(403).header("cache-control", PRIVATE).type("text/plain");
  return reply.send("This form did not come from the shop's own pages. Go to the shop and try again.");
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}

/** The requested origin if it is ours. A forged Host header never gets links to that host. */
function requestedOrigin(request: FastifyRequest, origins: string[]): string {
  const requestOrigin = `${request.protocol}://${request.host}`;
  return origins.includes(requestOrigin) ? requestOrigin : (origins[0] ?? requestOrigin);
}

/**
 * A public page is rendered from its key alone, so that no visitor's cookie, header or method gets into the shared
 * copy.
 */
function publicRequest(origin: string, key: string): Request {
  return new Request(`${origin}${key}`, { headers: { host: new URL(origin).host } });
}

/** A visitor's request as React Router expects it, with the origin that its CSRF check compares. */
function visitorRequest(request: FastifyRequest, origin: string): Request {
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

function send(reply: FastifyReply, page: RenderedPage) {
  return reply.code(page.status).headers(page.headers).send(page.body);
}

/** Writes a compressed page directly. Returns false if the client does not accept it, or has it. */
function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): boolean {
  if (headers["if-none-match"] !== undefined || !takesBrotli(headers["accept-encoding"])) return false;
  reply.hijack();
  const { raw } = reply;
  raw.statusCode = page.status;
  for (const [name, value] of page.compressedHeaders) raw.setHeader(name, value);
  raw.end(page.brotli);
  return true;
}

async function sendCached({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers(page.headers).header("etag", page.etag).header("vary", "accept-encoding");
  if (matchesEtag(headers["if-none-match"], page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (!takesBrotli(headers["accept-encoding"])) return reply.send(await plainOf(page));
  return reply.header("content-encoding", "br").send(page.brotli);
}

/** Is `br` in the list of accepted encodings, and not refused by `br;q=0`? */
function takesBrotli(encodings: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)/i.test(String(encodings ?? ""));
}
