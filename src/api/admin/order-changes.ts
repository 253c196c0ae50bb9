import { OrderDelivery, OrderNote, OrderStatusChange } from "../../contract/admin/order-changes.requests.ts";
import { OrderDeliveryReply, OrderNoteReply, OrderStatusReply } from "../../contract/admin/order-changes.ts";
import { OrderParams } from "../../contract/orders.requests.ts";
import { may } from "../../shop/accounts/rules/permissions.ts";
import { advanceOrder } from "../../shop/orders/advance-order.ts";
import { confirmDelivery } from "../../shop/orders/handover/confirm-delivery.ts";
import { addNote } from "../../shop/orders/notes/add-note.ts";
import { MOST_WRONG_CODES } from "../../shop/orders/rules/delivery-proof.ts";
import { answer } from "../envelope.ts";
import { orderIdOf } from "../order-id.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Changes of orders, for programs of the staff. */
export const adminOrderChanges = staffCalls((app, services) => {
  const config = { scope: "order-status:write", permission: "see orders" } as const;

  app.post(
    "/admin/orders/:uuid/status",
    {
      config,
      schema: {
        operationId: "changeOrderStatus",
        summary: "Moves an order to its next status",
        description:
          "`from` is the status that the program read. If the order has another status by now, nothing is changed: 409 names it. Each role may set the same statuses as in the office. Before its day only those who plan runs can set an order to `out for delivery`: 409 for others. A delivery is closed with a code or a photo, by `POST /api/admin/orders/{uuid}/delivery`.",
        params: OrderParams,
        body: OrderStatusChange,
        response: { 200: OrderStatusReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { from: seen, to, note } = request.body;
      // The call itself is the confirmation, for whoever may give one on the page.
      const maySetOutEarly = may(staff.roles, "plan runs");
      const move = { id, seen, to, note: note ?? "", staff, maySetOutEarly };
      const { status } = accepted(await advanceOrder(services, move));
      return answer({ uuid: id, status });
    },
  );

  app.post(
    "/admin/orders/:uuid/delivery",
    {
      config: { scope: "orders:write", permission: "see orders" },
      schema: {
        operationId: "closeDelivery",
        summary: "Closes an order as delivered or collected, with the customer's code or a photo",
        description: `Not before its delivery day. ${MOST_WRONG_CODES} wrong codes lock the code, and then only a photo closes it. For riders on a run there is \`POST /api/admin/run/reports\`.`,
        params: OrderParams,
        body: OrderDelivery,
        response: { 200: OrderDeliveryReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { id: reportId, code, photo: photoId } = request.body;
      const report = { reportId, id, staff, code: code ?? "", photoId, tappedAt: null };
      const { proof } = accepted(await confirmDelivery(services, report));
      return answer({ uuid: id, proof });
    },
  );

  app.post(
    "/admin/orders/:uuid/notes",
    {
      config,
      schema: {
        operationId: "addOrderNote",
        summary: "Adds a note for the staff to an order",
        description: "The customer does not see it.",
        params: OrderParams,
        body: OrderNote,
        response: { 200: OrderNoteReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { id: noteId, text } = request.body;
      accepted(await addNote(services, { noteId, id, text, staff }));
      return answer({ uuid: id });
    },
  );
});
