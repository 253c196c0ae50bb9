import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import { isOrderToken } from "../shop/orders/order-link.ts";
import type { Services } from "../shop/services.ts";
import { askerOf, takeOne } from "./limit.ts";
import { visitorOf } from "./session.ts";

/** Orders that are not there, or not the asker's: nobody needs many of those. */
const MISSES = { max: 300, seconds: 15 * 60 };

type Asked = { id: string; token: string | undefined };

/** Who asks for an order, and with what. */
export type OrderAsker = Asked & { viewer: Session | null };

/**
 * Reads something of an order for whoever asks, and counts only misses: an order that is not there for them. The
 * holder of its signed link is never refused; a customer for their own misses alone. Visitors without either, who
 * can see no order at all, count by their network. A burst can't slip through: the attempt is taken before it is judged.
 * @throws ApiError 429 after 300 misses in a quarter of an hour
 */
export async function readOrder<Result extends { ok: true } | { ok: false; code: string }>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  read: (asker: OrderAsker) => Promise<Result>,
): Promise<Result> {
  const viewer = await visitorOf(request, services);
  const asker = { ...asked, viewer };
  if (asked.token !== undefined && isOrderToken(services, asked.id.toLowerCase(), asked.token))
    return read(asker);
  const name = `wrong-order:${askerOf(request, viewer)}`;
  await takeOne(services, reply, { name, ...MISSES });
  let isMiss = false;
  try {
    const found = await read(asker);
    isMiss = !found.ok && found.code === "unknown-order";
    return found;
  } finally {
    if (!isMiss) await services.rateLimiter.giveBack(name);
  }
}
