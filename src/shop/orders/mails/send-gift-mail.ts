import { type Outcome, ok } from "../../basics/outcome.ts";
import { listMailsAbout } from "../../mail/mail.reads.ts";
import { sendFromJob } from "../../mail/send-from-job.ts";
import type { Services } from "../../services.ts";
import { giftLink } from "../order-link.ts";
import { findOrder } from "../orders.reads.ts";
import { firstNameOf } from "../rules/first-name.ts";
import { giftOf } from "../rules/gift.ts";
import { giftCancelledMail, giftComingMail, giftMovedMail } from "../rules/gift-mails.ts";
import { ORDER_STATUS } from "../rules/order-status.ts";
import { promisedHours } from "../rules/promised-hours.ts";

const MAILS = {
  "gift-coming": giftComingMail,
  "gift-moved": giftMovedMail,
  "gift-cancelled": giftCancelledMail,
};

type GiftMail = {
  orderId: string;
  kind: keyof typeof MAILS;
  /** Distinguishes several new times of one gift. */
  nth?: number;
};

/** Mails the receiver of a gift, if the buyer gave us their e-mail to do so. For jobs. */
export async function sendGiftMail(
  services: Services,
  { orderId, kind, nth }: GiftMail,
): Promise<Outcome<void, "unknown-order">> {
  const result = await findOrder(services, { id: orderId });
  if (!result.ok) return result;
  const order = result.value;
  const gift = giftOf(order);
  if (!gift || gift.receiverEmail === "" || order.placedAt === null) return ok(undefined);
  // The buyer collects it and brings it: the receiver need not wait at home.
  if (kind === "gift-coming" && order.deliveryOption === "pickup") return ok(undefined);
  // A mail about a gift that has arrived or was cancelled meanwhile would be wrong.
  if (kind !== "gift-cancelled" && ORDER_STATUS[order.status].phase !== "open") return ok(undefined);
  // A receiver who was never told of the gift gets no mail about its end.
  if (kind !== "gift-coming" && !(await wasAnnounced(services, orderId))) return ok(undefined);
  const notice = {
    firstName: firstNameOf(order.recipientName),
    from: gift.from,
    isAnonymous: gift.anonymous,
    deliveryOn: order.deliveryOn,
    hours: promisedHours(order),
    deliveryOption: order.deliveryOption,
    pincode: order.pincode,
    link: giftLink(services, orderId),
  };
  await sendFromJob(services, {
    key: nth === undefined ? `${kind}:${orderId}` : `${kind}:${orderId}:${nth}`,
    kind,
    to: gift.receiverEmail,
    content: MAILS[kind](notice, services.settings),
    covers: [],
  });
  return ok(undefined);
}

async function wasAnnounced(services: Services, orderId: string): Promise<boolean> {
  const mails = await listMailsAbout(services, { orderId });
  return mails.some(({ kind }) => kind === "gift-coming");
}
