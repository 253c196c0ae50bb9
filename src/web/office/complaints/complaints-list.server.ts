import { z } from "zod";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { ComplaintFilter } from "../../../shop/complaints/list-complaints.ts";
import { COMPLAINT_KINDS, KIND_NAMES } from "../../../shop/complaints/rules/complaint-kinds.ts";
import {
  COMPLAINT_LIFE,
  COMPLAINT_STATUS,
  UNSETTLED,
} from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import { dayIn, type OfficeList } from "../list/office-list.server.ts";

/** The list of complaints. Without filters it holds those to settle. */
export const COMPLAINTS_LIST: OfficeList = {
  ...{ name: "complaints", path: "/admin/complaints", textFilter: "q" },
  typing: {
    label: "A complaint such as C-7K4M-2PQX, or a filter such as status:settled",
    placeholder: "C-7K4M-2PQX, or status: kind: from: to:",
  },
  filters: [
    {
      ...{ name: "show", label: "Show", token: "Show", kind: "choice", none: "To be settled" },
      choices: [{ value: "all", label: "All" }],
    },
    {
      ...{ name: "status", label: "Status", kind: "choices" },
      choices: COMPLAINT_LIFE.states.map((status) => ({
        value: status,
        label: COMPLAINT_STATUS[status].staffLabel,
      })),
    },
    {
      ...{ name: "kind", label: "What is wrong", token: "Kind is", kind: "choice", none: "Everything" },
      choices: KIND_NAMES.map((kind) => ({ value: kind, label: COMPLAINT_KINDS[kind] })),
    },
    { name: "from", label: "From", token: "From", kind: "day" },
    { name: "to", label: "To", token: "To", kind: "day" },
    { name: "q", label: "Complaint", kind: "text" },
  ],
  views: [
    { name: "To be settled", query: "" },
    { name: "Settled", query: "status=settled" },
    { name: "All", query: "show=all" },
  ],
};

const Statuses = z.array(z.enum(COMPLAINT_LIFE.states));
const Kind = z.enum(KIND_NAMES).nullable();

/** @param query as `readQuery` lets it through */
export function readComplaintFilter(query: URLSearchParams, today: Day): ComplaintFilter {
  const statuses = Statuses.parse(query.getAll("status"));
  const ticket = query.get("q") ?? "";
  return {
    ticket,
    statuses: statuses.length > 0 || query.has("show") || ticket !== "" ? statuses : UNSETTLED,
    kind: Kind.parse(query.get("kind")),
    ...{ from: dayIn(query, "from", today), to: dayIn(query, "to", today) },
  };
}
