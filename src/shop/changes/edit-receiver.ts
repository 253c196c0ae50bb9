import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Order } from "../orders/orders.reads.ts";
import type { ReceiverChanged } from "../orders/receivers/change-receiver.ts";
import { changeReceiver } from "../orders/receivers/change-receiver.ts";
import type { Receiver } from "../orders/receivers/receiver.inputs.ts";
import type { ReceiverFields } from "../orders/rules/merge-receiver.ts";
import type { Services } from "../services.ts";
import { type Changer, findChangeable } from "./find-changeable.ts";

/** New e-mail addresses of receivers by one person: each gets a mail about the gift. */
const NEW_EMAILS = { max: 10, seconds: 24 * 60 * 60 };

type Edit = {
  id: string;
  receiver: Receiver;
  /** The fields as staff read them. Those that staff did not change keep their stored values. */
  read?: ReceiverFields;
} & Changer;

/**
 * Another receiver within the same pincode, until the kitchen begins. What staff change is in the log too, without the
 * personal data.
 */
export async function editReceiver(
  services: Services,
  { receiver, read, ...request }: Edit,
): Promise<
  Outcome<
    Order,
    "unknown-order" | "not-your-move" | "change-closed" | "other-pincode" | ReceiverChanged | "too-many-tries"
  >
> {
  const changeable = await findChangeable(services, request);
  if (!changeable.ok) return changeable;
  const { order, actor } = changeable.value;
  const { receiverEmail = "" } = receiver;
  if (receiverEmail !== "" && receiverEmail !== order.receiverEmail) {
    const { max, seconds } = NEW_EMAILS;
    const { allowed, retryAfter } = await services.rateLimiter.take(
      `gift-email:${actor.actorId}`,
      max,
      seconds,
    );
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  const { by, actorId, role } = actor;
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const changed = await changeReceiver(inside, { order, receiver, read, actor: { by, actorId } });
    if (!changed.ok) return changed;
    const { changes } = changed.value;
    if ("staff" in request && role !== null && changes.length > 0) {
      await recordChange(inside, {
        ...{ staff: request.staff, role, subject: "order", subjectId: order.id, label: order.number },
        ...{ before: "", after: `receiver changed: ${changes.join(", ")}` },
      });
    }
    return ok(changed.value.order);
  });
}
