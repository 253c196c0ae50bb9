import { createContext, type RouterContext } from "react-router";
import type { Services } from "../shop/services.ts";

/**
 * What the server passes to loaders and actions. The keys live on `globalThis` because the pages are bundled and the
 * server is not: both need the same object. Calls are marked as pure, so that browsers do not load them.
 */
function sharedKey<T>(name: string): RouterContext<T> {
  const registry = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
  const symbol = Symbol.for(name);
  registry[symbol] ??= createContext<T>();
  return registry[symbol];
}

export const servicesContext = /* @__PURE__ */ sharedKey<Services>("jamun.services");

/** A read of the data that a page shows, which can be repeated to see whether the page still shows it. */
export type PageRead = { repeat: () => Promise<unknown>; result: unknown };

/** The reads that a page declares by `readForPage`, and the services for them. */
export const pageReadsContext = /* @__PURE__ */ sharedKey<{ services: Services; reads: PageRead[] }>(
  "jamun.pageReads",
);

/** Random placeholder nonce of the shop's inline scripts and styles during rendering. */
export const inlineMarkContext = /* @__PURE__ */ sharedKey<string>("jamun.inlineMark");

/** Reports rendering errors. */
export const reportContext = /* @__PURE__ */ sharedKey<(error: unknown) => void>("jamun.report");

/** Whether a whole document is rendered, or only data for a page that already runs. */
export const documentContext = /* @__PURE__ */ sharedKey<boolean>("jamun.document");

/** Pre-rendered HTML by element id, from loaders to the rendering of the document. */
export const readyPartsContext = /* @__PURE__ */ sharedKey<Map<string, string>>("jamun.readyParts");

/** Takes the rendered document directly: a `Response` would copy its bytes three times through two streams. */
export const bodyContext = /* @__PURE__ */ sharedKey<(body: Buffer) => void>("jamun.body");
