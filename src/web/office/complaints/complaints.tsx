import { Link } from "react-router";
import { z } from "zod";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { listTickets } from "../../../shop/complaints/list-tickets.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { SETTLED_WITHIN } from "../../../shop/complaints/rules/complaint-window.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { EmptyPage, Pager } from "../pager.tsx";
import type { Route } from "./+types/complaints.ts";
import { ComplaintTag } from "./complaint-tag.tsx";
import "./complaints.css";

const Query = z.object({
  show: z.enum(["all"]).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { show, page } = Query.parse({
    show: null,
    ...Object.fromEntries(new URL(request.url).searchParams),
  });
  const listed = await listTickets(context.get(servicesContext), { page, isUnsettled: show === null });
  return { ...listed, isAll: show === "all" };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Complaints");

/** Complaints of customers: those to answer or close, oldest first, or all. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const { tickets, page, pages, total, isAll } = loaderData;
  const hrefOf = (target: number) => `/admin/complaints?${isAll ? "show=all&" : ""}page=${target}`;
  return (
    <OfficePage title="Complaints" lead={leadOf(total, isAll)}>
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
      {total === 0 && (
        <Note title={isAll ? "Nobody has complained." : "No complaint waits."}>
          New ones stand here at once. The terms promise an end within {SETTLED_WITHIN}.
        </Note>
      )}
      {total > 0 && tickets.length === 0 && <EmptyPage firstHref={hrefOf(1)} />}
      {tickets.length > 0 && (
        <ol className="office-card complaints-list">
          {tickets.map(({ ticket, orderNumber, kind, status, at, proofs }) => (
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
              <span className="muted text-small">{showInstant(new Date(at))}</span>
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} pages={pages} hrefOf={hrefOf} />
    </OfficePage>
  );
}

function leadOf(total: number, isAll: boolean): string {
  const many = `${total} ${total === 1 ? "complaint" : "complaints"}`;
  return isAll ? `${many}, the newest first.` : `${many} to be settled, the oldest first.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
