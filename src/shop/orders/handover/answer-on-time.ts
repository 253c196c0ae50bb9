import type { Session } from "../../accounts/identity.ts";
import { isUuid } from "../../basics/ids.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { setOnTime } from "../order-changes.queries.ts";

/**
 * Stores the customer's answer whether an order arrived on time. A later answer replaces it. Refuses orders of others,
 * and orders that are not delivered.
 */
export async function answerOnTime(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, customer, wasOnTime }: { id: string; customer: Session; wasOnTime: boolean },
): Promise<Outcome<void, "unknown-order">> {
  if (!isUuid(id)) return refuse("unknown-order");
  const answer = { wasOnTime, onTimeAnsweredAt: clock() };
  const isStored = await setOnTime(db, id.toLowerCase(), customer.userId, answer);
  return isStored ? ok(undefined) : refuse("unknown-order");
}
