import { BlackoutParams, NewBlackoutBody } from "../../contract/admin/delivery.requests.ts";
import { BlackoutReply, BlackoutsReply } from "../../contract/admin/delivery.ts";
import { createBlackout } from "../../shop/delivery/blackouts/create-blackout.ts";
import { endBlackout } from "../../shop/delivery/blackouts/end-blackout.ts";
import { type BlackoutView, listBlackouts } from "../../shop/delivery/blackouts/list-blackouts.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

const permission = "change delivery";
const reading = { scope: "delivery:read", permission } as const;
const writing = { scope: "delivery:write", permission } as const;

/** Closed times, for programs of the staff. */
export const adminBlackouts = staffCalls((app, services) => {
  app.get(
    "/admin/blackouts",
    {
      config: reading,
      schema: {
        operationId: "listBlackouts",
        summary: "Times that are closed for orders, and the latest that were",
        response: { 200: BlackoutsReply },
      },
    },
    async () => {
      const { current, past } = await listBlackouts(services);
      return answer({ current: current.map(blackoutOf), past: past.map(blackoutOf) });
    },
  );

  app.post(
    "/admin/blackouts",
    {
      config: writing,
      schema: {
        operationId: "createBlackout",
        summary: "Closes delivery times, or pauses a kitchen",
        description:
          "From the reply on, they cannot be ordered. Existing orders are not changed. A repeat with the same `key` closes nothing twice, also after the blackout has ended.",
        body: NewBlackoutBody,
        response: { 200: BlackoutReply },
      },
    },
    async (request) => {
      const { kitchen: kitchenId, ...closed } = request.body;
      const staff = await staffOf(request);
      const created = await createBlackout(services, { blackout: { ...closed, kitchenId }, staff });
      return answer({ id: accepted(created).id });
    },
  );

  app.post(
    "/admin/blackouts/:id/end",
    {
      config: writing,
      schema: {
        operationId: "endBlackout",
        summary: "Ends a blackout before its time",
        params: BlackoutParams,
        response: { 200: BlackoutReply },
      },
    },
    async (request) => {
      const { id } = request.params;
      accepted(await endBlackout(services, { id, staff: await staffOf(request) }));
      return answer({ id });
    },
  );
});

function blackoutOf({ id, scope, time, reason, state, endsAt }: BlackoutView) {
  return { id, scope, time, reason, state, endsAt: endsAt?.toISOString() ?? null };
}
