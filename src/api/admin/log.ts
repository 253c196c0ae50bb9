import { LogParams, LogQuery } from "../../contract/admin/log.requests.ts";
import { type LogEntry, LogEntryReply, LogReply } from "../../contract/admin/log.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { getChange } from "../../shop/audit/audit.reads.ts";
import { type AuditEntry, listChanges } from "../../shop/audit/list-changes.ts";
import type { AuditSubject } from "../../shop/audit/rules/audit-codes.ts";
import { type UndoBlocked, undoChange } from "../../shop/back-office/undo-change.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { seesCustomers, seesStaff, shownName, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Changed records of one entry in a reply, as on its page. */
const SHOWN_RECORDS = 200;

/** Changes by the staff and their programs, for programs of the staff. */
export const adminLog = staffCalls((app, services) => {
  const permission = "see the audit log";
  const reading = { scope: "log:read", permission } as const;

  app.get(
    "/admin/log",
    {
      config: reading,
      schema: {
        operationId: "listLog",
        summary: "Changes by the staff, the newest first: 50 at a time",
        querystring: LogQuery,
        response: { 200: LogReply },
      },
    },
    async (request) => {
      const { after } = request.query;
      const cursor = cursorAfter(after);
      const page = await listChanges(services, { cursor });
      const staff = await staffOf(request);
      return answer({ entries: page.rows.map((entry) => entryOf(entry, staff)), next: page.after });
    },
  );

  app.get(
    "/admin/log/:id",
    {
      config: reading,
      schema: {
        operationId: "getLogEntry",
        summary: "One change with the records that it changed",
        params: LogParams,
        response: { 200: LogEntryReply },
      },
    },
    async (request) => answer(await entryWithId(services, request.params.id, await staffOf(request))),
  );

  app.post(
    "/admin/log/:id/undo",
    {
      config: { scope: "log:undo", permission },
      schema: {
        operationId: "undoChange",
        summary: "Restores the records of a change of the log: all of them or none",
        description:
          "Later changes are never overwritten: 409 names them. The undo is an entry of its own, and can be undone. A repeat is refused with 409 and changes nothing. Settings of the shop and roles are undone on screen only.",
        params: LogParams,
        response: { 200: LogEntryReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { id } = request.params;
      acceptedWith(await undoChange(services, { id, staff }), {
        "undo-blocked": (details: UndoBlocked) => shownBlock(details, staff),
      });
      return answer(await entryWithId(services, id, staff));
    },
  );
});

/** Why an undo was refused: the authors of later changes as in the log. */
function shownBlock({ later, ...others }: UndoBlocked, staff: Session) {
  return {
    ...others,
    later: later.map(({ actorName, ...change }) => ({ ...change, actorName: shownName(staff, actorName) })),
  };
}

async function entryWithId(services: Services, id: number, staff: Session): Promise<LogEntry> {
  const entry = await getChange(services, { id, limit: SHOWN_RECORDS });
  return entry ? entryOf(entry, staff) : accepted(refuse("unknown-change"));
}

const always = () => true;

/** Does a program of these staff see the note of a change? By subject, because some notes name people. */
const SEES_NOTE: Record<AuditSubject, (staff: Session, note: string) => boolean> = {
  order: seesCustomers,
  complaint: seesCustomers,
  // It names riders, and those without a name by their e-mail.
  run: (staff, note) => seesStaff(staff) || !note.includes("@"),
  review: always,
  account: always,
  job: always,
  mail: always,
  delivery: always,
  catalogue: always,
  export: always,
  content: always,
  settings: always,
  webhook: always,
  settlement: always,
};

function entryOf(
  { at, actorName, tokenName: token, records, note, label, ...entry }: AuditEntry,
  staff: Session,
): LogEntry {
  return {
    ...entry,
    note: SEES_NOTE[entry.subject](staff, note) ? note : null,
    label: seesStaff(staff) || entry.subject !== "account" ? label : null,
    ...{ at: at.toISOString(), by: shownName(staff, actorName), token },
    records: records.map(({ kind, key, before, after }) => ({ kind, key, before, after })),
  };
}
