import { createContext, type RouterContext } from "react-router";
import type { Services } from "../shop/services.ts";

/**
 * What the server hands to loaders and actions. The keys live on `globalThis` because the pages are bundled
 * and the server is not: both must hold the same object.
 */
function sharedKey<T>(name: string): RouterContext<T> {
  const registry = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
  const symbol = Symbol.for(name);
  registry[symbol] ??= createContext<T>();
  return registry[symbol];
}

export const servicesContext = sharedKey<Services>("jamun.services");

/** A random word that marks the shop's own inline scripts and styles while a page is rendered. */
export const inlineMarkContext = sharedKey<string>("jamun.inlineMark");

/** Where rendering reports what went wrong. */
export const reportContext = sharedKey<(error: unknown) => void>("jamun.report");

/** Is a whole document being made, or only data for a page that runs already? */
export const documentContext = sharedKey<boolean>("jamun.document");

/** Parts of the document that are ready as HTML, handed from loaders to its rendering, by the id of their element. */
export const readyPartsContext = sharedKey<Map<string, string>>("jamun.readyParts");

/** Takes a rendered document as it is: through a `Response` its bytes would be copied three times, by way of two streams. */
export const bodyContext = sharedKey<(body: Buffer) => void>("jamun.body");
