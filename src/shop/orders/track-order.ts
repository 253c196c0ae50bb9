import { getDetails } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { orderToken } from "./order-link.ts";
import { type Order, selectOrder } from "./orders.queries.ts";
import type { TrackQuery } from "./track-order.inputs.ts";

const MINUTE = 60;
/**
 * Wrong attempts from one network at one order, and with one contact: someone guessing keeps one of them fixed. The
 * limit of the whole network is higher, because an office shares one.
 */
const AT_ONE_THING = { max: 10, seconds: 15 * MINUTE };
const FROM_ONE_NETWORK = { max: 100, seconds: 15 * MINUTE };
/** Limit per pair, from any network. Not per order: anyone who knows its number could lock its customer out. */
const OF_ONE_PAIR = { max: 20, seconds: 60 * MINUTE };

/**
 * Finds an order by its number and an e-mail or phone on it. The reply to a wrong pair does not reveal whether the
 * order exists. Correct pairs do not count as attempts, and signed-in customers are never limited for their own
 * orders.
 * @param from IP network, for rate limiting
 */
export async function trackOrder(
  services: Services,
  { order: orderName, contact, from, viewer }: TrackQuery & { from: string; viewer: Session | null },
): Promise<Outcome<{ uuid: string; token: string }, "order-not-matched" | "too-many-tries">> {
  const ownOrder = viewer ? await findMatch(services, { order: orderName, contact }) : undefined;
  if (ownOrder && ownOrder.userId === viewer?.userId) return ok(linkTo(services, ownOrder));
  const [number] = Object.values(orderName);
  const [name] = Object.values(contact);
  // Check the network first: past its limit it cannot create more keys and fill the memory.
  const limits = [
    { key: `track-from:${from}`, ...FROM_ONE_NETWORK },
    { key: `track-order:${from}:${number}`, ...AT_ONE_THING },
    { key: `track-contact:${from}:${name}`, ...AT_ONE_THING },
    { key: `track-pair:${number}:${name}`, ...OF_ONE_PAIR },
  ];
  const taken: string[] = [];
  let isWrong = false;
  try {
    for (const { key, max, seconds } of limits) {
      const { allowed, retryAfter } = await services.rateLimiter.take(key, max, seconds);
      if (!allowed) return refuse("too-many-tries", { retryAfter });
      taken.push(key);
    }
    const order = await findMatch(services, { order: orderName, contact });
    isWrong = order === undefined;
    return order ? ok(linkTo(services, order)) : refuse("order-not-matched");
  } finally {
    if (!isWrong) for (const key of taken) await services.rateLimiter.giveBack(key);
  }
}

function linkTo(services: Services, { id }: Order): { uuid: string; token: string } {
  return { uuid: id, token: orderToken(services, id) };
}

async function findMatch(
  services: Services,
  { order: orderName, contact }: TrackQuery,
): Promise<Order | undefined> {
  const order = await selectOrder(services.db, orderName);
  return order && (await standsOn(services, order, contact)) ? order : undefined;
}

/** Is this the e-mail or a mobile of the order, its receiver's or its customer's? */
async function standsOn(services: Services, order: Order, contact: TrackQuery["contact"]): Promise<boolean> {
  if ("email" in contact) return order.email.toLowerCase() === contact.email;
  const { phone } = contact;
  if (order.recipientPhone === phone || order.altPhone === phone) return true;
  const customer = await getDetails(services, order);
  return customer.phone === phone;
}
