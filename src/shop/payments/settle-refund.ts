import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { GatewayRefund } from "./gateways/gateway.ts";
import { movePayment, selectRefundOfMoney, setRefund } from "./payments.queries.ts";

/**
 * Takes down what the provider says of a refund, in its reply or by webhook, whichever comes first and as
 * often as it comes. One that was made by hand at the provider is none of ours and is left alone.
 */
export function settleRefund(
  services: Services,
  { refund }: { refund: GatewayRefund },
): Promise<Outcome<void, never>> {
  return services.db.transaction(async (tx) => {
    const ours = await selectRefundOfMoney(tx, refund.paymentId, refund.amount);
    if (!ours) {
      services.log.warn(
        { refund: refund.id, money: refund.paymentId },
        "a refund that the shop did not ask for",
      );
      return ok(undefined);
    }
    const now = services.clock();
    const known = refund.id === "" ? {} : { gatewayRefundId: refund.id };
    if (refund.status === "pending") {
      await setRefund(tx, ours.id, ["requested"], { status: "sent", ...known });
      return ok(undefined);
    }
    const isNews = await setRefund(tx, ours.id, ["requested", "sent"], {
      status: refund.status,
      settledAt: now,
      ...known,
    });
    if (!isNews) return ok(undefined);
    const money = { id: ours.paymentId, gatewayPaymentId: refund.paymentId };
    if (refund.status === "processed") await movePayment(tx, money, ["refunding"], "refunded");
    else services.log.error({ refund: ours.id }, "a refund failed: someone has to look");
    return ok(undefined);
  });
}
