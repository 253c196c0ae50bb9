import { Link } from "react-router";
import { z } from "zod";
import { type AuditEntry, listChanges } from "../../../shop/audit/list-changes.ts";
import { changeWords } from "../../../shop/back-office/rules/change-words.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { alarmName } from "../alarms/alarm-words.ts";
import { ExportLinks } from "../list/export-links.tsx";
import { KeyedList } from "../list/keyed-list.tsx";
import { ListHead, NothingFits } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import { answerViewOnly } from "../list/view-action.server.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/log.ts";
import { readChangeFilter, readLogList } from "./log-list.server.ts";
import { RecordList, type ShownRecord } from "./record-list.tsx";
import { showRecord } from "./show-record.server.ts";
import "./log.css";

const EntryId = z.string().regex(/^\d{1,15}$/);

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const definition = await readLogList(services, { who: url.searchParams.get("who") });
  const { query, list, today } = await openList(services, definition, { url, staff });
  const cursor = readCursor(url, EntryId);
  const filter = readChangeFilter(query, today);
  const { rows, before, after } = await listChanges(services, { filter, cursor });
  const isFiltered = query.size > 0;
  return { rows: rows.map(shownEntry), before, after, list, isFiltered, isFirst: cursor === null };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const definition = await readLogList(services, { who: url.searchParams.get("who") });
  return answerViewOnly(services, definition, { context, request, staff });
}

type ShownEntry = Omit<AuditEntry, "records"> & { records: ShownRecord[] };

/** An entry in words. */
function shownEntry({ records, ...entry }: AuditEntry): ShownEntry {
  const { subject, label, before, after } = entry;
  const isWork = subject === "job" || subject === "mail";
  return {
    ...entry,
    label: isWork ? `${subject === "job" ? "Work" : "Mail"}: ${alarmName(label)}` : label,
    before: before === after ? "" : changeWords(subject, before),
    after: changeWords(subject, after),
    records: records.map(showRecord),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Log");

/** Changes by the staff, newest first. */
export default function LogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows: entries, list, before, after, isFirst, isFiltered } = loaderData;
  return (
    <OfficePage
      title="Log"
      lead="Changes by staff, newest first."
      actions={entries.length > 0 && <ExportLinks files={list.files} />}
    >
      <ListHead list={list} title="Filter the log" submit="Show changes" answer={actionData} />
      {isFirst &&
        entries.length === 0 &&
        (isFiltered ? (
          <NothingFits what="No changes match these filters." list={list} />
        ) : (
          <Note title="Nothing yet." />
        ))}
      {!isFirst && entries.length === 0 && <EmptyPage firstHref={list.href} />}
      {entries.length > 0 && (
        <KeyedList row="change" canOpen={entries.every(hasLink)}>
          <ol className="office-card log-list">
            {entries.map((entry) => (
              <li key={entry.id} data-list-row tabIndex={-1}>
                <Change entry={entry} />
              </li>
            ))}
          </ol>
        </KeyedList>
      )}
      <CursorPager href={list.href} before={before} after={after} />
    </OfficePage>
  );
}

/** The page of the order or complaint that was changed. */
function subjectPath({ subject, subjectId }: ShownEntry): string | null {
  if (subject === "order") return `/admin/orders/${subjectId}`;
  return subject === "complaint" ? `/admin/complaints/${subjectId}` : null;
}

function hasLink(entry: ShownEntry): boolean {
  return subjectPath(entry) !== null || entry.recordCount > 0;
}

function Change({ entry }: { entry: ShownEntry }) {
  const { at, actorName, tokenName, role, label, before, after, note, recordCount } = entry;
  const path = subjectPath(entry);
  return (
    <>
      <span className="muted text-small">{showInstant(new Date(at))}</span>
      <span>
        <b>{actorName}</b>, {role}
        {tokenName !== null && <span className="muted">, by the token “{tokenName}”</span>}
      </span>
      {path !== null ? (
        <Link className="link" to={path}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      {recordCount > 0 ? (
        <div>
          <RecordList records={entry.records} total={recordCount} />
          {note && <span className="muted">{note}</span>}
        </div>
      ) : (
        <span>
          {before !== "" && (
            <>
              {before} <span aria-hidden="true">→</span>
              <span className="sr-only">to</span>{" "}
            </>
          )}
          {after}
          {note && <span className="muted">: {note}</span>}
        </span>
      )}
      {recordCount > 0 && <UndoLink entry={entry} />}
    </>
  );
}

function UndoLink({ entry: { id, label, undoes, undoneBy } }: { entry: ShownEntry }) {
  return (
    <Link className="link log-open" to={`/admin/log/${id}`}>
      {undoneBy !== null ? "Undone" : undoes !== null ? "Undo again" : "Undo"}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
