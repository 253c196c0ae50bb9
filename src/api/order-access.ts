import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import { isOrderToken } from "../shop/orders/order-link.ts";
import type { Services } from "../shop/services.ts";
import { countCall, requesterOf } from "./limit.ts";
import { visitorOf } from "./session.ts";

/** Limits requests for unknown orders and those of other people. Customers need few. */
const MISS_LIMIT = { max: 300, seconds: 15 * 60 };

type OrderRequest = { id: string; token: string | undefined };

/** A requested order, with the caller's session and link token. */
export type OrderViewer = OrderRequest & { viewer: Session | null };

/**
 * Reads an order, and limits misses (orders that do not exist for this viewer) by customer or network; a signed link is
 * never refused. The attempt is taken before reading, so that a burst cannot slip through.
 * @throws ApiError 429 after 300 misses in a quarter of an hour
 */
export async function readOrder<Result extends { ok: true } | { ok: false; code: string }>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  orderRequest: OrderRequest,
  read: (requester: OrderViewer) => Promise<Result>,
): Promise<Result> {
  const viewer = await visitorOf(request, services);
  const requester = { ...orderRequest, viewer };
  if (
    orderRequest.token !== undefined &&
    isOrderToken(services, orderRequest.id.toLowerCase(), orderRequest.token)
  )
    return read(requester);
  const name = `wrong-order:${requesterOf(request, viewer)}`;
  await countCall(services, reply, { name, ...MISS_LIMIT });
  let isMiss = false;
  try {
    const order = await read(requester);
    isMiss = !order.ok && order.code === "unknown-order";
    return order;
  } finally {
    if (!isMiss) await services.rateLimiter.giveBack(name);
  }
}
