import {
  KitchenOpening,
  KitchenParams,
  KitchenPatch,
  NewKitchenBody,
} from "../../contract/admin/kitchens.requests.ts";
import { type AdminKitchen, KitchenReply, KitchensReply } from "../../contract/admin/kitchens.ts";
import { saveKitchen } from "../../shop/back-office/save-kitchen.ts";
import { setKitchensOpen } from "../../shop/back-office/set-kitchens-open.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { createKitchen } from "../../shop/delivery/kitchens/create-kitchen.ts";
import { type KitchenRecord, listKitchenRecords } from "../../shop/delivery/kitchens/list-kitchen-records.ts";
import type { MetOrder } from "../../shop/orders/list-orders-in-blackout.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { shownConflicts } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Kitchens, for programs of the staff. */
export const adminKitchens = staffCalls((app, services) => {
  const permission = "change delivery";
  const reading = { scope: "delivery:read", permission } as const;
  const writing = { scope: "kitchens:write", permission } as const;

  app.get(
    "/admin/kitchens",
    {
      config: reading,
      schema: {
        operationId: "listKitchens",
        summary: "All kitchens, the open ones first",
        response: { 200: KitchensReply },
      },
    },
    async () => answer({ kitchens: (await listKitchenRecords(services)).map(kitchenOf) }),
  );

  app.post(
    "/admin/kitchens",
    {
      config: writing,
      schema: {
        operationId: "createKitchen",
        summary: "Creates a kitchen",
        description:
          "Shoppers can order from it once it serves a pincode. Names are unique, so a repeat is refused with 409.",
        body: NewKitchenBody,
        response: { 200: KitchenReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = accepted(await createKitchen(services, { kitchen: request.body, staff }));
      return answer(await kitchenNamed(services, id));
    },
  );

  app.patch(
    "/admin/kitchens/:kitchenId",
    {
      config: writing,
      schema: {
        operationId: "changeKitchen",
        summary: "Changes fields of a kitchen, all of them or none",
        description:
          "If a field has another value than `from` by now, nothing is changed: 409 names it. The state can change only while the kitchen has no open orders.",
        params: KitchenParams,
        body: KitchenPatch,
        response: { 200: KitchenReply },
      },
    },
    async (request) => {
      const { kitchenId: id } = request.params;
      const { from, to } = request.body;
      const staff = await staffOf(request);
      acceptedWith(await saveKitchen(services, { id, from, to, staff }), {
        "kitchen-edited": shownConflicts,
      });
      return answer(await kitchenNamed(services, id));
    },
  );

  app.put(
    "/admin/kitchens/:kitchenId/open",
    {
      config: writing,
      schema: {
        operationId: "openOrCloseKitchen",
        summary: "Closes a kitchen for good, or opens it again",
        description:
          "A kitchen with open orders is not closed: 409 names them, 200 at most. To pause it for some hours, send `POST /api/admin/blackouts` with its id, and end that blackout to resume.",
        params: KitchenParams,
        body: KitchenOpening,
        response: { 200: KitchenReply },
      },
    },
    async (request) => {
      const { kitchenId: id } = request.params;
      const staff = await staffOf(request);
      const changed = await setKitchensOpen(services, { which: { id }, isOpen: request.body.open, staff });
      acceptedWith(changed, { "kitchen-has-orders": shownOrders });
      return answer(await kitchenNamed(services, id));
    },
  );
});

async function kitchenNamed(services: Services, id: string): Promise<AdminKitchen> {
  const record = (await listKitchenRecords(services)).find((kitchen) => kitchen.id === id);
  return record ? kitchenOf(record) : accepted(refuse("unknown-kitchen"));
}

function kitchenOf({ id, fields, closedAt, pincodes }: KitchenRecord): AdminKitchen {
  const { isOpen: _open, ...facts } = fields;
  return { id, ...facts, closedAt: closedAt?.toISOString() ?? null, pincodes };
}

function shownOrders({ total, orders }: { total: number; orders: MetOrder[] }) {
  return { total, orders: orders.map(({ uuid, number, deliveryOn: day }) => ({ uuid, number, day })) };
}
