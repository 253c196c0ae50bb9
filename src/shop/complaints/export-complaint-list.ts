import type { Session } from "../accounts/identity.ts";
import { type ExportRefusal, exportList } from "../audit/export-list.ts";
import { type ExportColumn, type ListExport, timeCell } from "../basics/list-export.ts";
import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import {
  type ComplaintFilter,
  type ComplaintRow,
  countComplaints,
  listComplaints,
} from "./list-complaints.ts";
import { COMPLAINT_KINDS } from "./rules/complaint-kinds.ts";
import { COMPLAINT_STATUS } from "./rules/complaint-lifecycle.ts";

/** Complaints that are read at a time. */
const CHUNK = 100;

const COLUMNS: readonly ExportColumn<ComplaintRow>[] = [
  { name: "Complaint", cell: ({ ticket }) => ticket },
  { name: "Order", cell: ({ orderNumber }) => orderNumber },
  { name: "Status", cell: ({ status }) => COMPLAINT_STATUS[status].staffLabel },
  { name: "What is wrong", cell: ({ kind }) => COMPLAINT_KINDS[kind] },
  { name: "Complained at", cell: ({ at }) => timeCell(at) },
  { name: "To be settled by", cell: ({ due }) => timeCell(due) },
  { name: "Photos and videos", cell: ({ proofs }) => proofs },
];

/** The filtered complaints as rows of a file, in the order of the list. The log records who took how many. */
export async function exportComplaintList(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { filter, staff }: { filter: ComplaintFilter; staff: Session },
): Promise<Outcome<ListExport, ExportRefusal>> {
  return exportList(services, {
    ...{ staff, list: "complaints" },
    count: (most) => countComplaints(services, { filter, most }),
    filters: {
      ...{ from: filter.from, to: filter.to },
      words: [
        ...filter.statuses.map((status) => COMPLAINT_STATUS[status].staffLabel),
        filter.kind && COMPLAINT_KINDS[filter.kind],
      ],
    },
    columns: COLUMNS,
    read: (cursor) => listComplaints(services, { filter, cursor, size: CHUNK }),
  });
}
