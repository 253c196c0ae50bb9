import type { OfficeListName } from "../../../shop/accounts/rules/office-lists.ts";
import { readDayWord } from "../../../shop/basics/day-words.ts";
import type { Day } from "../../../shop/basics/india-time.ts";
import { tidy } from "../../../shop/basics/plain-text.ts";
import type { Choice } from "./shown-list.ts";

/** Longest text of a filter. */
const LONGEST_TEXT = 80;

/** A filter of a list. `name` is that of the URL. */
export type ListFilter = {
  name: string;
  label: string;
  /** The label of its token, if another one. */
  token?: string;
  /** Other names by which it may be typed. */
  alsoTyped?: string[];
  /** Filters that it replaces. */
  replaces?: string[];
} & (
  | { kind: "choices"; choices: Choice[] }
  | { kind: "choice"; choices: Choice[]; none: string; accepts?: (value: string) => boolean }
  | { kind: "day"; hint?: string }
  | { kind: "text" }
);

/** The filters of a list of the office, and its built-in views. */
export type OfficeList = {
  name: OfficeListName;
  path: string;
  /** In the order of the URL. */
  filters: ListFilter[];
  /** `query` is that of the URL; empty for the list without filters. */
  views: { name: string; query: string }[];
  typing: { label: string; placeholder: string };
  /** The filter that takes typed words which are no filter; none for a list without search. */
  textFilter?: string;
};

/**
 * The filters of a URL in their order, without empty, repeated, unknown and unreadable ones. Of two filters that replace
 * each other, the first in the list's order applies.
 */
export function readQuery(list: OfficeList, params: URLSearchParams, today: Day): URLSearchParams {
  const query = new URLSearchParams();
  const replaced = new Set<string>();
  for (const filter of list.filters) {
    if (replaced.has(filter.name)) continue;
    const values = params.getAll(filter.name).map(tidy);
    const chosen = filter.kind === "choices" ? [...new Set(values)] : values.slice(0, 1);
    for (const value of chosen) if (isReadable(filter, value, today)) query.append(filter.name, value);
    if (query.has(filter.name)) for (const name of filter.replaces ?? []) replaced.add(name);
  }
  return query;
}

function isReadable(filter: ListFilter, value: string, today: Day): boolean {
  if (value === "") return false;
  switch (filter.kind) {
    case "day":
      return readDayWord(value, today) !== null;
    case "text":
      return value.length <= LONGEST_TEXT;
    case "choices":
      return filter.choices.some((choice) => choice.value === value);
    case "choice":
      return filter.accepts?.(value) ?? filter.choices.some((choice) => choice.value === value);
  }
}

/** The day of a filter; null if it is not applied. */
export function dayIn(query: URLSearchParams, name: string, today: Day): Day | null {
  return readDayWord(query.get(name) ?? "", today);
}

/** The filters that a view stores: all but searched texts, which may name a customer. */
export function viewQuery({ filters }: OfficeList, query: URLSearchParams): string {
  const stored = new URLSearchParams(query);
  for (const { name, kind } of filters) if (kind === "text") stored.delete(name);
  return stored.toString();
}

/** The URL of the list with these filters. */
export function listUrl({ path }: OfficeList, query: URLSearchParams): string {
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
