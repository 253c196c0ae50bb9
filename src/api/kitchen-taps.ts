import { KitchenTap } from "../contract/kitchen.requests.ts";
import { KitchenTapReply } from "../contract/kitchen.ts";
import { tapOrder } from "../shop/orders/kitchen/tap-order.ts";
import { answer } from "./envelope.ts";
import { countCall } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { staffOf } from "./staff-caller.ts";
import { staffCalls } from "./staff-calls.ts";

/** All tablets of a shop may have one account, and a board that was offline sends the taps of hours at once. */
const TAP_LIMIT = { max: 900, seconds: 10 * 60 };

/** Receives taps of the kitchen board. Answers 404 to staff who do not bake. */
export const kitchenTaps = staffCalls((app, services) => {
  app.post(
    "/admin/kitchen/taps",
    {
      config: { scope: "order-status:write", permission: "bake", reauthentication: null },
      schema: {
        tags: ["Orders"],
        operationId: "tapOrder",
        summary: "Moves an order on, as a tap on the kitchen board does",
        description:
          "Answers 409 and changes nothing if the order's status is not `seen`, or if anything happened to the order after `at`. A tap that is sent again with the same `at` changes nothing and gets the present status. Answers 403 if `userId` is not the caller.",
        body: KitchenTap,
        response: { 200: KitchenTapReply },
      },
    },
    async (request, reply) => {
      const staff = await staffOf(request);
      await countCall(services, reply, { ...TAP_LIMIT, name: `kitchen-tap:${staff.userId}` });
      const tap = request.body;
      const { status } = accepted(await tapOrder(services, { tap, staff }));
      return answer({ orderId: tap.orderId, status, at: services.clock().toISOString() });
    },
  );
});
