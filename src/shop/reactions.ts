import { z } from "zod";
import { DELETED_USER } from "./accounts/deleted-user.ts";
import { eraseExpiredSessions } from "./accounts/erase-expired-sessions.ts";
import { erasePreparedImports } from "./catalogue/imports/erase-prepared-imports.ts";
import { settlePrices } from "./catalogue/prices/settle-prices.ts";
import { handleGatewayEvent } from "./checkout/handle-gateway-event.ts";
import { reconcilePayments } from "./checkout/reconcile-payments.ts";
import { refundDuplicatePayments } from "./checkout/refund-duplicate-payments.ts";
import { eraseProofs } from "./complaints/erase-proofs.ts";
import { sendAnswer, sendReceipt } from "./complaints/mail-complaint.ts";
import { COMPLAINT_HOURS } from "./complaints/rules/complaint-window.ts";
import { expireHolds } from "./delivery/slots/expire-holds.ts";
import { issueCreditNote } from "./invoices/issue-credit-note.ts";
import { issueInvoice } from "./invoices/issue-invoice.ts";
import { issueMissing } from "./invoices/issue-missing.ts";
import { eraseMails } from "./mail/erase-mails.ts";
import { sendMail } from "./mail/send-mail.ts";
import { sendStragglers } from "./mail/send-stragglers.ts";
import { expireUnconfirmed } from "./newsletter/expire-unconfirmed.ts";
import { sendNewsletterLink } from "./newsletter/send-newsletter-link.ts";
import { eraseCakePhotos } from "./orders/cake-photos/erase-cake-photos.ts";
import { sendCakePhoto } from "./orders/cake-photos/send-cake-photo.ts";
import { eraseDeliveryPhotos } from "./orders/handover/erase-delivery-photos.ts";
import { keepDeliveredPhotos } from "./orders/line-photos/keep-delivered-photos.ts";
import { sendCancelled } from "./orders/mails/send-cancelled.ts";
import { sendConfirmation } from "./orders/mails/send-confirmation.ts";
import { sendDelivered } from "./orders/mails/send-delivered.ts";
import { sendGiftMail } from "./orders/mails/send-gift-mail.ts";
import { sendNewTime } from "./orders/mails/send-new-time.ts";
import { sendRefundStarted } from "./orders/mails/send-refund-started.ts";
import { sendRefunded } from "./orders/mails/send-refunded.ts";
import { sendStatusMail } from "./orders/mails/send-status-mail.ts";
import { findOrder, findReceiver } from "./orders/orders.reads.ts";
import { publishOrder } from "./orders/publish-order.ts";
import { eraseReceivers } from "./orders/receivers/erase-receivers.ts";
import { matchSettlements } from "./payments/match-settlements.ts";
import { retryRefunds } from "./payments/retry-refunds.ts";
import { sendRefund } from "./payments/send-refund.ts";
import { sendPaymentLink } from "./phone-orders/send-payment-link.ts";
import { erasePhotos } from "./photos/erase-photos.ts";
import { eraseStrays } from "./privacy/erase-strays.ts";
import { rewardReview } from "./reviews/reward-review.ts";
import { earnCoins } from "./rewards/earn-coins.ts";
import { findCompensation } from "./rewards/rewards.reads.ts";
import { BONUSES } from "./rewards/rules/bonuses.ts";
import { eraseMissedSearches } from "./search/erase-missed-searches.ts";
import type { Services } from "./services.ts";
import { expireStockAlerts } from "./stock-alerts/expire-stock-alerts.ts";
import { sendStockAlerts } from "./stock-alerts/send-stock-alerts.ts";
import { eraseDeliveries } from "./webhooks/erase-deliveries.ts";
import { sendDue } from "./webhooks/send-due.ts";

type Reaction = (services: Services, data: Record<string, unknown>) => Promise<unknown>;

const OrderId = z.object({ orderId: z.string() });
// Jobs of earlier versions have no `isGift`: then the mail reads the order.
const Placed = OrderId.extend({ isGift: z.boolean().default(true) });
const Moved = z.object({ orderId: z.string(), eventId: z.number() });
const LinkMail = z.object({ orderId: z.string(), nth: z.number() });
const EventId = z.object({ eventId: z.string() });
const Asked = z.object({ subscriberId: z.string(), at: z.string() });
const Ticket = z.object({ ticket: z.string() });
const AnswerId = z.object({ answerId: z.number() });
const Files = z.object({ files: z.array(z.string()) });
const ReviewId = z.object({ reviewId: z.string() });
const MailKey = z.object({ key: z.string() });
const PhotoId = z.object({ photoId: z.string() });
const RefundId = z.object({ refundId: z.string() });

/**
 * The one table of events and what follows from them. Each job is stored in the transaction of its cause, and may run
 * more than once, so all work here is idempotent.
 */
const REACTIONS = {
  "mail-written": (services, data) => sendWritten(services, MailKey.parse(data)),
  "payment-link-made": (services, data) => sendPaymentLink(services, LinkMail.parse(data)),
  "order-placed": (services, data) => followPlaced(services, Placed.parse(data)),
  "order-delivered": (services, data) =>
    whole([creditOrder(services, OrderId.parse(data)), keepDeliveredPhotos(services, OrderId.parse(data))]),
  "order-cancelled": (services, data) =>
    whole([
      tellCancelled(services, OrderId.parse(data)),
      sendGiftMail(services, { ...OrderId.parse(data), kind: "gift-cancelled" }),
    ]),
  "order-rescheduled": (services, data) => announceNewTime(services, Moved.parse(data)),
  "gift-told-elsewhere": (services, data) => tellElsewhere(services, Moved.parse(data)),
  "order-ready": (services, data) => sendStatusMail(services, { ...OrderId.parse(data), status: "ready" }),
  "order-out-for-delivery": (services, data) =>
    sendStatusMail(services, { ...OrderId.parse(data), status: "out for delivery" }),
  "order-undeliverable": (services, data) =>
    sendStatusMail(services, { ...OrderId.parse(data), status: "undeliverable" }),
  "cake-photo-added": (services, data) => sendCakePhoto(services, PhotoId.parse(data)),
  "refund-requested": (services, data) =>
    sendRefundStarted(services, {
      ...RefundId.parse(data),
      tellCancelled: (orderId) => tellCancelled(services, { orderId }),
    }),
  "refund-processed": (services, data) =>
    whole([issueCreditNote(services, RefundId.parse(data)), sendRefunded(services, RefundId.parse(data))]),
  "gateway-event": (services, data) => handleGatewayEvent(services, EventId.parse(data)),
  "send-refund": (services, data) => sendRefund(services, RefundId.parse(data)),
  "newsletter-asked": (services, data) => sendNewsletterLink(services, Asked.parse(data)),
  "complaint-received": (services, data) => sendReceipt(services, Ticket.parse(data)),
  "complaint-answered": (services, data) => sendAnswer(services, AnswerId.parse(data)),
  "proofs-erased": (services, data) => services.uploads.remove(Files.parse(data).files),
  "photos-erased": (services, data) => services.uploads.remove(Files.parse(data).files),
  "review-approved": (services, data) => rewardReview(services, ReviewId.parse(data)),
  "webhooks-due": (services) => sendWebhooks(services),
} as const satisfies Record<string, Reaction>;

/** Retries while another sender has claimed the mail, because that sender may crash before it is sent. */
async function sendWritten(services: Services, { key }: z.infer<typeof MailKey>): Promise<void> {
  const { isClaimed } = await sendMail(services, { key });
  if (isClaimed) throw new Error(`the mail ${key} is being sent by another`);
}

function followPlaced(services: Services, { orderId, isGift }: z.infer<typeof Placed>): Promise<void> {
  return whole([
    issueInvoice(services, { orderId }),
    sendConfirmation(services, { orderId }),
    ...(isGift ? [sendGiftMail(services, { orderId, kind: "gift-coming" })] : []),
  ]);
}

/** The outbox of webhooks stores no receivers: they are read when an event is sent to an endpoint that may have them. */
function sendWebhooks(services: Services): Promise<void> {
  return sendDue(services, { receiverOf: (orderId) => findReceiver(services, { orderId }) });
}

/** The new time of an order, for its customer and for the receiver of a gift. */
function announceNewTime(services: Services, { orderId, eventId }: z.infer<typeof Moved>): Promise<void> {
  return whole([
    sendNewTime(services, { orderId, eventId }),
    sendGiftMail(services, { orderId, kind: "gift-moved", nth: eventId }),
  ]);
}

/** The receiver's e-mail of a gift has changed: whoever reads the new one has heard nothing yet. */
async function tellElsewhere(services: Services, { orderId, eventId }: z.infer<typeof Moved>): Promise<void> {
  await sendGiftMail(services, { orderId, kind: "gift-coming", nth: eventId });
}

/** Waits for all parts, even if one fails. The job then retries; completed parts are idempotent. */
async function whole(work: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** A delivered order earns coins for its customer and their referrer; the mail says so. */
async function creditOrder(services: Services, { orderId }: z.infer<typeof OrderId>): Promise<void> {
  const order = await findOrder(services, { id: orderId });
  if (!order.ok) throw new Error("a delivered order does not exist");
  const { userId, totalPaise } = order.value;
  // The customer was deleted meanwhile, so there is no account to credit.
  if (userId === DELETED_USER.id) return;
  const earned = await earnCoins(services, { userId, orderId, paidPaise: totalPaise });
  if (!earned.ok) throw new Error(`coins were not credited: ${earned.code}`);
  // Its open pages show the coins at once.
  await publishOrder(services, order.value);
  await sendDelivered(services, {
    orderId,
    earned: earned.value,
    forReview: BONUSES.review,
    complaintHours: COMPLAINT_HOURS,
  });
}

/** The cancellation mail lists everything returned: the refund, and coins added if the shop cancelled. */
async function tellCancelled(services: Services, { orderId }: z.infer<typeof OrderId>): Promise<void> {
  const compensation = await findCompensation(services, { orderId });
  await sendCancelled(services, { orderId, compensation });
}

/** Scheduled work (cron), one run at a time across all instances. */
export const SCHEDULES = {
  "reconcile-payments": { cron: "* * * * *", run: (services: Services) => reconcilePayments(services) },
  "find-second-money": {
    cron: "*/5 * * * *",
    run: (services: Services) => refundDuplicatePayments(services),
  },
  "retry-refunds": { cron: "*/5 * * * *", run: (services: Services) => retryRefunds(services) },
  "expire-holds": { cron: "*/5 * * * *", run: (services: Services) => expireHolds(services) },
  "issue-missing-invoices": { cron: "20 * * * *", run: (services: Services) => issueMissing(services) },
  "send-stragglers": { cron: "*/5 * * * *", run: (services: Services) => sendStragglers(services) },
  "send-stock-alerts": { cron: "*/5 * * * *", run: (services: Services) => sendStockAlerts(services) },
  // Retries, and what a process that ended has left behind.
  "send-webhooks": { cron: "* * * * *", run: (services: Services) => sendWebhooks(services) },
  "settle-prices": { cron: "* * * * *", run: (services: Services) => settlePrices(services) },
  // At night in India.
  "erase-mails": { cron: "30 21 * * *", run: (services: Services) => eraseMails(services) },
  "erase-expired-sessions": {
    cron: "39 21 * * *",
    run: (services: Services) => eraseExpiredSessions(services),
  },
  "erase-receivers": { cron: "40 21 * * *", run: (services: Services) => eraseReceivers(services) },
  "erase-delivery-photos": {
    cron: "43 21 * * *",
    run: (services: Services) => eraseDeliveryPhotos(services),
  },
  "erase-cake-photos": { cron: "44 21 * * *", run: (services: Services) => eraseCakePhotos(services) },
  "erase-prepared-imports": {
    cron: "46 21 * * *",
    run: (services: Services) => erasePreparedImports(services),
  },
  "match-settlements": { cron: "35 21 * * *", run: (services: Services) => matchSettlements(services) },
  "erase-missed-searches": {
    cron: "42 21 * * *",
    run: (services: Services) => eraseMissedSearches(services),
  },
  "erase-webhook-deliveries": { cron: "41 21 * * *", run: (services: Services) => eraseDeliveries(services) },
  "erase-proofs": { cron: "45 21 * * *", run: (services: Services) => eraseProofs(services) },
  "erase-photos": { cron: "47 21 * * *", run: (services: Services) => erasePhotos(services) },
  "erase-strays": { cron: "48 21 * * *", run: (services: Services) => eraseStrays(services) },
  "expire-stock-alerts": { cron: "49 21 * * *", run: (services: Services) => expireStockAlerts(services) },
  "expire-unconfirmed": { cron: "50 21 * * *", run: (services: Services) => expireUnconfirmed(services) },
} as const;

/** Every job that a use case stores, by name. */
export const JOB_NAMES = Object.keys(REACTIONS);

/** Binds the reactions to the services of a running shop, as handlers of the job queue. */
export function jobWork(services: Services) {
  const handlers: Record<string, (data: Record<string, unknown>) => Promise<void>> = {};
  const schedules: Record<string, string> = {};
  for (const [name, react] of Object.entries<Reaction>(REACTIONS)) {
    handlers[name] = async (data) => {
      await react(services, data);
    };
  }
  for (const [name, { cron, run }] of Object.entries(SCHEDULES)) {
    handlers[name] = async () => {
      await run(services);
    };
    schedules[name] = cron;
  }
  return { handlers, schedules };
}
