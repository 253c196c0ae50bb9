import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { MeReply } from "../contract/me.ts";
import { countCart } from "../shop/cart/cart.reads.ts";
import { getCoinBalance } from "../shop/rewards/rewards.reads.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { visitorOf } from "./session.ts";
import { claimWishes } from "./wish-list.ts";

const SIGNED_OUT = {
  ...{ userId: null, email: null, name: null, firstName: null, phone: null },
  ...{ coins: 0, roles: [], cartCount: 0 },
};

/** Serves the current session. Every page loads its personal parts from here. */
export async function me(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/me",
    {
      schema: {
        tags: ["User"],
        operationId: "getSession",
        summary: "The person who is signed in, if any",
        description: "Pages load their personal parts from it. A visitor gets `signedIn: false`.",
        response: { 200: MeReply, "4xx": ErrorReply },
      },
    },
    async (request, reply) => {
      const { hosted } = services.identity;
      const session = await visitorOf(request, services);
      if (!session) return answer({ signedIn: false, ...SIGNED_OUT, hosted });
      await claimWishes(services, { request, reply, viewer: session });
      const coins = await getCoinBalance(services, session);
      const cartCount = await countCart(services, session);
      const { userId, email, name, firstName, phone, roles } = session;
      return answer({
        ...{ signedIn: true, userId, email, name, firstName, phone },
        ...{ coins, roles, cartCount, hosted },
      });
    },
  );
}
