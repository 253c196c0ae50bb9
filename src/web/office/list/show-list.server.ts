import { redirect } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { OFFICE_LISTS } from "../../../shop/accounts/rules/office-lists.ts";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { type Day, dayOf, parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { type ListedView, listViews } from "../../../shop/saved-views/saved-views.reads.ts";
import type { Services } from "../../../shop/services.ts";
import {
  dayIn,
  type ListFilter,
  listUrl,
  type OfficeList,
  readQuery,
  viewQuery,
} from "./office-list.server.ts";
import type { ShownField, ShownList, ShownTab, ShownToken } from "./shown-list.ts";
import { parseTypedQuery, TYPED, typedOffers } from "./typed-filter.server.ts";

type Shown = { query: URLSearchParams; staff: Session; today: Day };
type ShownTyped = Shown & { unknown: string };

/**
 * Reads the filters of a list from the URL. What was typed into its field is redirected to the URL of its filters.
 */
export async function openList(
  services: Pick<Services, "db" | "clock">,
  list: OfficeList,
  { url: { searchParams }, staff }: { url: URL; staff: Session },
) {
  const today = dayOf(services.clock());
  const typed = parseTypedQuery(list, searchParams);
  const unknown = typed?.unknown ?? "";
  const query = readQuery(list, typed?.query ?? searchParams, today);
  // Words that are no filter stay in the URL, so that the page can name them.
  if (typed && searchParams.get(TYPED) !== (unknown || null)) throw redirect(typedUrl(list, query, unknown));
  return { query, today, list: await showList(services, list, { query, staff, today, unknown }) };
}

function typedUrl(list: OfficeList, query: URLSearchParams, unknown: string): string {
  const typed: [string, string][] = unknown === "" ? [] : [[TYPED, unknown]];
  return listUrl(list, new URLSearchParams([...query, ...typed]));
}

/** Views, filters and files of a list, with these filters applied. */
async function showList(
  services: Pick<Services, "db">,
  list: OfficeList,
  { query, staff, today, unknown }: ShownTyped,
): Promise<ShownList> {
  const saved = await listViews(services, { staff, list: list.name });
  const fileUrl = (format: string) =>
    `${list.path}/export?${new URLSearchParams([...query, ["format", format]])}`;
  const mayExport = may(staff.roles, OFFICE_LISTS[list.name].export);
  return {
    path: list.path,
    href: listUrl(list, query),
    query: [...query],
    tabs: tabsOf(list, saved, { query, today }),
    tokens: tokensOf(list, query),
    fields: list.filters.map((filter) => fieldOf(filter, query, today)),
    offers: typedOffers(list),
    typing: list.typing,
    unknown,
    view: viewOf(list, saved, { query, staff, today }),
    files: mayExport ? { csv: fileUrl("csv"), xlsx: fileUrl("xlsx") } : null,
  };
}

function tabsOf(list: OfficeList, saved: ListedView[], { query, today }: Omit<Shown, "staff">): ShownTab[] {
  const tab = (view: { key: string; name: string; query: string; isShared: boolean }): ShownTab => {
    const target = readQuery(list, new URLSearchParams(view.query), today);
    const isCurrent = target.toString() === query.toString();
    return {
      key: view.key,
      name: view.name,
      isShared: view.isShared,
      href: listUrl(list, target),
      isCurrent,
    };
  };
  return [
    ...list.views.map((view) => tab({ ...view, key: view.name, isShared: false })),
    ...saved.map(({ id, name, query: stored, isShared }) => tab({ key: id, name, query: stored, isShared })),
  ];
}

function viewOf(list: OfficeList, saved: ListedView[], { query, staff, today }: Shown): ShownList["view"] {
  const current = viewQuery(list, query);
  // Programs may save the same filters in another order.
  const inOrder = (text: string) => readQuery(list, new URLSearchParams(text), today).toString();
  const view = saved.find((candidate) => inOrder(candidate.query) === current);
  if (view) return view.isRemovable ? { is: "saved", id: view.id, name: view.name } : null;
  const builtIn = list.views.map((candidate) => inOrder(candidate.query));
  if (current === "" || builtIn.includes(current)) return null;
  const mayShare = may(staff.roles, "share views");
  return { is: "unsaved", mayShare, losesText: current !== query.toString() };
}

function tokensOf(list: OfficeList, query: URLSearchParams): ShownToken[] {
  return [...query].flatMap(([name, value]) => {
    const filter = list.filters.find((candidate) => candidate.name === name);
    if (!filter) return [];
    const without = new URLSearchParams(query);
    without.delete(name, value);
    return [
      {
        label: filter.token ?? `${filter.label} is`,
        value: wordOf(filter, value),
        without: listUrl(list, without),
      },
    ];
  });
}

function wordOf(filter: ListFilter, value: string): string {
  if (filter.kind === "text") return `“${value}”`;
  if (filter.kind === "day") {
    const on = parseDay(value);
    return on ? showDay(on) : value;
  }
  return filter.choices.find((choice) => choice.value === value)?.label ?? value;
}

function fieldOf(filter: ListFilter, query: URLSearchParams, today: Day): ShownField {
  const { name, label } = filter;
  const chosen = query.get(name) ?? "";
  switch (filter.kind) {
    case "choices":
      return { name, label, kind: "choices", choices: filter.choices, chosen: query.getAll(name) };
    case "choice":
      return { name, label, kind: "choice", choices: filter.choices, none: filter.none, chosen };
    case "day":
      return { name, label, kind: "day", hint: filter.hint, chosen: dayIn(query, name, today) ?? "" };
    case "text":
      return { name, label, kind: "text", chosen };
  }
}
