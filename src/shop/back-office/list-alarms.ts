import { isUuid } from "../basics/ids.ts";
import type { Paise } from "../basics/money.ts";
import { listGivenUp } from "../mail/mail.reads.ts";
import type { MailKind } from "../mail/rules/mail-kinds.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { listRefundAlarms } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** The order of an alarm; null if it is about none. */
type About = { uuid: string; number: string } | null;

/** Problems that need attention, because they do not resolve on their own. */
export type Alarms = {
  refunds: {
    id: string;
    amount: Paise;
    why: "silent" | "late" | "failed";
    gatewayPaymentId: string;
    gatewayRefundId: string | null;
    since: Date;
    about: About;
  }[];
  /** Mails that were given up. Those with content can be sent again. */
  mails: { key: string; kind: MailKind; since: Date; tries: number; isWhole: boolean; about: About }[];
  /** Jobs that failed repeatedly and are retried rarely or no longer. */
  jobs: {
    id: string;
    name: string;
    since: Date;
    retries: number;
    isDead: boolean;
    isScheduled: boolean;
    about: About;
  }[];
};

/** All open alarms. The caller has checked permissions. */
export async function listAlarms(services: Services): Promise<Alarms> {
  const aboutOf = orderNamer(services);
  const [refunds, mails, jobs] = [
    await listRefundAlarms(services),
    await listGivenUp(services),
    await services.jobs.stuck(),
  ];
  return {
    refunds: await Promise.all(
      refunds.map(async ({ refundId, orderId, requestedAt, ...refund }) => ({
        ...{ ...refund, id: refundId, since: requestedAt },
        about: await aboutOf(orderId),
      })),
    ),
    mails: await Promise.all(
      mails.map(async ({ about, writtenAt, ...mail }) => ({
        ...{ ...mail, since: writtenAt },
        about: await aboutOf(about),
      })),
    ),
    jobs: await Promise.all(
      jobs.map(async ({ data, storedAt, ...job }) => ({
        ...{ ...job, since: storedAt },
        about: await aboutOf(data.orderId),
      })),
    ),
  };
}

function orderNamer(services: Services) {
  return async (id: unknown): Promise<About> => {
    if (typeof id !== "string" || !isUuid(id)) return null;
    const order = await findOrder(services, { id });
    return order.ok ? { uuid: id, number: order.value.number } : null;
  };
}
