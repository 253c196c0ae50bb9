import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { OrderLink, OrderParams } from "../contract/orders.requests.ts";
import type { OrderState } from "../contract/orders.ts";
import { getOrder, type OrderView } from "../shop/orders/get-order.ts";
import type { Services } from "../shop/services.ts";
import { replyWithStream, STREAM_REPLIES, streamsOf, tooManyStreams } from "./event-streams.ts";
import { requesterOf } from "./limit.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";
import { latestSender } from "./send-latest.ts";
import { visitorOf } from "./session.ts";

/** An order's progress as an event stream, for those who may see all of it. 404 for everybody else. */
export async function orderEvents(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const streams = streamsOf(plugin);

  app.get(
    "/orders/:uuid/events",
    {
      // A HEAD request would open a stream and never read it.
      exposeHeadRoute: false,
      schema: {
        tags: ["Orders"],
        operationId: "followOrder",
        security: BY_SESSION_OR_LINK,
        summary:
          "An order as it goes on: server-sent events `order`, one at once and one after each change of it or of its money",
        description:
          "Each event holds the state of the order as JSON: `uuid`, `status`, `paid`, `updatedAt`, and the stages of its refunds. " +
          "None is numbered: after an interruption the first one tells the state again. The stream ends when its reader may no " +
          "longer see the order, after half an hour, and when the shop stops; readers come back by themselves.",
        params: OrderParams,
        querystring: OrderLink,
        response: STREAM_REPLIES,
      },
    },
    async (request, reply) => {
      const { uuid: id } = request.params;
      const readAgain = () => readCurrentOrder(services, request, { id, token: request.query.token });
      let from = "";
      let network: string | null = null;
      const first = await readOrder(
        services,
        request,
        reply,
        { id, token: request.query.token },
        (requester) => {
          // Counts a customer alone, and holders of links by order and network, and by network.
          from = requesterOf(request, requester.viewer);
          if (!requester.viewer) {
            network = from;
            from = `${id.toLowerCase()}:${network}`;
          }
          return getOrder(services, requester);
        },
      );
      const { uuid } = accepted(first);
      const stream = streams.open(from, network);
      if (!stream) throw tooManyStreams(reply);
      const read = async () => {
        const order = await readAgain();
        return order.ok ? stateOf(order.value) : null;
      };
      const sendOrder = latestSender(stream, { event: "order", read, log: services.log });
      const unsubscribe = services.pubSub.subscribe(uuid, sendOrder);
      stream.body.once("close", unsubscribe);
      // Reads again after subscribing, so that no change in between is lost.
      sendOrder();
      return replyWithStream(reply, stream);
    },
  );
}

/** The order, as the viewer's current session may see it. */
async function readCurrentOrder(
  services: Services,
  request: FastifyRequest,
  { id, token }: { id: string; token: string | undefined },
) {
  return getOrder(services, { id, viewer: await visitorOf(request, services), token });
}

function stateOf({ uuid, status, paid, events, createdAt, refunds }: OrderView): OrderState {
  return {
    ...{ uuid, status, paid },
    updatedAt: (events.at(-1)?.at ?? createdAt).toISOString(),
    refunds: refunds.map(({ stage }) => stage),
  };
}
