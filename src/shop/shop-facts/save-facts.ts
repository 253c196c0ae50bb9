import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import type { RecordConflict } from "../audit/merge-records.ts";
import { mergeRecords } from "../audit/merge-records.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Fields } from "../audit/rules/changed-record.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { changeFeedOf } from "../change-feed/change-feed.ts";
import type { Services } from "../services.ts";
import { type FactFields, fieldsOfFacts } from "./rules/fact-fields.ts";
import { FACTS, FACTS_KEY } from "./rules/fact-names.ts";
import type { FactErrors } from "./stored-facts.ts";
import { editableFacts, errorsInFacts, lockEditableFacts, storeFacts } from "./stored-facts.ts";

type Save = { from: Partial<Fields>; to: Partial<FactFields>; staff: Session };
type Refusals =
  | "not-your-move"
  | RefusalWith<"facts-wrong", { errors: FactErrors }>
  | RefusalWith<"facts-changed", { conflicts: RecordConflict[] }>;

/**
 * Saves facts of the shop, all or nothing, on every instance within a second; issued invoices keep theirs. Refuses if
 * another person changed one, or facts contradict each other. The caller has checked a `strict` re-authentication.
 * @param edit what the screen showed, and what it sent. Null returns to shop.json, or to the default.
 * @returns whether anything differs
 */
export async function saveFacts(services: Services, edit: Save): Promise<Outcome<boolean, Refusals>> {
  const saved = await save(services, edit);
  // This instance shows it in its very next reply. The others, and this one if the check fails, follow the feed.
  if (saved.ok)
    await changeFeedOf(services.db)
      .check()
      .catch(() => {});
  return saved;
}

function save(services: Services, { from, to, staff }: Save): Promise<Outcome<boolean, Refusals>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = roleFor(staff.roles, "change settings");
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const editable = editableFacts(services);
    const fixed = FACTS.filter((fact) => to[fact] !== undefined && !editable.includes(fact));
    if (fixed.length > 0) {
      const errors = fixed.map((fact) => [fact, "The server sets this. It cannot be changed here."]);
      return refuse("facts-wrong", { errors: Object.fromEntries(errors) });
    }
    const stored = await lockEditableFacts(inside);
    const fromFile = fieldsOfFacts(services.machineFacts.file);
    const wanted = FACTS.flatMap((fact) =>
      to[fact] === undefined ? [] : [[fact, to[fact] ?? fromFile[fact]]],
    );
    const edit = { key: FACTS_KEY, stored, from, to: Object.fromEntries(wanted) };
    const { changed, conflicts } = await mergeRecords(inside, { kind: "settings", staff, edits: [edit] });
    if (conflicts.length > 0) return refuse("facts-changed", { conflicts });
    const [change] = changed;
    if (!change) return ok(false);
    const errors = errorsInFacts(services, change.after);
    if (Object.keys(errors).length > 0) return refuse("facts-wrong", { errors });
    await storeFacts(inside, change.record.after);
    await recordChange(inside, {
      ...{ staff, role, subject: "settings", subjectId: FACTS_KEY, label: "Settings" },
      ...{ before: "", after: "changed", records: [change.record] },
    });
    return ok(true);
  });
}
