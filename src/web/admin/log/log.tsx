import { Link } from "react-router";
import { z } from "zod";
import { type AuditEntry, listChanges } from "../../../shop/audit/list-changes.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { statusWords } from "../../../shop/orders/rules/status-words.ts";
import { servicesContext } from "../../request-context.ts";
import { ownPageMeta } from "../../storefront/page-meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { alarmName } from "../alarms/alarm-words.ts";
import { complaintTagWord } from "../complaints/complaint-tag.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { Pager } from "../pager.tsx";
import type { Route } from "./+types/log.ts";
import "./log.css";

const Page = z.coerce.number().int().min(1).max(1_000_000).catch(1);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Page.parse(new URL(request.url).searchParams.get("page"));
  const changes = await listChanges(context.get(servicesContext), { page });
  if (!changes.ok) throw new Error("this is never refused");
  return changes.value;
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Log");

/** What the staff changed, the newest first. */
export default function LogPage({ loaderData: { entries, page, pages, total } }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Log"
      lead={`${total} ${total === 1 ? "change" : "changes"} by the staff, the newest first.`}
    >
      {total === 0 && (
        <Note title="Nothing yet.">Each change that somebody of the staff makes stands here.</Note>
      )}
      {total > 0 && entries.length === 0 && (
        <Note
          title="This page is empty."
          action={<LinkButton to="/admin/log">To the first page</LinkButton>}
        />
      )}
      {entries.length > 0 && (
        <ol className="off-card log-list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Change entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} pages={pages} hrefOf={(one) => `/admin/log?page=${one}`} />
    </OfficePage>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const { at, actorName, role, subject, subjectId, label, before, after, note } = entry;
  const words = WORDS[subject] ?? ((status: string) => status);
  const page = subject === "order" ? "orders" : subject === "complaint" ? "complaints" : null;
  return (
    <>
      <span className="muted sm">{showInstant(new Date(at))}</span>
      <span>
        <b>{actorName}</b>, {role}
      </span>
      {page ? (
        <Link className="link" to={`/admin/${page}/${subjectId}`}>
          {label}
        </Link>
      ) : (
        <span>{NAMES[subject]?.(label) ?? label}</span>
      )}
      <span>
        {words(before)} <span aria-hidden="true">→</span>
        <span className="sr">to</span> {words(after)}
        {note && <span className="muted">: {note}</span>}
      </span>
    </>
  );
}

const REVIEW_WORDS: Record<string, string> = { pending: "Waiting", approved: "Shown", rejected: "Not shown" };

const ALARM_WORDS: Record<string, string> = {
  "given up": "Given up",
  tried: "Still tried",
  again: "Tried again at once",
};
const alarmWords = (status: string) => ALARM_WORDS[status] ?? status;

/** What is called by a name that programs use. */
const NAMES: Record<string, (label: string) => string> = {
  job: (label) => `Work: ${alarmName(label)}`,
  mail: (label) => `Mail: ${alarmName(label)}`,
};

/** Where each kind of thing stood, and stands. */
const WORDS: Record<string, (status: string) => string> = {
  order: statusWords,
  review: (status) => REVIEW_WORDS[status] ?? status,
  complaint: complaintTagWord,
  job: alarmWords,
  mail: alarmWords,
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
