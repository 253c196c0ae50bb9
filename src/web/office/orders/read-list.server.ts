import type { Day } from "../../../shop/basics/india-time.ts";
import { listKitchens, listWindowsOfOptions } from "../../../shop/delivery/delivery.reads.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { windowLabel } from "../../../shop/delivery/rules/windows.ts";
import { OrderListFilter } from "../../../shop/orders/office-list/order-list.inputs.ts";
import { type FilterChoices, readDayWord, readTypedFilter } from "../../../shop/orders/rules/typed-filter.ts";
import type { Services } from "../../../shop/services.ts";
import { filterQuery } from "./list-url.ts";

/** Longest text of the filter field that is read. */
const LONGEST_TYPED = 400;

/** Reads the filter from the URL. Words for days, such as `tomorrow`, count from today. */
export function readFilter(params: URLSearchParams, today: Day): OrderListFilter {
  const dayAt = (name: string) => readDayWord(params.get(name) ?? "", today) ?? "";
  return OrderListFilter.parse({
    ...{ on: dayAt("on"), from: dayAt("from"), to: dayAt("to") },
    statuses: params.getAll("status"),
    option: params.get("option"),
    slot: params.get("slot"),
    kitchenId: params.get("kitchen"),
    text: params.get("q") ?? "",
  });
}

/** The filters of a URL without meaningless ones: the page must not name a filter that it does not apply. */
export function meaningfulQuery(params: URLSearchParams, filter: OrderListFilter): URLSearchParams {
  const query = filterQuery(params);
  for (const name of ["on", "from", "to", "option", "slot"] as const)
    if (filter[name] === null) query.delete(name);
  for (const status of query.getAll("status"))
    if (!filter.statuses.some((code) => code === status)) query.delete("status", status);
  return query;
}

/** Kitchens and slots to choose from. Slots of the same hours are one choice. */
export async function listChoices(services: Services): Promise<FilterChoices> {
  const [kitchens, options] = await Promise.all([listKitchens(services), listWindowsOfOptions(services)]);
  const windows = options
    .flatMap(({ windows }) => windows)
    .filter(({ option }) => option !== "express")
    .sort((first, second) => first.startMinute - second.startMinute || first.endMinute - second.endMinute);
  const slots = new Map(
    windows.map((window) => [`${window.startMinute}-${window.endMinute}`, slotWords(windowLabel(window))]),
  );
  return {
    kitchens: kitchens.map(({ id, name }) => ({ value: id, label: name })),
    slots: [...slots].map(([value, label]) => ({ value, label })),
  };
}

/** The query of the list after something was typed into its field; null if the address holds nothing typed. */
export function queryOfTyped(params: URLSearchParams, choices: FilterChoices): URLSearchParams | null {
  const typed = params.get("find");
  if (typed === null) return null;
  const { status, text, ...named } = readTypedFilter(typed.slice(0, LONGEST_TYPED), choices);
  const query = new URLSearchParams(params);
  for (const [name, value] of Object.entries(named)) query.set(name, value);
  if (named.on !== undefined) for (const name of ["from", "to"]) query.delete(name);
  else if (named.from !== undefined || named.to !== undefined) query.delete("on");
  for (const code of status) query.append("status", code);
  if (text !== "") query.set("q", text);
  return filterQuery(query);
}
