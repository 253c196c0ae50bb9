import type { Session } from "../accounts/identity.ts";
import { latestAuthorAbout } from "../audit/audit.reads.ts";
import { recordChange } from "../audit/record-change.ts";
import { type ChangedBy, changedBy, isOwnChange } from "../audit/rules/own-change.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import { changeMessage } from "../orders/change-message.ts";
import type { Services } from "../services.ts";
import { findChangeable } from "./find-changeable.ts";

type Edit = { id: string; staff: Session; line: number; from: string; to: string };

/** The message that another person has written meanwhile. */
export type MessageConflict = ChangedBy & { message: string };

type Refused =
  | ("unknown-order" | "not-your-move" | "change-closed" | "message-not-taken")
  | RefusalWith<"message-changed", MessageConflict>;

/** The text of the log entry. With the note, it identifies the author of each cake's message. */
const AFTER = "message changed";

/**
 * Corrects a cake's message for its customer, until the kitchen begins. Refuses if another person changed it since it
 * was read; one's own saves on screen never conflict. The log names the cake, not the text.
 */
export function editMessage(
  services: Services,
  { id, staff, line, from, to }: Edit,
): Promise<Outcome<{ isChanged: boolean }, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const changeable = await findChangeable(inside, { id, staff });
    if (!changeable.ok) return changeable;
    const { order, actor } = changeable.value;
    if (actor.role === null) return refuse("not-your-move");
    const { by, actorId, role } = actor;
    const subject = { subject: "order", subjectId: order.id } as const;
    const message = { orderId: order.id, line, to, actor: { by, actorId } };
    let changed = await changeMessage(inside, { ...message, from });
    if (!changed.ok && changed.code === "message-changed") {
      const { message: stored, piece } = changed.details;
      const author = await latestAuthorAbout(inside, { ...subject, after: AFTER, note: noteOf(line, piece) });
      const conflict: MessageConflict = { ...changedBy(author), message: stored };
      if (!isOwnChange(author, staff)) return refuse("message-changed", conflict);
      // The refused change has locked the order, so its message is still this one.
      changed = await changeMessage(inside, { ...message, from: stored });
      if (!changed.ok && changed.code === "message-changed") return refuse("message-changed", conflict);
    }
    if (!changed.ok) return changed;
    const { isChanged, number, piece } = changed.value;
    if (isChanged) {
      const entry = { ...subject, label: number, before: "", after: AFTER, note: noteOf(line, piece) };
      await recordChange(inside, { staff, role, ...entry });
    }
    return ok({ isChanged });
  });
}

/** Names the cake for the log. Its number is in it because two cakes of an order can have the same name and weight. */
function noteOf(line: number, piece: string): string {
  return `Cake ${line + 1}: ${piece}`;
}
