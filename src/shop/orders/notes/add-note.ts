import type { Session } from "../../accounts/identity.ts";
import { roleFor } from "../../accounts/rules/permissions.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockOrderForReport } from "../handover/delivery-reports.queries.ts";
import { MOST_NOTES } from "../rules/order-notes.ts";
import { countNotes, insertNote, selectNote } from "./order-notes.queries.ts";

/** Notes of one person. */
const LIMIT = { max: 60, seconds: 60 * 60 };

/**
 * Adds a note for staff to an order. The audit log says who added one, without its text, so that erasing the note
 * erases every copy. A repeat with the same id changes nothing.
 */
export async function addNote(
  services: Services,
  note: { noteId: string; id: string; staff: Session; text: string },
): Promise<
  Outcome<
    null,
    "unknown-order" | "not-your-move" | "too-many-notes" | "too-many-tries" | "idempotency-key-reused"
  >
> {
  const { noteId, id, staff, text } = note;
  const by = roleFor(staff.roles, "write notes");
  if (by === undefined) return refuse("not-your-move");
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `order-note:${staff.userId}`,
    LIMIT.max,
    LIMIT.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return services.db.transaction(async (tx) => {
    const order = await lockOrderForReport(tx, id);
    if (!order) return refuse("unknown-order");
    const repeated = await selectNote(tx, noteId);
    if (repeated) {
      const isSame = repeated.orderId === id && repeated.actorId === staff.userId && repeated.text === text;
      return isSame ? ok(null) : refuse("idempotency-key-reused");
    }
    if ((await countNotes(tx, id)) >= MOST_NOTES) return refuse("too-many-notes");
    const inserted = await insertNote(tx, {
      ...{ id: noteId, orderId: id, at: services.clock(), by, actorId: staff.userId, text },
    });
    if (!inserted) return refuse("idempotency-key-reused");
    const subject = { subject: "order", subjectId: id, label: order.number } as const;
    await recordChange(
      { ...services, db: tx },
      {
        staff,
        role: by,
        ...subject,
        before: order.status,
        after: order.status,
        note: "Added a note for staff.",
      },
    );
    return ok(null);
  });
}
