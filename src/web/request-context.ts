import { createContext, type RouterContext } from "react-router";
import { processWide } from "../shop/basics/process-wide.ts";
import type { Services } from "../shop/services.ts";

/**
 * Returns the key of a value that the server passes to loaders and actions. Keys live on `globalThis`: the bundled
 * pages and the unbundled server need the same object. Marked as pure, so that browsers do not load them.
 */
function sharedKey<T>(name: string): RouterContext<T> {
  return processWide(name, () => createContext<T>());
}

export const servicesContext = /* @__PURE__ */ sharedKey<Services>("services");

/** A read of the data that a page shows, which can be repeated to see whether the page still shows it. */
export type PageRead = { repeat: () => Promise<unknown>; result: unknown };

/** The reads that a page declares by `readForPage`, and the services for them. */
export const pageReadsContext = /* @__PURE__ */ sharedKey<{ services: Services; reads: PageRead[] }>(
  "pageReads",
);

/** Random placeholder nonce of the shop's inline scripts and styles during rendering. */
export const inlineMarkContext = /* @__PURE__ */ sharedKey<string>("inlineMark");

/** Reports rendering errors. */
export const reportContext = /* @__PURE__ */ sharedKey<(error: unknown) => void>("report");

/** Whether a whole document is rendered, or only data for a page that already runs. */
export const documentContext = /* @__PURE__ */ sharedKey<boolean>("document");

/** Pre-rendered HTML by element id, from loaders to the rendering of the document. */
export const readyPartsContext = /* @__PURE__ */ sharedKey<Map<string, string>>("readyParts");

/** Takes the rendered document directly: a `Response` would copy its bytes three times through two streams. */
export const bodyContext = /* @__PURE__ */ sharedKey<(body: Buffer) => void>("body");
