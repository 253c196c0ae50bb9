import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { touchChangeable } from "../line-photos/line-photos.queries.ts";
import { setReceiver } from "../order-changes.queries.ts";
import { insertEvent, type Order } from "../orders.queries.ts";
import { publishOrder } from "../publish-order.ts";
import { mergeReceiver, type ReceiverField, type ReceiverFields } from "../rules/merge-receiver.ts";
import { CHANGEABLE, ORDER_STATUS, type OrderActor } from "../rules/order-status.ts";
import { namesOtherPincode } from "../rules/other-pincode.ts";
import type { Receiver } from "./receiver.inputs.ts";

type ReceiverChange = {
  order: Order;
  receiver: Receiver;
  /** The details that the form was made from; without them, all of the receiver is replaced. */
  read?: ReceiverFields | undefined;
  actor: { by: OrderActor; actorId: string };
};

export type ReceiverChanged = RefusalWith<"receiver-changed", { fields: ReceiverField[] }>;

/**
 * Changes a receiver within the pincode until the kitchen begins; `read` keeps staff from overwriting other changes. A
 * new name and phone is another person: the old e-mail goes. Events outlive personal data: they name fields only.
 */
export function changeReceiver(
  services: Services,
  { order: readOrder, receiver: wanted, read, actor }: ReceiverChange,
): Promise<
  Outcome<{ order: Order; changes: string[] }, "change-closed" | "other-pincode" | ReceiverChanged>
> {
  return refusableTransaction(services.db, async (tx) => {
    const { status } = readOrder;
    if (!ORDER_STATUS[status].isChangeable) return refuse("change-closed", { status });
    const now = services.clock();
    const order = read ? await touchChangeable(tx, readOrder.id, now) : readOrder;
    if (!order) return refuse("change-closed");
    const merge = read && mergeReceiver(storedReceiver(order), { read, wanted });
    if (merge && "conflicts" in merge) return refuse("receiver-changed", { fields: merge.conflicts });
    const receiver = merge ? { ...wanted, ...merge.merged } : wanted;
    if (namesOtherPincode(receiver.address, order.pincode)) return refuse("other-pincode");
    const changes = changedParts(order, receiver);
    if (changes.length === 0) return ok({ order, changes });
    const changed = await setReceiver(tx, order.id, CHANGEABLE, { ...receiver, updatedAt: now });
    if (!changed) return refuse("change-closed");
    const orderId = order.id;
    const eventId = await insertEvent(tx, {
      orderId,
      at: now,
      status: changed.status,
      ...actor,
      note: `Delivery details changed: ${changes.join(", ")}.`,
    });
    await publishOrder({ ...services, db: tx }, changed);
    if (changed.receiverEmail !== "" && changed.receiverEmail !== order.receiverEmail)
      await services.jobs.enqueue(tx, "gift-told-elsewhere", { orderId, eventId });
    return ok({ order: changed, changes });
  });
}

/** The details of an order that an edit of its receiver is compared with. */
export function storedReceiver({
  recipientName: name,
  recipientPhone: phone,
  altPhone,
  address,
  addressType,
}: Order): ReceiverFields {
  return { name, phone, altPhone, address, addressType };
}

/** Only the receiver of a gift that is not a surprise gets a mail. */
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
