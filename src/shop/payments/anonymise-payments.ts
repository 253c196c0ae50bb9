import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import {
  hasOpenRefund,
  replaceReasons,
  selectEventsAbout,
  selectPaymentsOf,
  setEventBody,
} from "./customer-data.queries.ts";
import { REASON_OF_STAFF, REFUND_REASONS } from "./rules/refund-reasons.ts";

/**
 * Removes the payer from the provider's events, and staff texts from refund reasons, in the caller's transaction, which
 * has locked these payments. Keeps amounts, provider ids and the shop's own reasons. Refuses while a refund is under way.
 */
export async function anonymisePayments(
  { db: tx, gateway }: { db: Tx; gateway: Services["gateway"] },
  { orderIds }: { orderIds: string[] },
): Promise<Outcome<void, "refund-open">> {
  if (orderIds.length === 0) return ok(undefined);
  if (await hasOpenRefund(tx, orderIds)) return refuse("refund-open");
  const payments = await selectPaymentsOf(tx, orderIds);
  const paymentIds = payments.map(({ id }) => id);
  await replaceReasons(tx, { paymentIds, keptReasons: Object.values(REFUND_REASONS), by: REASON_OF_STAFF });
  const atGateway = payments.flatMap(({ gatewayOrderId }) => gatewayOrderId ?? []);
  if (atGateway.length === 0) return ok(undefined);
  for (const { id, body } of await selectEventsAbout(tx, atGateway))
    await setEventBody(tx, id, gateway.withoutPayer(body));
  return ok(undefined);
}
