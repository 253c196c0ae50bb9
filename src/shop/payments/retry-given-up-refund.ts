import { inTransaction } from "../basics/in-transaction.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, type RefusalWith, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { GatewayRefund } from "./gateways/gateway.ts";
import type { LookedUpRefund } from "./look-up-given-up-refund.ts";
import { selectPaymentForUpdate } from "./payments.queries.ts";
import {
  type Refund,
  requestGivenUpAgain,
  selectRefund,
  selectRefundsOfGatewayPayment,
} from "./refunds.queries.ts";
import { RECHECK_AFTER } from "./request-refund.ts";
import { isGivenUp } from "./rules/refund-retry.ts";
import { resetSilence } from "./rules/refund-silence.ts";
import { settleRefund } from "./settle-refund.ts";

/** The amount of a refund, and refunds of its payment at the provider that the shop did not request. */
export type OtherRefunds = { amount: Paise; refunds: { id: string; amount: Paise }[] };

/** The decision of staff about refunds that were made by hand at the provider. */
export type SeenRefunds = {
  /** The provider's ids of those that staff know: the refund is sent in addition to them. */
  seen?: string[] | undefined;
  /** The provider's id of the one that was made in place of this refund. Nothing is sent. */
  madeByHand?: string | undefined;
};

export type RetriedRefund = {
  orderId: string;
  amount: Paise;
  /** The provider's id of the refund that it was found to be; null if it is sent again. */
  settledWith: string | null;
  /** The provider's ids of refunds that staff knew of when it was sent again. */
  besides: string[];
};

/**
 * Sends a given-up refund to the provider again, unless it has been made. Refuses while the provider has other refunds
 * of the payment that staff have not decided about. The caller has checked permissions.
 */
export function retryGivenUpRefund(
  services: Services,
  { refund, gatewayRefunds, seen = [], madeByHand }: LookedUpRefund & SeenRefunds,
): Promise<
  Outcome<
    RetriedRefund,
    | "refund-not-given-up"
    | "refund-under-way"
    | "refund-not-matching"
    | RefusalWith<"refunded-by-hand", OtherRefunds>
  >
> {
  return inTransaction(services.db, async (tx) => {
    // Settling a refund locks its payment too, so that no other refund takes the same one of the provider.
    const payment = await selectPaymentForUpdate(tx, { id: refund.paymentId });
    const stored = await selectRefundsOfGatewayPayment(tx, refund.gatewayPaymentId);
    const current = stored.find(({ id }) => id === refund.id);
    if (!payment || !current || !isGivenUp(current) || current.tries !== refund.tries)
      return refuse("refund-not-given-up");
    const retried = { orderId: payment.orderId, amount: refund.amountPaise };

    const { arrived, isUnderWay, others } = sortRefunds(current, stored, gatewayRefunds);
    if (isUnderWay) return refuse("refund-under-way");
    const made =
      arrived ?? others.find(({ id, amount }) => id === madeByHand && amount === current.amountPaise);
    if (made) {
      await settleRefund({ ...services, db: tx }, { refund: { ...made, reference: current.id } });
      const settled = await selectRefund(tx, current.id);
      if (settled?.gatewayRefundId !== made.id || settled.status === "failed")
        return refuse("refund-not-matching");
      return ok({ ...retried, settledWith: made.id, besides: [] });
    }
    if (madeByHand !== undefined) return refuse("refund-not-matching");
    if (others.some(({ id }) => !seen.includes(id)))
      return refuse("refunded-by-hand", {
        amount: current.amountPaise,
        refunds: others.map(({ id, amount }) => ({ id, amount })),
      });

    const now = services.clock();
    const dueAt = new Date(now.getTime() + RECHECK_AFTER);
    if (!(await requestGivenUpAgain(tx, current, { dueAt, ...resetSilence(now) })))
      return refuse("refund-not-given-up");
    await services.jobs.enqueue(tx, "send-refund", { refundId: current.id });
    await services.pubSub.publish(tx, payment.orderId);
    return ok({ ...retried, settledWith: null, besides: others.map(({ id }) => id) });
  });
}

/** The provider's refund that is this one, and those that are none of the shop's. Failed ones moved no money. */
function sortRefunds(refund: Refund, stored: Refund[], gatewayRefunds: GatewayRefund[]) {
  const live = gatewayRefunds.filter(({ status }) => status !== "failed");
  const named = live.filter((report) => isNamedAfter(refund, report));
  // The provider had reported this one as failed: its end is not known.
  const isReopened = ({ id, status }: GatewayRefund) => status === "pending" && id === refund.gatewayRefundId;
  const processed = named.find(({ status }) => status === "processed");
  const siblings = stored.filter(({ id }) => id !== refund.id);
  const others = live.filter(
    (report) =>
      !named.includes(report) &&
      !siblings.some((sibling) => sibling.gatewayRefundId === report.id || isNamedAfter(sibling, report)),
  );
  const arrived = processed ?? named.find((report) => !isReopened(report));
  return { arrived, isUnderWay: arrived === undefined && named.length > 0, others };
}

/** The shop never changes the amount of a refund: another one was made by hand under its name. */
function isNamedAfter(refund: Refund, { reference, amount }: GatewayRefund): boolean {
  return reference === refund.id && amount === refund.amountPaise;
}
