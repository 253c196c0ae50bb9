import { getDetails } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { giftToken, orderToken } from "./order-link.ts";
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

/** The page that shows a tracked order: the order's own page, or the receiver's page of a gift. */
export type TrackedOrder = { uuid: string; page: "order" | "gift"; token: string };

/**
 * Finds an order by its number and an e-mail or phone on it; a wrong pair does not reveal whether it exists. Correct
 * pairs and one's own orders are not limited. The buyer of an anonymous gift must sign in or use the mail's link.
 * @param from IP network, for rate limiting
 */
export async function trackOrder(
  services: Services,
  { order: orderName, contact, from, viewer }: TrackQuery & { from: string; viewer: Session | null },
): Promise<Outcome<TrackedOrder, "order-not-matched" | "too-many-tries">> {
  const ownMatch = viewer ? await findMatch(services, { order: orderName, contact }) : undefined;
  if (ownMatch && ownMatch.order.userId === viewer?.userId) return ok(linkTo(services, ownMatch));
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
    const candidate = await findMatch(services, { order: orderName, contact });
    // Otherwise the receiver of an anonymous gift could find the sender by trying contacts.
    const match = candidate?.by === "customer" && candidate.order.giftAnonymous ? undefined : candidate;
    isWrong = match === undefined;
    return match ? ok(linkTo(services, match)) : refuse("order-not-matched");
  } finally {
    if (!isWrong) for (const key of taken) await services.rateLimiter.giveBack(key);
  }
}

/** An order, and on whose contact it was found. */
type Match = { order: Order; by: "customer" | "receiver" };

function linkTo(services: Services, { order: { id }, by }: Match): TrackedOrder {
  const page = by === "customer" ? "order" : "gift";
  return { uuid: id, page, token: page === "order" ? orderToken(services, id) : giftToken(services, id) };
}

async function findMatch(
  services: Services,
  { order: orderName, contact }: TrackQuery,
): Promise<Match | undefined> {
  const order = await selectOrder(services.db, orderName);
  const by = order && (await whoseContact(services, order, contact));
  return order && by ? { order, by } : undefined;
}

/**
 * Returns whose e-mail or mobile this is. The receiver of a gift sees neither its prices nor its buyer; of any other
 * order they see what its customer sees.
 */
async function whoseContact(
  services: Services,
  order: Order,
  contact: TrackQuery["contact"],
): Promise<Match["by"] | undefined> {
  if ("email" in contact) {
    if (order.email.toLowerCase() === contact.email) return "customer";
    return order.receiverEmail === contact.email && order.placedAt !== null ? "receiver" : undefined;
  }
  const { phone } = contact;
  const isOnOrder = order.recipientPhone === phone || order.altPhone === phone;
  if (isOnOrder && !order.isGift) return "customer";
  const customer = await getDetails(services, order);
  if (customer.phone === phone) return "customer";
  return isOnOrder && order.placedAt !== null ? "receiver" : undefined;
}
