import type { Session } from "../accounts/identity.ts";
import {
  type CustomerDays,
  type CustomerRow,
  countListedCustomers,
  listCustomers,
} from "../accounts/list-customers.ts";
import { type ExportRefusal, exportList } from "../audit/export-list.ts";
import { dayOf } from "../basics/india-time.ts";
import { EXPORT_CHUNK, type ExportColumn, type ListExport } from "../basics/list-export.ts";
import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";

const COLUMNS: readonly ExportColumn<CustomerRow>[] = [
  { name: "Name", cell: ({ name }) => name },
  { name: "E-mail", cell: ({ email }) => email },
  { name: "Customer since", cell: ({ createdAt }) => dayOf(createdAt) },
];

/** Customers as rows of a file, the newest first. The log records who took how many. */
export async function exportCustomers(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { since, staff }: { since: CustomerDays; staff: Session },
): Promise<Outcome<ListExport, ExportRefusal>> {
  return exportList(services, {
    ...{ staff, list: "customers" },
    count: (most) => countListedCustomers(services, { since, most }),
    filters: { ...since, words: [] },
    columns: COLUMNS,
    read: async (cursor) => {
      const page = await listCustomers(services, { since, cursor, staff, size: EXPORT_CHUNK });
      return page.ok ? page.value : { rows: [], after: null };
    },
  });
}
