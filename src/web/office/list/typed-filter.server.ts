import { DAY_WORDS } from "../../../shop/basics/day-words.ts";
import { parseDay } from "../../../shop/basics/india-time.ts";
import type { ListFilter, OfficeList } from "./office-list.server.ts";

/** Longest text of the typed field that is read. */
const LONGEST_TYPED = 400;

/** Name of the typed field in the URL. */
export const TYPED = "find";

type TypedQuery = { query: URLSearchParams /** The words that were not understood. */; unknown: string };

/** `Out for delivery` as it is typed: `out-for-delivery`. */
export function typedName(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Lists the completions of the typed field. */
export function typedOffers({ filters }: OfficeList): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind === "day") return Object.keys(DAY_WORDS).map((word) => `${filter.name}:${word}`);
    if (filter.kind === "text") return [];
    return filter.choices.map(({ label }) => `${filter.name}:${typedName(label)}`);
  });
}

/**
 * The query of the list after `status:ready kitchen:indiranagar Meera` was typed into its field; null if the URL holds
 * nothing typed. An unknown filter stays text. Words that a list without search does not understand stay in the field.
 */
export function parseTypedQuery(list: OfficeList, params: URLSearchParams): TypedQuery | null {
  const typed = params.get(TYPED);
  if (typed === null) return null;
  const query = new URLSearchParams(params);
  query.delete(TYPED);
  const rest: string[] = [];
  for (const word of typed.slice(0, LONGEST_TYPED).trim().split(/\s+/)) {
    if (!applyWord(query, list, word)) rest.push(word);
  }
  const text = rest.join(" ");
  if (!list.textFilter) return { query, unknown: text };
  if (text !== "") setFilter(query, filterNamed(list, list.textFilter), text);
  return { query, unknown: "" };
}

function applyWord(query: URLSearchParams, list: OfficeList, word: string): boolean {
  const [, name = "", typed = ""] = /^([a-z]+):(.+)$/i.exec(word) ?? [];
  const filter = filterNamed(list, name.toLowerCase());
  if (filter === undefined || filter.kind === "text") return false;
  const value = typedValue(filter, typed.toLowerCase());
  if (value === null) return false;
  setFilter(query, filter, value);
  return true;
}

function filterNamed({ filters }: OfficeList, name: string): ListFilter | undefined {
  return filters.find((filter) => filter.name === name || filter.alsoTyped?.includes(name));
}

function typedValue(filter: Exclude<ListFilter, { kind: "text" }>, typed: string): string | null {
  if (filter.kind === "day") return typed in DAY_WORDS || parseDay(typed) !== null ? typed : null;
  const choice = filter.choices.find(
    ({ value, label }) =>
      value.toLowerCase() === typed ||
      typedName(value) === typedName(typed) ||
      typedName(label) === typedName(typed),
  );
  return choice?.value ?? null;
}

function setFilter(query: URLSearchParams, filter: ListFilter | undefined, value: string): void {
  if (filter === undefined) return;
  if (filter.kind === "choices") query.append(filter.name, value);
  else query.set(filter.name, value);
  for (const name of filter.replaces ?? []) query.delete(name);
}
