import type { Session } from "../accounts/identity.ts";
import { type ExportRefusal, exportList } from "../audit/export-list.ts";
import { EXPORT_CHUNK, type ExportColumn, type ListExport, timeCell } from "../basics/list-export.ts";
import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import {
  countReviews,
  listOfficeReviews,
  type OfficeReview,
  type ReviewFilter,
} from "./list-office-reviews.ts";
import { REVIEW_WORDS } from "./rules/review-words.ts";

const COLUMNS: readonly ExportColumn<OfficeReview>[] = [
  { name: "Written at", cell: ({ at }) => timeCell(at) },
  { name: "Status", cell: ({ status }) => REVIEW_WORDS[status] },
  { name: "About", cell: ({ about }) => about ?? "The shop" },
  { name: "Stars", cell: ({ stars }) => stars ?? "" },
  { name: "Name", cell: ({ name }) => name },
  { name: "Text", cell: ({ message }) => message },
  { name: "Photos", cell: ({ photos }) => photos.length },
];

/** The filtered reviews as rows of a file, in the order of the list. The log records who took how many. */
export async function exportReviewList(
  services: Pick<Services, "db" | "clock" | "rateLimiter">,
  { filter, staff }: { filter: ReviewFilter; staff: Session },
): Promise<Outcome<ListExport, ExportRefusal>> {
  return exportList(services, {
    ...{ staff, list: "reviews" },
    count: (most) => countReviews(services, { filter, most }),
    filters: {
      ...{ from: filter.from, to: filter.to },
      words: [REVIEW_WORDS[filter.status], filter.stars === null ? null : `${filter.stars} of 5 stars`],
    },
    columns: COLUMNS,
    read: (cursor) => listOfficeReviews(services, { filter, cursor, size: EXPORT_CHUNK }),
  });
}
