import type { Tx } from "../../infrastructure/database/db.ts";
import { beginErasure, deleteAccount, lockForDeletion } from "../accounts/delete-account.ts";
import { eraseInvitedEmail, eraseNotes } from "../audit/erase-notes.ts";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction } from "../basics/outcome.ts";
import { lockCart } from "../cart/lock-cart.ts";
import { anonymiseComplaints } from "../complaints/anonymise-complaints.ts";
import { eraseMailsOfCustomer } from "../mail/erase-mails-of-customer.ts";
import { LAST_MAIL } from "../mail/rules/anonymised-kinds.ts";
import { writeMail } from "../mail/write-mail.ts";
import { chooseNewsletter } from "../newsletter/choose-newsletter.ts";
import { anonymiseOrders } from "../orders/anonymise-orders.ts";
import { lockOrders } from "../orders/lock-orders.ts";
import { orderIdsOf } from "../orders/orders.reads.ts";
import { anonymisePayments } from "../payments/anonymise-payments.ts";
import { lockPayments } from "../payments/lock-payments.ts";
import { erasePhotosOf } from "../photos/erase-photos.ts";
import { anonymiseReviews } from "../reviews/anonymise-reviews.ts";
import type { Services } from "../services.ts";
import { eraseInvitations } from "../staff/erase-invitations.ts";
import { eraseStockAlerts } from "../stock-alerts/erase-stock-alerts.ts";
import type { PrivacyRefusal } from "./refusals.ts";
import { goodbyeMail } from "./rules/goodbye-mail.ts";

/**
 * Erases a customer, all or nothing; orders are anonymised for tax law. Refuses while an order or refund is open, or
 * the account has a role. Data under an unverified e-mail stays: it may be someone else's. The caller has checked a
 * `strict` re-authentication.
 */
export function eraseAccount(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<void, PrivacyRefusal>> {
  return refusableTransaction(services.db, (tx) => erase({ ...services, db: tx }, tx, userId));
}

async function erase(services: Services, tx: Tx, userId: string): Promise<Outcome<void, PrivacyRefusal>> {
  // Lock as orders, payments and carts do (payments, orders, their parts, cart, and the account for its deletion), to avoid
  // deadlocks. Late money or a refund under way is then finished, or waits and sees the erased customer.
  await lockOrders(services, { userId });
  const account = await beginErasure(tx, { userId });
  if (!account.ok) return account;
  const { email, emailVerified, heir } = account.value;
  await lockPayments(services, { orderIds: orderIdsOf(tx, userId) });
  const forgotten = await anonymiseOrders(services, tx, { userId, heir });
  if (!forgotten.ok) return forgotten;
  const { orderIds } = forgotten.value;
  const payer = await anonymisePayments({ db: tx, gateway: services.gateway }, { orderIds });
  if (!payer.ok) return payer;
  await eraseNotes(tx, { orderIds, erased: "customer" });
  await anonymiseComplaints(services, tx, { orderIds });
  await lockCart(tx, { userId });
  await lockForDeletion(tx, { userId });
  // Only after the lock: a photo being sent would keep the account from being deleted, and a review would outlive its
  // author.
  await erasePhotosOf(services, tx, { userId });
  await anonymiseReviews(services, tx, { userId, email: emailVerified ? email : null });
  if (emailVerified) {
    await chooseNewsletter(services, { email, emailVerified, wanted: false });
    await eraseStockAlerts(services, tx, { email });
    await eraseInvitations(tx, { email });
    await eraseInvitedEmail(tx, { email });
  }
  await deleteAccount(tx, { userId, email });
  await eraseMailsOfCustomer(tx, { email: emailVerified ? email : null, about: orderIds });
  const { name: shop, contact } = services.settings;
  await writeMail(services, {
    key: randomId(LAST_MAIL),
    kind: LAST_MAIL,
    to: email,
    content: goodbyeMail({ shop, support: contact.email }),
    secret: true,
  });
  return ok(undefined);
}
