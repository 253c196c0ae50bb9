import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import { networkOf } from "../shop/basics/network-address.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";

type Limit = {
  /** Names what is counted. */
  name: string;
  max: number;
  seconds: number;
};

const WAIT_A_WHILE = "Too many tries. Please wait a while and try again.";

/** What anybody may read and what costs a computation each time: more than a hand or a page ever asks for. */
export const LOOKS = { name: "look", max: 600, seconds: 60 };

/** Hook of a route: so many calls from one network, then 429 and when to come again. */
export function limited(services: Services, { name, ...limit }: Limit) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await takeOne(services, reply, { ...limit, name: `${name}:${networkOf(request.ip)}` });
    },
  };
}

/** Takes one of so many calls; 429 with this sentence, and when to come again, when there is none left. */
export async function takeOne(
  services: Services,
  reply: FastifyReply,
  { name, max, seconds }: Limit,
  sentence = WAIT_A_WHILE,
): Promise<void> {
  const { allowed, retryAfter } = await services.rateLimiter.take(name, max, seconds);
  if (allowed) return;
  reply.header("retry-after", String(retryAfter ?? seconds));
  throw new ApiError(429, "too-many-tries", sentence);
}

/** Who asks for one order: a customer, or whoever holds its signed link, on their network. */
export function askerOf(request: FastifyRequest, viewer: Session | null): string {
  return viewer ? `user:${viewer.userId}` : `network:${networkOf(request.ip)}`;
}
