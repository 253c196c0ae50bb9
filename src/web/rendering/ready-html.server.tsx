import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { documentContext, readyPartsContext } from "../request-context.ts";

const made = new WeakMap<object, string>();

/** What is drawn of `data`, as HTML: rendered once for as long as the data is the same object, not for every page. */
export function readyHtml(data: object, draw: () => ReactElement): string {
  const kept = made.get(data) ?? asciiHtml(renderToStaticMarkup(draw()));
  made.set(data, kept);
  return kept;
}

/** A single ₹ makes the engine keep two bytes a character and count them one by one, on every page. */
export function asciiHtml(html: string): string {
  return html.replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Hands HTML to the `Still` of this id: puts it into the document, or returns it as data for a page that runs already. */
export function sendHtml(context: Readonly<RouterContextProvider>, id: string, html: string): string | null {
  if (!context.get(documentContext)) return html;
  context.get(readyPartsContext).set(id, html);
  return null;
}
