import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

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
