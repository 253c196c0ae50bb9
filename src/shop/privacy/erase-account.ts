import type { Tx } from "../../infrastructure/database/db.ts";
import { beginErasure, deleteAccount, lockForDeletion } from "../accounts/delete-account.ts";
import { eraseNotes } from "../audit/erase-notes.ts";
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
import { anonymisePayments } from "../payments/anonymise-payments.ts";
import { anonymiseReviews } from "../reviews/anonymise-reviews.ts";
import type { Services } from "../services.ts";
import type { PrivacyRefusal } from "./refusals.ts";
import { goodbyeMail } from "./rules/goodbye-mail.ts";

/**
 * Erases a customer: account, sessions, addresses, cart, coins, what they viewed, newsletter, mails. Their orders
 * stay without them, because tax law wants the figures; reviews that are shown stay without a name. All or nothing.
 * Refused while an order is on its way, money is on its way back, or the account has a role. Whoever calls this has
 * checked a `strict` re-authentication before. An e-mail that nobody has proven may be another's: what is kept under
 * it alone, such as the newsletter, is left as it is.
 */
export function eraseAccount(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<void, PrivacyRefusal>> {
  return refusableTransaction(services.db, (tx) => erase({ ...services, db: tx }, tx, userId));
}

async function erase(services: Services, tx: Tx, userId: string): Promise<Outcome<void, PrivacyRefusal>> {
  // As whoever orders, pays or fills a cart: first the customer's orders, then what they are made of, then the cart.
  // The account itself is shut to new rows last. In any other order two could wait for each other.
  await lockOrders(services, { userId });
  const account = await beginErasure(tx, { userId });
  if (!account.ok) return account;
  const { email, isProven, heir } = account.value;
  const forgotten = await anonymiseOrders(services, tx, { userId, heir });
  if (!forgotten.ok) return forgotten;
  const { orderIds } = forgotten.value;
  const payer = await anonymisePayments({ db: tx, gateway: services.gateway }, { orderIds });
  if (!payer.ok) return payer;
  await eraseNotes(tx, { orderIds });
  await anonymiseComplaints(services, tx, { orderIds });
  await lockCart(tx, { userId });
  await lockForDeletion(tx, { userId });
  // Only now: a review that was on its way in would outlive its author.
  await anonymiseReviews(tx, { userId, email: isProven ? email : null });
  if (isProven) await chooseNewsletter(services, { email, isProven, wanted: false });
  await deleteAccount(tx, { userId, email });
  await eraseMailsOfCustomer(tx, { email: isProven ? email : null, about: orderIds });
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
