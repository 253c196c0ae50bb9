import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { ComplaintKey } from "../../../shop/complaints/complaints.inputs.ts";
import { countUnsettled } from "../../../shop/complaints/complaints.reads.ts";
import { listComplaints } from "../../../shop/complaints/list-complaints.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { SETTLED_WITHIN } from "../../../shop/complaints/rules/complaint-window.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/complaints.ts";
import { ComplaintTag } from "./complaint-tag.tsx";
import { Due } from "./due.tsx";
import "./complaints.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const isAll = url.searchParams.get("show") === "all";
  const cursor = readCursor(url, ComplaintKey);
  const listed = await listComplaints(services, { cursor, isUnsettled: !isAll });
  const unsettled = isAll ? null : await countUnsettled(services);
  const now = services.clock();
  const rows = listed.rows.map((row) => ({ ...row, isOverdue: row.due !== null && row.due < now }));
  return { ...listed, rows, unsettled, isAll, isFirst: cursor === null };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Complaints");

/** Complaints of customers: those to answer or close, oldest first, or all. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const { rows: tickets, before, after, unsettled, isAll, isFirst } = loaderData;
  const href = isAll ? "/admin/complaints?show=all" : "/admin/complaints";
  return (
    <OfficePage title="Complaints" lead={leadOf(unsettled)}>
      <nav className="chips" aria-label="Which complaints">
        <Link
          className={isAll ? "chip" : "chip is-on"}
          to="/admin/complaints"
          aria-current={isAll ? undefined : "true"}
        >
          To be settled
        </Link>
        <Link
          className={isAll ? "chip is-on" : "chip"}
          to="/admin/complaints?show=all"
          aria-current={isAll ? "true" : undefined}
        >
          All
        </Link>
      </nav>
      {isFirst && tickets.length === 0 && (
        <Note title={isAll ? "Nobody has complained." : "No complaint waits."}>
          New ones stand here at once. The terms promise an end within {SETTLED_WITHIN}.
        </Note>
      )}
      {!isFirst && tickets.length === 0 && <EmptyPage firstHref={href} />}
      {tickets.length > 0 && (
        <ol className="office-card complaints-list">
          {tickets.map(({ ticket, orderNumber, kind, status, at, due, isOverdue, proofs }) => (
            <li key={ticket}>
              <Link className="link" to={`/admin/complaints/${ticket}`}>
                {ticket}
              </Link>
              <ComplaintTag status={status} />
              <span className="complaints-what">
                <b>{COMPLAINT_KINDS[kind]}</b>
                <span className="muted text-small">
                  Order {orderNumber}, {proofs === 0 ? "nothing sent along" : `${proofs} sent along`}
                </span>
              </span>
              <span className="complaints-due">
                {due && <Due due={new Date(due)} isOverdue={isOverdue} />}
                <span className="muted text-small">Complained {showInstant(new Date(at))}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <CursorPager href={href} before={before} after={after} />
    </OfficePage>
  );
}

/** @param unsettled null if all complaints are shown */
function leadOf(unsettled: number | null): string {
  if (unsettled === null) return "All complaints, the newest first.";
  return `${unsettled} ${unsettled === 1 ? "complaint" : "complaints"} to be settled, the oldest first.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
