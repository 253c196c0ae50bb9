import type { FastifyRequest } from "fastify";
import { networkOf } from "../shop/basics/network-of.ts";
import { recordMissedSearch } from "../shop/search/record-missed-search.ts";
import { MISSED_OUTCOMES } from "../shop/search/rules/missed-outcomes.ts";
import type { Services } from "../shop/services.ts";
import { MISSED_HEADER } from "../web/storefront/listing/missed-header.ts";
import type { RenderedPage } from "./page-cache.ts";

/** Records under way. While the database is slow, further searches are not counted. */
const MOST_AT_ONCE = 20;

/** Programs that read pages by themselves. A browser sends none of these words. */
const CRAWLER =
  /bot\b|bots?[/;-]|crawl|spider|slurp|archiver|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|okhttp|node|axios|facebookexternalhit|lighthouse/i;

/**
 * Counts search pages without results, also cached ones: a header of the page says so, and is removed here. The page
 * does not wait for the count.
 */
export function countMissedSearches(services: Services) {
  let underWay = 0;
  return (request: FastifyRequest, key: string, page: RenderedPage): RenderedPage => {
    const { [MISSED_HEADER]: missed, ...headers } = page.headers;
    const outcome = MISSED_OUTCOMES.find((candidate) => candidate === missed);
    if (outcome === undefined) return page;
    const typed = new URLSearchParams(key.slice(key.indexOf("?") + 1)).get("q") ?? "";
    const { method, headers: requestHeaders } = request;
    const isPerson =
      method === "GET" && !isPrefetch(requestHeaders) && isBrowser(requestHeaders["user-agent"]);
    if (isPerson && underWay < MOST_AT_ONCE) {
      underWay += 1;
      recordMissedSearch(services, { typed, outcome, network: networkOf(request.ip) })
        .catch((error) => services.log.warn({ err: error }, "a search without results was not counted"))
        .finally(() => {
          underWay -= 1;
        });
    }
    return { ...page, headers };
  };
}

function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith("Mozilla/") === true && !CRAWLER.test(userAgent);
}

/** Whether a browser prefetches the page: the person may never open it. */
function isPrefetch(headers: FastifyRequest["headers"]): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""} ${headers["x-moz"] ?? ""}`;
  return /prefetch|preview/i.test(purpose);
}
