import { isUuid } from "../basics/ids.ts";
import type { Paise } from "../basics/money.ts";
import { listGivenUp } from "../mail/mail.reads.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { listRefundAlarms } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** An order to look at; null where an alarm is about none. */
type About = { uuid: string; number: string } | null;

/** What does not get well by itself. */
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
  /** Some can be sent again: what they said is not erased yet. */
  mails: { key: string; kind: string; since: Date; tries: number; isWhole: boolean; about: About }[];
  /** Work that was tried so often that it is tried no more, or hardly. */
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

/** Everything that waits for somebody to look at it. The caller has checked who asks. */
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
