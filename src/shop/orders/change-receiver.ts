import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertEvent, type Order, setReceiver } from "./orders.queries.ts";
import { publishOrder } from "./publish-order.ts";
import type { Receiver } from "./receiver.inputs.ts";
import { CHANGEABLE, ORDER_STATUS } from "./rules/order-status.ts";
import { namesOtherPincode } from "./rules/other-pincode.ts";

/**
 * Changes name, phone or address within the same pincode, until the kitchen begins, and where the receiver of a gift is
 * told. Another name with another phone is another person: the e-mail of the former receiver is removed. A new e-mail
 * gets the news of the gift. The event names the changed fields but not their values, because events outlive personal
 * data.
 */
export function changeReceiver(
  services: Services,
  { order, receiver }: { order: Order; receiver: Receiver },
): Promise<Outcome<Order, "change-closed" | "other-pincode">> {
  return services.db.transaction(async (tx) => {
    if (!ORDER_STATUS[order.status].isChangeable) return refuse("change-closed", { status: order.status });
    if (namesOtherPincode(receiver.address, order.pincode)) return refuse("other-pincode");
    const changes = changedParts(order, receiver);
    if (changes.length === 0) return ok(order);
    const now = services.clock();
    const changed = await setReceiver(tx, order.id, CHANGEABLE, { ...receiver, updatedAt: now });
    if (!changed) return refuse("change-closed");
    const orderId = order.id;
    const eventId = await insertEvent(tx, {
      orderId,
      at: now,
      status: changed.status,
      by: "customer",
      actorId: order.userId,
      note: `Delivery details changed: ${changes.join(", ")}.`,
    });
    await publishOrder({ ...services, db: tx }, changed);
    if (changed.receiverEmail !== "" && changed.receiverEmail !== order.receiverEmail)
      await services.jobs.enqueue(tx, "gift-told-elsewhere", { orderId, eventId });
    return ok(changed);
  });
}

/** Only a gift that is no surprise has somebody to tell. */
const isTold = ({ isGift, isSurprise }: Order) => isGift && !isSurprise;

function changedParts(order: Order, receiver: Receiver): string[] {
  const parts: [string, boolean][] = [
    ["name", order.recipientName === receiver.name],
    ["phone", order.recipientPhone === receiver.phone && order.altPhone === receiver.altPhone],
    ["address", order.address === receiver.address && order.addressType === receiver.addressType],
    ["e-mail", !isTold(order) || order.receiverEmail === (receiver.receiverEmail ?? order.receiverEmail)],
  ];
  return parts.filter(([, isSame]) => !isSame).map(([name]) => name);
}
