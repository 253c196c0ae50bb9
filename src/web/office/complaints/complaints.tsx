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
import { ExportLinks } from "../list/export-links.tsx";
import { KeyedList } from "../list/keyed-list.tsx";
import { ListHead, NothingFits } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import type { ShownList } from "../list/shown-list.ts";
import { answerViewOnly } from "../list/view-action.server.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/complaints.ts";
import { ComplaintTag } from "./complaint-tag.tsx";
import { COMPLAINTS_LIST, readComplaintFilter } from "./complaints-list.server.ts";
import { Due } from "./due.tsx";
import "./complaints.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { query, ...shown } = await openList(services, COMPLAINTS_LIST, {
    url,
    staff: context.get(staffContext),
  });
  const cursor = readCursor(url, ComplaintKey);
  const filter = readComplaintFilter(query, shown.today);
  const listed = await listComplaints(services, { filter, cursor });
  const unsettled = query.size > 0 ? null : await countUnsettled(services);
  const now = services.clock();
  const rows = listed.rows.map((row) => ({ ...row, isOverdue: row.due !== null && row.due < now }));
  return { ...listed, rows, unsettled, list: shown.list, isFirst: cursor === null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerViewOnly(context.get(servicesContext), COMPLAINTS_LIST, { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Complaints");

/** Complaints of customers: those to answer or close, oldest first, or those that filters list. */
export default function ComplaintsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows: tickets, list, before, after, unsettled, isFirst } = loaderData;
  return (
    <OfficePage
      title="Complaints"
      lead={leadOf(unsettled)}
      actions={tickets.length > 0 && <ExportLinks files={list.files} />}
    >
      <ListHead list={list} title="Filter the complaints" submit="Show complaints" answer={actionData} />
      {isFirst && tickets.length === 0 && <NoComplaints list={list} isFiltered={unsettled === null} />}
      {!isFirst && tickets.length === 0 && <EmptyPage firstHref={list.href} />}
      {tickets.length > 0 && (
        <KeyedList row="complaint">
          <ol className="office-card complaints-list">
            {tickets.map(({ ticket, orderNumber, kind, status, at, due, isOverdue, proofs }) => (
              <li key={ticket} data-list-row>
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
        </KeyedList>
      )}
      <CursorPager href={list.href} before={before} after={after} />
    </OfficePage>
  );
}

function NoComplaints({ list, isFiltered }: { list: ShownList; isFiltered: boolean }) {
  if (isFiltered) return <NothingFits what="No complaints match these filters." list={list} />;
  return (
    <Note title="No complaint waits.">
      New ones stand here at once. The terms promise an end within {SETTLED_WITHIN}.
    </Note>
  );
}

/** @param unsettled null if filters are applied */
function leadOf(unsettled: number | null): string {
  if (unsettled === null) return "";
  return `${unsettled} ${unsettled === 1 ? "complaint" : "complaints"} to be settled, the oldest first.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
