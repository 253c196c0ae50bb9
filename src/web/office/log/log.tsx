import { Link } from "react-router";
import { z } from "zod";
import { type AuditEntry, listChanges } from "../../../shop/audit/list-changes.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { COMPLAINT_LIFE, COMPLAINT_STATUS } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../../../shop/orders/rules/order-status.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { alarmName } from "../alarms/alarm-words.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/log.ts";
import { RecordList } from "./record-list.tsx";
import "./log.css";
import type { AuditSubject } from "../../../shop/audit/rules/audit-codes.ts";
import type { ReviewStatus } from "../../../shop/reviews/rules/review-status.ts";

const EntryId = z.string().regex(/^\d{1,15}$/);

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = readCursor(new URL(request.url), EntryId);
  return { ...(await listChanges(context.get(servicesContext), { cursor })), isFirst: cursor === null };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Log");

/** Changes by the staff, newest first. */
export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { rows: entries, before, after, isFirst } = loaderData;
  return (
    <OfficePage title="Log" lead="Changes by staff, newest first.">
      {isFirst && entries.length === 0 && <Note title="Nothing yet." />}
      {!isFirst && entries.length === 0 && <EmptyPage firstHref="/admin/log" />}
      {entries.length > 0 && (
        <ol className="office-card log-list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Change entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <CursorPager href="/admin/log" before={before} after={after} />
    </OfficePage>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const { at, actorName, tokenName, role, subject, subjectId, label, before, after, note, recordCount } =
    entry;
  const labelOf = (code: string) => LABELS[subject][code] ?? code;
  const page = subject === "order" ? "orders" : subject === "complaint" ? "complaints" : null;
  return (
    <>
      <span className="muted text-small">{showInstant(new Date(at))}</span>
      <span>
        <b>{actorName}</b>, {role}
        {tokenName !== null && <span className="muted">, by the token “{tokenName}”</span>}
      </span>
      {page ? (
        <Link className="link" to={`/admin/${page}/${subjectId}`}>
          {label}
        </Link>
      ) : (
        <span>{NAMES[subject]?.(label) ?? label}</span>
      )}
      {recordCount > 0 ? (
        <div>
          <RecordList records={entry.records} total={recordCount} />
          {note && <span className="muted">{note}</span>}
        </div>
      ) : (
        <span>
          {before !== "" && before !== after && (
            <>
              {labelOf(before)} <span aria-hidden="true">→</span>
              <span className="sr-only">to</span>{" "}
            </>
          )}
          {labelOf(after)}
          {note && <span className="muted">: {note}</span>}
        </span>
      )}
      {recordCount > 0 && <UndoLink entry={entry} />}
    </>
  );
}

function UndoLink({ entry: { id, label, undoes, undoneBy } }: { entry: AuditEntry }) {
  return (
    <Link className="link log-open" to={`/admin/log/${id}`}>
      {undoneBy !== null ? "Undone" : undoes !== null ? "Undo again" : "Undo"}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}

const REVIEW_LABELS: Record<ReviewStatus, string> = {
  pending: "Waiting",
  approved: "Shown",
  rejected: "Not shown",
};

const RETRY_LABELS = { "given up": "Given up", tried: "Still tried", again: "Tried again at once" };

/** Readable names for subjects that are stored by a technical id. */
const NAMES: Partial<Record<AuditSubject, (label: string) => string>> = {
  job: (label) => `Work: ${alarmName(label)}`,
  mail: (label) => `Mail: ${alarmName(label)}`,
};

/** Labels of the codes in the entries of each subject. Account entries hold roles, which are readable already. */
const LABELS: Record<AuditSubject, Partial<Record<string, string>>> = {
  order: Object.fromEntries(ORDER_STATUSES.map((status) => [status, ORDER_STATUS[status].label])),
  review: REVIEW_LABELS,
  complaint: Object.fromEntries(
    COMPLAINT_LIFE.states.map((status) => [status, COMPLAINT_STATUS[status].staffLabel]),
  ),
  account: {},
  job: RETRY_LABELS,
  mail: RETRY_LABELS,
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
