import { NoticeParams } from "../../contract/admin/kitchen-board.requests.ts";
import {
  type KitchenBoardBody,
  KitchenBoardReply,
  KitchenBoardsReply,
  NoticeSeenReply,
} from "../../contract/admin/kitchen-board.ts";
import { StatusUndo } from "../../contract/admin/order-changes.requests.ts";
import { OrderStatusReply } from "../../contract/admin/order-changes.ts";
import { KitchenParams, OrderParams } from "../../contract/orders.requests.ts";
import {
  getKitchenBoard,
  type KitchenBoard,
  type KitchenOrder,
  listBoards,
} from "../../shop/orders/kitchen/get-kitchen-board.ts";
import { markNoticeSeen } from "../../shop/orders/kitchen/mark-notice-seen.ts";
import type { UnseenChanges } from "../../shop/orders/kitchen/unseen-changes.ts";
import { giftTasks } from "../../shop/orders/rules/gift.ts";
import { type PricelessLine, requestsOf } from "../../shop/orders/rules/order-line.ts";
import { totalsToBake } from "../../shop/orders/rules/to-bake.ts";
import { undoMove } from "../../shop/orders/undo-move.ts";
import { answer } from "../envelope.ts";
import { orderIdOf } from "../order-id.ts";
import { accepted } from "../refusals.ts";
import { seesRequests, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The kitchen board, for programs of those who bake. */
export const adminKitchenBoard = staffCalls((app, services) => {
  // Like the page of the board: a tablet on the wall must not lock itself during baking.
  const reading = { scope: "orders:read", permission: "bake", reauthentication: "lax" } as const;

  app.get(
    "/admin/kitchen/boards",
    {
      config: reading,
      schema: {
        operationId: "listKitchenBoards",
        summary: "The kitchens with the number of their open orders",
        response: { 200: KitchenBoardsReply },
      },
    },
    async () => {
      const boards = await listBoards(services);
      return answer({
        kitchens: boards.map(({ id, name, city, many: orders }) => ({ id, name, city, orders })),
      });
    },
  );

  app.get(
    "/admin/kitchens/:kitchenId/board",
    {
      config: reading,
      schema: {
        operationId: "getKitchenBoard",
        summary: "The open orders of a kitchen with their deadlines, its slots, and the pieces to bake",
        description:
          "Today's orders, those left from yesterday, and those that must be begun soon; 1,000 at most. It names no price and no address. The requests of customers need the scope `customers:read` too. `/events` below the same kitchen sends an event when the board has changed.",
        params: KitchenParams,
        response: { 200: KitchenBoardReply },
      },
    },
    async (request) => {
      const { kitchenId } = request.params;
      const staff = await staffOf(request);
      const board = accepted(await getKitchenBoard(services, { kitchenId, staff }));
      return answer(shownBoard(board, seesRequests(staff)));
    },
  );

  app.post(
    "/admin/kitchen/notices/:noticeId/seen",
    {
      config: { scope: "order-status:write", permission: "bake", reauthentication: "lax" },
      schema: {
        operationId: "markKitchenNoticeSeen",
        summary: "Records that the kitchen has seen a change of an order, which leaves the board",
        description:
          "`noticeId` is the `notice` of the board; changes before it of the same order count as seen too. A repeat changes nothing. A later change stays on the board.",
        params: NoticeParams,
        response: { 200: NoticeSeenReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      return answer(accepted(await markNoticeSeen(services, { id: request.params.noticeId, staff })));
    },
  );

  app.post(
    "/admin/orders/:uuid/status/undo",
    {
      config: { scope: "order-status:write", permission: "see orders", reauthentication: "lax" },
      schema: {
        operationId: "undoOrderStatus",
        summary: "Takes back the last change of an order's status, for ten minutes",
        description:
          "`event` is the change that the board named. If anything followed it, or the time is over, nothing is changed: 409. A repeat therefore takes back nothing else.",
        params: OrderParams,
        body: StatusUndo,
        response: { 200: OrderStatusReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      const { status } = accepted(await undoMove(services, { id, staff, event: request.body.event }));
      return answer({ uuid: id, status });
    },
  );
});

function shownBoard(
  { kitchen, at, slots, orders, withdrawn, undo }: KitchenBoard,
  withTexts: boolean,
): KitchenBoardBody {
  const totals = totalsToBake(orders.filter(({ column }) => column === "start"));
  return {
    ...{ kitchen, at: at.toISOString() },
    slots: slots.map(({ label: slot, many }) => ({ slot, orders: many })),
    orders: orders.map((order) => shownOrder(order, withTexts)),
    withdrawn: withdrawn.flatMap((order) => shownWithdrawn(order, withTexts)),
    totals: totals.map(({ base, egg, weight, slot, many }) => ({
      ...{ base, eggless: egg === "eggless", weight, slot, quantity: many },
    })),
    undo: undo && { ...undo, until: undo.until.toISOString() },
  };
}

function shownOrder(order: KitchenOrder, withTexts: boolean): KitchenBoardBody["orders"][number] {
  const { uuid, number, status, column, option, slot, hours, minutesLeft, urgency } = order;
  return {
    ...{ uuid, number, status, column, option, slot: slot.label, hours, minutesLeft, urgency },
    placedAt: order.placedAt?.toISOString() ?? null,
    startBy: order.startBy.toISOString(),
    finishBy: order.finishBy.toISOString(),
    promisedAt: order.promisedAt.toISOString(),
    lines: order.lines.map((line) => shownLine(line, withTexts)),
    giftTasks: withTexts ? (order.gift ? giftTasks(order.gift) : []) : null,
    photo: order.photo && { answer: order.photo.answer, wish: withTexts ? order.photo.wish : null },
    changes: order.changes && shownChanges(order.changes),
    next: order.tap,
  };
}

function shownWithdrawn(
  { uuid, number, column, changes, lines }: KitchenOrder,
  withTexts: boolean,
): KitchenBoardBody["withdrawn"] {
  if (!changes?.why) return [];
  const { why, movedTo } = changes;
  return [
    {
      ...{ uuid, number, why, column, movedTo, ...shownChanges(changes) },
      lines: lines.map((line) => shownLine(line, withTexts)),
    },
  ];
}

function shownChanges({ notice, kinds, at }: UnseenChanges) {
  return { notice, kinds, at: at.toISOString() };
}

function shownLine(line: PricelessLine, withTexts: boolean) {
  const { sku: SKU, name, flavour, weight, eggless, quantity, parts } = line;
  const requests = requestsOf(line, "staff").map(({ label, text }) => ({ label, text }));
  return { SKU, name, flavour, weight, eggless, quantity, parts, requests: withTexts ? requests : null };
}
