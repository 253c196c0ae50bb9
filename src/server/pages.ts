import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dayOf } from "../shop/basics/india-time.ts";
import { networkOf } from "../shop/basics/network-of.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import { isPersonalPage } from "../web/session/personal-pages.server.ts";
import { checkFormFields, checkFormType, FORM_BYTES } from "./form-limits.ts";
import { takeLargeForms } from "./large-forms.ts";
import { loadedRoutesOf } from "./loaded-routes.ts";
import { countMissedSearches } from "./missed-searches.ts";
import { PageCache, type PublicData } from "./page-cache.ts";
import { isWellSpelt, pageKey } from "./page-key.ts";
import { pageRenderer, type RendererOptions } from "./page-renderer.ts";
import {
  asPrivate,
  PAGE_METHODS,
  refuseForeignForm,
  send,
  sendCached,
  sendCompressed,
  takesBrotli,
  tooManyPages,
  unknownMethod,
} from "./page-replies.ts";
import { isForeignOrigin, pathOf, requestedOrigin, visitorRequest } from "./page-requests.ts";
import { isSearch, SearchPages } from "./search-pages.ts";

export type PagesOptions = RendererOptions;

/** Searches, filtered listings and odd spellings are rendered per request, with this limit per network. */
const RENDER_LIMIT = { max: 600, seconds: 60 };

/** Serves pages, rendered by React Router: public ones from the cache, others per visitor. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { services } = options;
  const { render, renderPublic } = pageRenderer(options);
  const data = publicData(options);
  const cache = new PageCache(data, () => services.clock().getTime());
  const searches = new SearchPages(() => `${data.version} ${dayOf(services.clock())}`);
  const counted = countMissedSearches(services);
  const loadedRoutes = "routes" in options.build ? loadedRoutesOf(options.build) : () => [];
  takeForms(app);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!PAGE_METHODS.includes(request.method)) return unknownMethod(reply);
    const readable = request.method === "GET" || request.method === "HEAD";
    const origin = requestedOrigin(request, services.settings.origins);
    if (!readable && isForeignOrigin(request, services.settings.origins)) return refuseForeignForm(reply);
    if (!readable || isPersonalPage(pathOf(request.url))) {
      // A public page that answers a form still says "public". Personal replies must not be cached.
      return send(reply, asPrivate(await render(visitorRequest(request, origin))));
    }
    return answerPublic(request, reply);
  };
  const answerPublic = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = pageKey(request.url);
    const draw = () => renderPublic(key);
    if (options.mode === "development") return send(reply, counted(request, key, await draw()));
    const isCacheable = isWellSpelt(key, loadedRoutes);
    const isStoredSearch = isCacheable && isSearch(key);
    const isCompressed = takesBrotli(request.headers["accept-encoding"]);
    const results = isStoredSearch ? await searches.get(key, isCompressed) : undefined;
    if (results) return send(reply, asPrivate(counted(request, key, results)));
    const renew = isStoredSearch ? searches.storing(key, draw) : draw;
    const cached = isCacheable ? await cache.find(key, renew) : undefined;
    if (!cached && (!isCacheable || key.includes("?"))) {
      const from = `page:${networkOf(request.ip)}`;
      const { max, seconds } = RENDER_LIMIT;
      const { allowed, retryAfter } = await services.rateLimiter.take(from, max, seconds);
      if (!allowed) return tooManyPages(reply, retryAfter ?? seconds);
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
  takeLargeForms(app, services, answer);
}

/** Checks forms by their bytes: React Router parses them itself. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", checkFormType);
  app.addHook("preHandler", checkFormFields);
}

/** The version of what pages show. What begins by the clock, such as a planned price, begins before it is compared. */
function publicData({ services }: PagesOptions): PublicData {
  const feed = changeFeedOf(services.db);
  return {
    get version() {
      feed.tick(services.clock().getTime());
      return feed.version;
    },
    replacedFor: (version) => feed.replacedFor(version),
  };
}
