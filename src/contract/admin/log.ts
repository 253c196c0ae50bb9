import * as z from "zod/mini";
import { AUDIT_ROLES, AUDIT_SUBJECTS } from "../../shop/audit/rules/audit-codes.ts";
import { RECORD_KINDS } from "../../shop/audit/rules/changed-record.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode } from "../fields.ts";

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const Fields = z.record(z.string(), Value);

const ChangedRecord = z.object({
  kind: openCode(RECORD_KINDS),
  key: described(z.string(), "The id of the record: a SKU, for example"),
  before: described(z.nullable(Fields), "The fields that differ, as stored; null if the change created it"),
  after: Fields,
});

const LogEntry = z.object({
  id: z.int(),
  at: Instant,
  by: described(
    z.string(),
    "Name of the person, or e-mail of one without a name. Without the scope `staff:read` the e-mail is left empty",
  ),
  token: described(z.nullable(z.string()), "The name of the access token of a program"),
  role: openCode(AUDIT_ROLES),
  subject: openCode(AUDIT_SUBJECTS),
  subjectId: z.string(),
  label: described(
    z.nullable(z.string()),
    "Name of the subject, for people. Null for accounts without the scope `staff:read`: it is an e-mail",
  ),
  before: z.string(),
  after: z.string(),
  note: described(
    z.nullable(z.string()),
    "Null for orders and complaints without the scope `customers:read`: it may name the customer. Null for runs without the scope `staff:read` if it names an e-mail",
  ),
  recordCount: described(z.int(), "Number of changed records. A change without any cannot be undone"),
  records: described(z.array(ChangedRecord), "The first 4 in the list, the first 200 of one entry"),
  undoes: described(z.nullable(z.int()), "The entry that this one undid"),
  undoneBy: described(z.nullable(z.int()), "The entry that undid this one"),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const LogEntryReply = replyOf(LogEntry);

export const LogReply = replyOf(
  z.object({
    entries: z.array(LogEntry),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);
