import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { changeMessage } from "../orders/change-message.ts";
import type { Services } from "../services.ts";
import { findChangeable } from "./find-changeable.ts";

type Edit = { id: string; staff: Session; line: number; from: string; to: string };

/**
 * Corrects the message on a cake for its customer, until the kitchen begins. Refuses if the message is no longer the one
 * that was read. The log says that it changed, without the text.
 */
export function editMessage(
  services: Services,
  { id, staff, line, from, to }: Edit,
): Promise<
  Outcome<
    { isChanged: boolean },
    "unknown-order" | "not-your-move" | "change-closed" | "message-changed" | "message-not-taken"
  >
> {
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const changeable = await findChangeable(inside, { id, staff });
    if (!changeable.ok) return changeable;
    const { order, actor } = changeable.value;
    if (actor.role === null) return refuse("not-your-move");
    const { by, actorId, role } = actor;
    const changed = await changeMessage(inside, {
      orderId: order.id,
      line,
      from,
      to,
      actor: { by, actorId },
    });
    if (!changed.ok) return changed;
    const { isChanged, number } = changed.value;
    if (isChanged) {
      const subject = { subject: "order", subjectId: order.id, label: number } as const;
      await recordChange(inside, { staff, role, ...subject, before: "", after: "message changed" });
    }
    return ok({ isChanged });
  });
}
