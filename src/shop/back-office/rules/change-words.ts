import type { AuditSubject } from "../../audit/rules/audit-codes.ts";
import { COMPLAINT_LIFE, COMPLAINT_STATUS } from "../../complaints/rules/complaint-lifecycle.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../../orders/rules/order-status.ts";
import { REVIEW_WORDS } from "../../reviews/rules/review-words.ts";

/** The subject of each kind of log entry, in words. */
export const SUBJECT_WORDS: Record<AuditSubject, string> = {
  order: "Orders",
  review: "Reviews",
  complaint: "Complaints",
  account: "Staff and accounts",
  job: "Failed work",
  mail: "Failed mails",
  delivery: "Delivery",
  run: "Runs",
  catalogue: "Catalogue",
  export: "Files taken",
  content: "Content",
  settings: "Settings",
  webhook: "Webhooks",
  settlement: "Settlements",
};

const RETRY_WORDS = { "given up": "Given up", tried: "Still tried", again: "Tried again at once" };

/** Words for the codes in the entries of each subject. Account entries hold roles, which are readable already. */
const CODES: Record<AuditSubject, Partial<Record<string, string>>> = {
  order: Object.fromEntries(ORDER_STATUSES.map((status) => [status, ORDER_STATUS[status].label])),
  review: REVIEW_WORDS,
  complaint: Object.fromEntries(
    COMPLAINT_LIFE.states.map((status) => [status, COMPLAINT_STATUS[status].staffLabel]),
  ),
  account: {},
  job: RETRY_WORDS,
  mail: RETRY_WORDS,
  catalogue: {},
  content: {},
  settings: {},
  webhook: {},
  run: { created: "Created", "stops added": "Stops added", "stop removed": "Stop removed" },
  delivery: {
    open: "Open for orders",
    closed: "Closed for orders",
    served: "Served",
    "not served": "Not served",
  },
  export: { exported: "Exported" },
  settlement: { explained: "Explained", "open again": "Open again" },
};

/** The state before or after a change in words. */
export function changeWords(subject: AuditSubject, code: string): string {
  return CODES[subject][code] ?? code;
}
