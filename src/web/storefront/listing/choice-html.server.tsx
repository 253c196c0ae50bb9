import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { showCount } from "../../../shop/basics/money.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { Choice, type ChoiceProps } from "./choice.server.tsx";

/** Parts of forms as HTML: most of them are in other listings too. */
const parts = new LRUCache<string, string>({ max: 1_000 });

/** @param key has all that the part shows */
export function partHtml(key: string, part: ReactElement): string {
  const cachedHtml = parts.get(key);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = asciiHtml(renderToStaticMarkup(part));
  parts.set(key, html);
  return html;
}

/** A choice as HTML, with what is before and after its count. */
type DrawnChoice = { label: string; before: string; after: string };
type ChoicesByValue = Map<ChoiceProps["value"], DrawnChoice>;

/** Counted choices by name and value: those that leave nothing, one product, and several, which read differently. */
const none = new Map<string, ChoicesByValue>();
const single = new Map<string, ChoicesByValue>();
const several = new Map<string, ChoicesByValue>();

const COUNT = /(?<=<small>)[\d,]+/;

/** Each choice is rendered once, and its count put in: counts differ from listing to listing. */
export function choiceHtml(choice: ChoiceProps): string {
  const { name, type, value, label, count, checked } = choice;
  if (checked || count === undefined)
    return partHtml([name, type, value, label, count, checked].join("\n"), <Choice {...choice} />);
  const { before, after } = drawnChoice(choice, count);
  return before + showCount(count) + after;
}

function drawnChoice(choice: ChoiceProps, count: number): DrawnChoice {
  const { name, value, label } = choice;
  const ofCount = count === 0 ? none : count === 1 ? single : several;
  const byValue: ChoicesByValue = ofCount.get(name) ?? new Map();
  ofCount.set(name, byValue);
  const known = byValue.get(value);
  if (known?.label === label) return known;
  const [before = "", after = ""] = asciiHtml(renderToStaticMarkup(<Choice {...choice} />)).split(COUNT);
  const drawn = { label, before, after };
  byValue.set(value, drawn);
  return drawn;
}
