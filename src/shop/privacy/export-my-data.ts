import { exportTokens } from "../access-tokens/access-tokens.reads.ts";
import { getDetails, listAddresses, signInMethods } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { listSessions } from "../accounts/list-sessions.ts";
import { listCartLines } from "../cart/cart.reads.ts";
import { exportPreparedImport } from "../catalogue/catalogue.reads.ts";
import { exportComplaints } from "../complaints/complaints.reads.ts";
import { exportMails } from "../mail/mail.reads.ts";
import { newsletterChoice } from "../newsletter/choose-newsletter.ts";
import { exportOrders } from "../orders/export-orders.ts";
import { exportPayments } from "../payments/payments.reads.ts";
import { exportPhotos } from "../photos/photos.reads.ts";
import { exportReviews } from "../reviews/export-reviews.ts";
import { exportCoins } from "../rewards/rewards.reads.ts";
import { exportViews } from "../saved-views/saved-views.reads.ts";
import type { Services } from "../services.ts";
import { exportInvitation } from "../staff/staff.reads.ts";
import { exportStockAlerts } from "../stock-alerts/stock-alerts.reads.ts";
import { exportViewed } from "../viewed/viewed.reads.ts";
import { exportWishes } from "../wish-list/wish-list.reads.ts";
import type { MyData } from "./rules/my-data.ts";

/**
 * Exports everything stored about a customer, including data under their e-mail only if it is verified. The caller
 * has checked a `moderate` re-authentication.
 */
export async function exportMyData(
  services: Services,
  { userId, sessionId, roles }: Session,
): Promise<MyData> {
  const customer = { userId };
  const details = await getDetails(services, customer);
  const { name, email, phone, emailVerified, createdAt } = details;
  const methods = await signInMethods(services, customer);
  const sessions = await listSessions(services, { userId, sessionId });
  const addresses = await listAddresses(services, customer);
  const orders = await exportOrders(services, customer);
  return {
    madeAt: services.clock().toISOString(),
    shop: services.settings.name,
    profile: {
      ...{ id: userId, name, email, phone, roles, emailProven: emailVerified },
      customerSince: createdAt.toISOString(),
    },
    signIn: {
      password: methods.password,
      hostedProvider: methods.hosted?.label ?? null,
      sessions: sessions.map(({ device, userAgent, ip, signedInAt, seenAt }) => ({
        ...{ device, userAgent, address: ip },
        signedInAt: signedInAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    },
    addresses: addresses.map(({ line, ...address }) => ({
      address: line,
      pincode: address.pincode,
      type: address.type,
      name: address.name,
      phone: address.phone,
    })),
    orders,
    payments: await exportPayments(services, { orderIds: orders.map(({ id }) => id) }),
    complaints: await exportComplaints(services, { orderIds: orders.map(({ id }) => id) }),
    coins: await exportCoins(services, customer),
    cart: await listCartLines(services, customer),
    photos: await exportPhotos(services, customer),
    viewed: await exportViewed(services, customer),
    wishList: await exportWishes(services, customer),
    savedViews: await exportViews(services, customer),
    accessTokens: await exportTokens(services, customer),
    preparedImport: await exportPreparedImport(services, customer),
    reviews: await exportReviews(services, { userId, email: emailVerified ? email : null }),
    newsletter: emailVerified ? await newsletterChoice(services, { email }) : null,
    staffInvitation: emailVerified ? await exportInvitation(services, { email }) : null,
    stockAlerts: emailVerified ? await exportStockAlerts(services, { email }) : null,
    mails: emailVerified ? await exportMails(services, { email }) : null,
  };
}
