import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isReady } from "../infrastructure/database/open-database.ts";
import type { Services } from "../shop/services.ts";
import { fillPlaces } from "../web/rendering/part-places.ts";
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
import { buildOf, firstWordOf, namedWords, partOf } from "./build-parts.ts";
import { hashInline, NO_INLINE } from "./inline-hashes.ts";
import type { RenderedPage } from "./page-cache.ts";
import { PRIVATE, PUBLIC } from "./page-replies.ts";
import { publicRequest } from "./page-requests.ts";
import { type PaymentSources, pageHeaders } from "./security-headers.ts";
import { withoutToken } from "./without-token.ts";

export type RendererOptions = {
  services: Services;
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  /** Is the public origin https? */
  secure: boolean;
  paymentSources: PaymentSources;
};

/** Renders pages with React Router, each with the policy that allows its inline scripts. */
export function pageRenderer(options: RendererOptions) {
  const { services } = options;
  const handlerFor = requestHandlers(options);
  const headersOf = pageHeaders(options);
  return { render, renderPublic };

  /** Renders a page of a public route, with the check whether it still shows the current data. */
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
    const cacheControl = page.status === 200 ? PUBLIC : PRIVATE;
    const publicPage = { ...page, headers: { "cache-control": cacheControl, ...page.headers } };
    return readsMore ? publicPage : { ...publicPage, isUnchanged };
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
    const parts = new Map<string, string>();
    context.set(readyPartsContext, parts);
    context.set(reportContext, (error) => {
      // A missing page is not our error.
      if (isRouteErrorResponse(error) && error.status < 500) return;
      services.log.error({ err: error, path: withoutToken(pathname) }, "a page failed");
    });
    let document: Buffer | undefined;
    context.set(bodyContext, (body) => {
      document = body;
    });
    const response = await handlerFor(pathname)(request, context);
    // Drops what was rendered before the response became a redirect.
    const drawn = response.headers.has("location") ? undefined : document;
    const { body, hashes } = drawn
      ? documentOf(drawn, parts, mark)
      : { body: Buffer.from(await response.arrayBuffer()), hashes: NO_INLINE };
    // The page failed because the database is away: 503 with Retry-After.
    const away = response.status === 500 && !(await isReady(services.db));
    const headers: RenderedPage["headers"] = {};
    for (const [name, value] of response.headers) headers[name] = value;
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    if (away) headers["retry-after"] = "5";
    Object.assign(headers, headersOf(hashes));
    return { status: away ? 503 : response.status, headers, body };
  }
}

/** The document with its parts, and the hashes of its inline scripts. Parts have no inline scripts. */
function documentOf(drawn: Buffer, parts: ReadonlyMap<string, string>, mark: string) {
  const { body, hashes } = hashInline(drawn, mark);
  return { body: fillPlaces(body, parts, mark), hashes };
}

/**
 * React Router's handler for a path: with the routes of its part, and of a public path those that its first word can
 * match. In development each has all routes, because the build changes.
 */
function requestHandlers({ build, mode }: RendererOptions): (path: string) => RequestHandler {
  if (!("routes" in build)) {
    const handler = createRequestHandler(build, mode);
    return () => handler;
  }
  const named = namedWords(build);
  const handlers = new Map<string, RequestHandler>();
  return (path) => {
    const part = partOf(path);
    const first = part === "public" ? firstWordOf(path) : null;
    // All words that no route names share a handler.
    const word = first === null || named.has(first) ? first : "";
    const key = `${part} ${word}`;
    const handler = handlers.get(key) ?? createRequestHandler(buildOf(build, part, word), mode);
    handlers.set(key, handler);
    return handler;
  };
}
