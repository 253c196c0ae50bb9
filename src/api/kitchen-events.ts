import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { KitchenParams } from "../contract/orders.requests.ts";
import { followKitchen } from "../shop/orders/kitchen/follow-kitchen.ts";
import type { Services } from "../shop/services.ts";
import { replyWithStream, STREAM_REPLIES, streamsOf, tooManyStreams } from "./event-streams.ts";
import { accepted } from "./refusals.ts";
import { latestSender } from "./send-latest.ts";
import { forStaff, staffNow, staffOf } from "./staff-caller.ts";

/** Tells the board of a kitchen that its orders changed, for those who bake. 404 for everybody else. */
export async function kitchenEvents(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  forStaff(plugin, services);
  const streams = streamsOf(plugin);

  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/admin/kitchens/:kitchenId/events",
    {
      config: { scope: "orders:read", reauthentication: null },
      // A HEAD request would open a stream and never read it.
      exposeHeadRoute: false,
      schema: {
        tags: ["Orders"],
        operationId: "followKitchen",
        summary:
          "A kitchen's orders as they change: server-sent events `kitchen`, one at once and one after each change",
        description:
          "An event says that something changed, and when, but not what. After an interruption the first event stands for all " +
          "that were missed. The stream ends when its reader no longer bakes, after half an hour, and when the shop stops.",
        params: KitchenParams,
        response: STREAM_REPLIES,
      },
    },
    async (request, reply) => {
      const { kitchenId } = request.params;
      const staff = await staffOf(request);
      const { topic } = accepted(await followKitchen(services, { kitchenId, staff }));
      const stream = streams.open(`user:${staff.userId}`, null);
      if (!stream) throw tooManyStreams(reply);
      const read = () => readNow(services, request, kitchenId);
      const sendKitchen = latestSender(stream, { event: "kitchen", read, log: services.log });
      stream.body.once("close", services.pubSub.subscribe(topic, sendKitchen));
      // After subscribing, so that no change in between is lost.
      sendKitchen();
      return replyWithStream(reply, stream);
    },
  );
}

/** Null once the session has ended, or no longer bakes. */
async function readNow(services: Services, request: FastifyRequest, kitchenId: string) {
  const staff = await staffNow(services, request);
  if (!staff) return null;
  const followed = await followKitchen(services, { kitchenId, staff });
  return followed.ok ? { kitchenId, at: services.clock().toISOString() } : null;
}
