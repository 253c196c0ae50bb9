import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { documentContext, readyPartsContext } from "../request-context.ts";

/** A character of two units, or of one. Searching for whole characters (`u`) takes three times as long. */
const NOT_ASCII = /[\ud800-\udbff][\udc00-\udfff]|[^\0-\x7f]/g;

const htmlByData = new WeakMap<object, string>();

/** The HTML rendered from `data`. Memoised per object, not rendered for every page. */
export function readyHtml(data: object, render: () => ReactElement): string {
  const html = htmlByData.get(data) ?? asciiHtml(renderToStaticMarkup(render()));
  htmlByData.set(data, html);
  return html;
}

/**
 * Encodes non-ASCII characters. A single ₹ makes the engine use two bytes per character and count bytes one by one, on
 * every page.
 */
export function asciiHtml(html: string): string {
  return html.replace(NOT_ASCII, (character) => `&#${character.codePointAt(0)};`);
}

/** Hands HTML to the `Still` of this id: within the document, or as loader data for a page that already runs. */
export function sendHtml(context: Readonly<RouterContextProvider>, id: string, html: string): string | null {
  if (!context.get(documentContext)) return html;
  context.get(readyPartsContext).set(id, html);
  return null;
}
