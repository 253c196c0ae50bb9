import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import { networkOf } from "../shop/basics/network-of.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";

type Limit = {
  /** The counter's key. */
  name: string;
  max: number;
  seconds: number;
};

const TOO_MANY_CALLS = "Too many tries. Please wait a while and try again.";

/** For public calls that cost a computation: more than any person or page needs. */
export const READ_LIMIT = { name: "look", max: 600, seconds: 60 };

/**
 * For places and times of delivery. Generous: whole towns share one IP address behind a carrier, and a page asks several
 * times.
 */
export const LOOK_UP_LIMIT = { name: "look-up", max: 1_200, seconds: 60 };

/** Route option: limits the calls per network. Then 429 with Retry-After. */
export function limited(services: Services, { name, ...limit }: Limit) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await countCall(services, reply, { ...limit, name: `${name}:${networkOf(request.ip)}` });
    },
  };
}

/** Counts one call. 429 with this sentence and Retry-After if none is left. */
export async function countCall(
  services: Services,
  reply: FastifyReply,
  { name, max, seconds }: Limit,
  sentence = TOO_MANY_CALLS,
): Promise<void> {
  const { allowed, retryAfter } = await services.rateLimiter.take(name, max, seconds);
  if (allowed) return;
  reply.header("retry-after", String(retryAfter ?? seconds));
  throw new ApiError(429, "too-many-tries", sentence);
}

/** Rate limit key of a caller: the customer, or a visitor's network. */
export function requesterOf(request: FastifyRequest, viewer: Session | null): string {
  return viewer ? `user:${viewer.userId}` : `network:${networkOf(request.ip)}`;
}
