import type { Day } from "../../../shop/basics/india-time.ts";
import { dayIn, type OfficeList } from "../list/office-list.server.ts";

/** The list of customers. A search replaces the days: it finds by the beginning of a name, phone or e-mail. */
export const CUSTOMERS_LIST: OfficeList = {
  ...{ name: "customers", path: "/admin/customers", textFilter: "q" },
  typing: {
    label: "The beginning of a name, phone or e-mail, or from: and to:",
    placeholder: "Name, phone or e-mail, or from: to:",
  },
  filters: [
    { name: "q", label: "Name, phone or e-mail", token: "Search", kind: "text", replaces: ["from", "to"] },
    { name: "from", label: "Customer since, from", token: "Since", kind: "day", replaces: ["q"] },
    { name: "to", label: "To", token: "To", kind: "day", replaces: ["q"] },
  ],
  views: [
    { name: "All", query: "" },
    { name: "New today", query: "from=today" },
  ],
};

/** @param query as `readQuery` lets it through */
export function readCustomerDays(query: URLSearchParams, today: Day) {
  return { from: dayIn(query, "from", today), to: dayIn(query, "to", today) };
}
