import {
  ConfirmationAgain,
  KitchenMove,
  MessageEdit,
  OfficeReschedule,
  OfficeSlotsQuery,
  OrderLineParams,
  ReceiverEdit,
} from "../../contract/admin/order-details.requests.ts";
import {
  ConfirmationAgainReply,
  KitchenMoveReply,
  MessageEditReply,
  OfficeReceiverReply,
  OfficeRescheduledReply,
  OfficeSlotsReply,
  OtherKitchensReply,
  ReceiverEditReply,
} from "../../contract/admin/order-details.ts";
import { OrderParams } from "../../contract/orders.requests.ts";
import { fromRupees, toRupees } from "../../shop/basics/money.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { editMessage } from "../../shop/changes/edit-message.ts";
import { editReceiver } from "../../shop/changes/edit-receiver.ts";
import { listNewSlots } from "../../shop/changes/list-new-slots.ts";
import { moveToKitchen } from "../../shop/changes/move-to-kitchen.ts";
import { rescheduleOrder } from "../../shop/changes/reschedule-order.ts";
import { resendConfirmation } from "../../shop/orders/mails/resend-confirmation.ts";
import { answer } from "../envelope.ts";
import { orderIdOf } from "../order-id.ts";
import { payingStaff } from "../paying-staff.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { requireForStaff, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";
import { storyOf } from "./story-of.ts";

const scope = "order-details:write";
const changing = { scope, permission: "change orders" } as const;
const moving = { scope, permission: "move orders" } as const;

/** Time and kitchen of orders, for programs of the staff. */
export const adminOrderTimes = staffCalls((app, services) => {
  app.get(
    "/admin/orders/:uuid/slots",
    {
      config: changing,
      schema: {
        operationId: "listOfficeSlots",
        summary: "Slots of a day to which an order can be moved: those with room that cost no more",
        params: OrderParams,
        querystring: OfficeSlotsQuery,
        response: { 200: OfficeSlotsReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { day } = request.query;
      const listed = await listNewSlots(services, { id: orderIdOf(request.params), staff, date: day });
      const { slots, mostPercent } = accepted(listed);
      const shown = slots.map(({ type, label: time, charge, refund }) => ({
        ...{ type, time },
        ...{ charge: toRupees(charge), refund: toRupees(refund) },
      }));
      return answer({ day, slots: shown, mostPercent });
    },
  );

  app.post(
    "/admin/orders/:uuid/reschedule",
    {
      config: changing,
      schema: {
        operationId: "rescheduleOfficeOrder",
        summary: "Moves an order to another slot, until the kitchen begins",
        description:
          "The customer gets a mail. The time that the order has already changes nothing and gives nothing back, so a repeat is safe. Send the refund as listed: if it has changed, nothing is moved, and 409 has the new one. With a refund the token needs the scope `refunds:write` too.",
        params: OrderParams,
        body: OfficeReschedule,
        response: { 200: OfficeRescheduledReply },
      },
    },
    async (request, reply) => {
      const { day: date, type, time, refund } = request.body;
      const staff = await (refund > 0 ? payingStaff(services, request, reply) : staffOf(request));
      const wish = { id: orderIdOf(request.params), staff, to: { date, type, time } };
      const moved = await rescheduleOrder(services, { ...wish, expectedRefund: fromRupees(refund) });
      const { uuid, slot, refund: given } = accepted(moved);
      return answer({
        ...{ uuid, day: slot.onDate, type: slot.typeName, time: slot.label },
        refund: toRupees(given),
      });
    },
  );

  app.get(
    "/admin/orders/:uuid/other-kitchens",
    {
      config: moving,
      schema: {
        operationId: "listOtherKitchens",
        summary: "Kitchens of the same city that could make an order instead",
        description: "Empty for an order that is collected. 409 once the kitchen has begun.",
        params: OrderParams,
        response: { 200: OtherKitchensReply },
      },
    },
    async (request) => {
      const { kitchen, otherKitchens } = await storyOf(services, request);
      if (!otherKitchens) return accepted(refuse("kitchen-begun"));
      return answer({ kitchen: kitchen.id, others: otherKitchens });
    },
  );

  app.put(
    "/admin/orders/:uuid/kitchen",
    {
      config: moving,
      schema: {
        operationId: "moveOrderToKitchen",
        summary: "Moves an order to another kitchen in the same slot, until the kitchen begins",
        description:
          "If it is no longer with `from`, nothing is moved: 409. It leaves its run, whose rider would collect it at the former kitchen.",
        params: OrderParams,
        body: KitchenMove,
        response: { 200: KitchenMoveReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { from, to } = request.body;
      const { kitchen: name, run } = accepted(await moveToKitchen(services, { id, staff, from, to }));
      return answer({ uuid: id, kitchen: { id: to, name }, leftRun: run });
    },
  );
});

/** Confirmation, receiver and messages of orders, for programs of the staff. */
export const adminOrderMessages = staffCalls((app, services) => {
  app.post(
    "/admin/orders/:uuid/confirmations",
    {
      config: { scope, permission: "resend mails" },
      schema: {
        operationId: "resendConfirmation",
        summary: "Mails the confirmation of a paid order again, to the order's own e-mail",
        description: "With the current bill and invoice.",
        params: OrderParams,
        body: ConfirmationAgain,
        response: { 200: ConfirmationAgainReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { resent } = request.body;
      const { isNew: sent } = accepted(await resendConfirmation(services, { id, staff, resent }));
      return answer({ uuid: id, sent });
    },
  );

  app.get(
    "/admin/orders/:uuid/receiver",
    {
      config: changing,
      schema: {
        operationId: "getOfficeReceiver",
        summary: "The receiver of an order as stored, until the kitchen begins",
        description: "A token needs the scope `customers:read` too.",
        params: OrderParams,
        response: { 200: OfficeReceiverReply },
      },
    },
    async (request) => {
      const reading = { scope: "customers:read", reauthentication: "moderate" } as const;
      requireForStaff(await staffOf(request), services, reading);
      const { uuid, status, editable } = await storyOf(services, request);
      if (!editable) return accepted(refuse("change-closed", { status }));
      const { isCollected: _collected, ...receiver } = editable;
      return answer({ uuid, ...receiver });
    },
  );

  app.put(
    "/admin/orders/:uuid/receiver",
    {
      config: changing,
      schema: {
        operationId: "changeOfficeReceiver",
        summary: "Changes name, phone or address within the same pincode, until the kitchen begins",
        description:
          "If a field that the program changes was changed since `from`, nothing is saved: 409 names the fields, without their values.",
        params: OrderParams,
        body: ReceiverEdit,
        response: { 200: ReceiverEditReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { from: read, to: receiver } = request.body;
      accepted(await editReceiver(services, { id, staff, receiver, read }));
      return answer({ uuid: id });
    },
  );

  app.put(
    "/admin/orders/:uuid/lines/:line/message",
    {
      config: changing,
      schema: {
        operationId: "changeOrderMessage",
        summary: "Corrects the message on a cake of an order, until the kitchen begins",
        description: "If the message is no longer `from`, nothing is changed: 409.",
        params: OrderLineParams,
        body: MessageEdit,
        response: { 200: MessageEditReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { from, to } = request.body;
      const edited = await editMessage(services, { id, staff, line: request.params.line, from, to });
      // A message is the customer's: the refusal does not repeat it.
      const { isChanged } = acceptedWith(edited, { "message-changed": () => undefined });
      return answer({ uuid: id, changed: isChanged });
    },
  );
});
