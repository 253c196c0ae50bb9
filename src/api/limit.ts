import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../shop/basics/network-address.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";

type Limit = {
  /** Names what is counted. */
  name: string;
  max: number;
  seconds: number;
  /** A call that found what it asked for costs nothing. */
  onlyWrong?: boolean;
};

/** What anybody may read and what costs a computation each time: more than a hand or a page ever asks for. */
export const LOOKS = { name: "look", max: 600, seconds: 60 };

/** Hooks of a route: so many calls from one network, then 429 and when to come again. */
export function limited(services: Services, { name, max, seconds, onlyWrong = false }: Limit) {
  const keyOf = (request: FastifyRequest) => `${name}:${networkOf(request.ip)}`;
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { allowed, retryAfter } = await services.attempts.take(keyOf(request), max, seconds);
      if (allowed) return;
      reply.header("retry-after", String(retryAfter ?? seconds));
      throw new ApiError(429, "too-many-tries", "Too many tries. Please wait a while and try again.");
    },
    ...(onlyWrong
      ? {
          onResponse: async (request: FastifyRequest, reply: FastifyReply) => {
            if (reply.statusCode < 400) await services.attempts.giveBack(keyOf(request));
          },
        }
      : {}),
  };
}
