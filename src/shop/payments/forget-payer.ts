import type { Tx } from "../../infrastructure/database/db.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { hasOpenRefund, selectEventsAbout, selectPaymentsOf, setEventBody } from "./customer-data.queries.ts";
import { withoutPayer } from "./rules/without-payer.ts";

/**
 * Takes whoever paid these orders out of what the provider told of it, in the caller's transaction; amounts and the
 * provider's numbers stay. Refused while money is on its way back.
 */
export async function forgetPayer(
  tx: Tx,
  { orderIds }: { orderIds: string[] },
): Promise<Outcome<void, "refund-open">> {
  if (orderIds.length === 0) return ok(undefined);
  if (await hasOpenRefund(tx, orderIds)) return refuse("refund-open");
  const payments = await selectPaymentsOf(tx, orderIds);
  const atGateway = payments.flatMap(({ gatewayOrderId }) => gatewayOrderId ?? []);
  if (atGateway.length === 0) return ok(undefined);
  for (const { id, body } of await selectEventsAbout(tx, atGateway))
    await setEventBody(tx, id, withoutPayer(body));
  return ok(undefined);
}
