import { getDetails } from "../accounts/get-details.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { orderToken } from "./order-link.ts";
import { type Order, selectOrder } from "./orders.queries.ts";
import type { TrackQuery } from "./track-order.inputs.ts";

const MINUTE = 60;
/**
 * Wrong tries from one network address, and of one pair from anywhere. Not of one order: whoever knows its number
 * could then lock its owner out, who has the right contact.
 */
const FROM_ONE_ADDRESS = { max: 10, seconds: 15 * MINUTE };
const OF_ONE_PAIR = { max: 20, seconds: 60 * MINUTE };

/**
 * The way to an order for whoever knows its number and an e-mail or mobile that stands on it. A wrong pair gets one
 * answer, whether there is such an order or not. Right ones cost no try.
 * @param from the network address, which a limit counts by
 */
export async function trackOrder(
  services: Services,
  { order: asked, contact, from }: TrackQuery & { from: string },
): Promise<Outcome<{ uuid: string; token: string }, "order-not-matched" | "too-many-tries">> {
  const limits = [
    { key: `track-from:${from}`, ...FROM_ONE_ADDRESS },
    { key: `track-pair:${Object.values({ ...asked, ...contact }).join(":")}`, ...OF_ONE_PAIR },
  ];
  for (const { key, max, seconds } of limits) {
    const { allowed, retryAfter } = await services.attempts.take(key, max, seconds);
    if (!allowed) return refuse("too-many-tries", { retryAfter });
  }
  const order = await selectOrder(services.db, asked);
  if (!order || !(await standsOn(services, order, contact))) return refuse("order-not-matched");
  for (const { key } of limits) await services.attempts.giveBack(key);
  return ok({ uuid: order.id, token: orderToken(services, order.id) });
}

/** Is this the e-mail or a mobile of the order, its receiver's or its customer's? */
async function standsOn(services: Services, order: Order, contact: TrackQuery["contact"]): Promise<boolean> {
  if ("email" in contact) return order.email.toLowerCase() === contact.email;
  const { phone } = contact;
  if (order.recipientPhone === phone || order.altPhone === phone) return true;
  const customer = await getDetails(services, order);
  return customer.ok && customer.value.phone === phone;
}
