import { changeEmail } from "../accounts/change-email.ts";
import { changeRecipient } from "../mail/change-recipient.ts";
import { changeEmailOfOrders } from "../orders/change-email-of-orders.ts";
import { lockOrders } from "../orders/lock-orders.ts";
import { orderIdsOf } from "../orders/orders.reads.ts";
import { lockPayments } from "../payments/lock-payments.ts";
import type { Services } from "../services.ts";
import { changeAlertEmail } from "../stock-alerts/change-alert-email.ts";
import { BACK_IN_STOCK } from "../stock-alerts/rules/back-in-stock-mail.ts";

/**
 * Changes an account's e-mail to the one the code was mailed to, and redirects mails about its orders and its stock
 * alerts. The caller has checked a `strict` re-authentication.
 */
export function changeEmailEverywhere(
  services: Services,
  change: { userId: string; sessionId: string; email: string; code: string },
): ReturnType<typeof changeEmail> {
  const { userId } = change;
  return changeEmail(services, change, {
    // An order that is being recorded is changed too, or reads the new e-mail. A payment or refund of an order locks
    // its payment, the order, and the account if there are coins.
    lock: async (tx) => {
      const inside = { ...services, db: tx };
      await lockOrders(inside, { userId });
      await lockPayments(inside, { orderIds: orderIdsOf(tx, userId) });
    },
    follow: async (tx, { from, emailVerified, to }) => {
      const { orderIds } = await changeEmailOfOrders(tx, { userId, email: to });
      if (emailVerified) await changeAlertEmail(services, tx, { from, to });
      await changeRecipient(tx, { from, emailVerified, to, about: orderIds, kinds: [BACK_IN_STOCK] });
    },
  });
}
