import { randomUuid } from "../../src/shop/basics/ids.ts";
import { anOrder } from "../support/test-app.ts";
import { soon } from "../support/whole-shop.ts";
import type { KamalasData, Requests } from "./kamalas-data.ts";
import { readTable } from "./read-table.ts";

/** Calls of the office about orders, the kitchen and runs. */
export const ORDER_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
-- for those who bake
GET  /api/admin/orders/:uuid/photo-sheet.pdf        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
-- for programs of the staff; who does not see receivers sees no message on a cake either
GET  /api/admin/orders                              | 401     | 404   | 404    | sees  | sees    | sees   | 200        | 200     | sees
GET  /api/admin/orders/:uuid                        | 401     | 404   | 404    | sees  | sees    | sees   | 200        | 200     | sees
POST /api/admin/orders/:uuid/status                  | 401     | 404   | 404    | 409   | 409     | 403    | 403        | 409     | 403
POST /api/admin/orders/:uuid/status/undo             | 401     | 404   | 404    | 409   | 409     | 409    | 409        | 409     | 409
POST /api/admin/orders/:uuid/notes                   | 401     | 404   | 404    | 200   | 200     | 200    | 403        | 403     | 403
-- it is not on its way yet
POST /api/admin/orders/:uuid/delivery                | 401     | 404   | 404    | 409   | 409     | 403    | 403        | 409     | 409
-- what is sent here is no photo; the kitchen has not begun her order, and has delivered another one with a photo
POST /api/admin/photos                              | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 415     | 404
POST /api/admin/orders/:uuid/cake-photos            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 409     | 404
GET  /api/admin/orders/:uuid/cake-photos/:photoId   | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 200     | 404
-- its rider took it
GET  /api/admin/orders/:uuid/delivery-photo         | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 200
GET  /api/admin/saved-views                         | 401     | 404   | 404    | 200   | 200     | 200    | 200        | 200     | 200
-- a name of their own, for themselves; then none has this id
POST /api/admin/saved-views                         | 401     | 404   | 404    | 200   | 200     | 200    | 200        | 200     | 200
DELETE /api/admin/saved-views/:id                   | 401     | 404   | 404    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/admin/runs                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/runs/:runId                         | 401     | 404   | 404    | sees  | sees    | 404    | 404        | 404     | 404
-- and for its rider
GET  /api/admin/runs/:runId/events                  | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 200
POST /api/admin/runs                                | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
-- to a person who is no rider
PUT  /api/admin/runs/:runId/rider                   | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
-- an order that is on a run, one that is not on it, and stops in another order
POST /api/admin/runs/:runId/stops                   | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
POST /api/admin/runs/:runId/stops/:uuid/remove      | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
POST /api/admin/runs/:runId/stops/:uuid/move        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/cancellation           | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
POST /api/admin/orders/:uuid/cancel                 | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/refundable             | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
POST /api/admin/orders/:uuid/refunds                | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/slots                  | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
POST /api/admin/orders/:uuid/reschedule             | 401     | 404   | 404    | 422   | 422     | 422    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/other-kitchens         | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
PUT  /api/admin/orders/:uuid/kitchen                | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/receiver               | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
PUT  /api/admin/orders/:uuid/receiver               | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
PUT  /api/admin/orders/:uuid/lines/:line/message    | 401     | 404   | 404    | 422   | 422     | 422    | 404        | 404     | 404
POST /api/admin/orders/:uuid/confirmations          | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
-- a price that is not the shop's, and her order is paid
POST /api/admin/phone-orders                        | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/payment-link           | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
POST /api/admin/orders/:uuid/payment-link/mail      | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
POST /api/admin/orders/:uuid/payment-link/cancel    | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
-- for the rider of its run; it is in the kitchen still
POST /api/admin/run/reports                         | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 409
-- and what changes in a kitchen, without any data of an order
GET  /api/admin/kitchen/boards                      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
GET  /api/admin/kitchens/:kitchenId/board           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
GET  /api/admin/kitchens/:kitchenId/events          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
-- a change of her order; a repeat changes nothing
POST /api/admin/kitchen/notices/:noticeId/seen      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
-- a tap of a board that saw nothing of what happened to her order since
POST /api/admin/kitchen/taps                        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 409     | 404
`);

const A_RECEIVER = {
  ...{ phone: "+919876543210", altPhone: "", address: "1 Ring Road, Saket", addressType: "Home" },
};

/** About her delivered order. */
const delivered = ({ records }: KamalasData) => ({ params: { uuid: records.deliveredOrder } });

export const ORDER_REQUESTS: Requests = {
  "GET /api/admin/orders": () => ({ query: `from=${soon(0)}&to=${soon(7)}` }),
  // A status that it does not have, so that nothing changes.
  "POST /api/admin/orders/:uuid/status": () => ({ body: { from: "accepted", to: "preparing" } }),
  // The event of no order.
  "POST /api/admin/orders/:uuid/status/undo": () => ({ body: { event: 999_999_999 } }),
  "POST /api/admin/orders/:uuid/notes": () => ({ body: { id: randomUuid(), text: "Call first" } }),
  "POST /api/admin/orders/:uuid/delivery": () => ({ body: { id: randomUuid(), code: "0000" } }),
  "POST /api/admin/photos": () => ({ body: {} }),
  "GET /api/admin/orders/:uuid/photo-sheet.pdf": delivered,
  "POST /api/admin/orders/:uuid/cake-photos": ({ records }, who) => ({
    body: { photo: records.uploads[who] ?? records.photoId },
  }),
  "GET /api/admin/orders/:uuid/cake-photos/:photoId": delivered,
  "GET /api/admin/orders/:uuid/delivery-photo": delivered,
  "POST /api/admin/saved-views": () => ({ body: { name: "Planned", filter: { on: "today" } } }),
  "DELETE /api/admin/saved-views/:id": () => ({ params: { id: randomUuid() } }),
  "GET /api/admin/runs": () => ({ query: `day=${soon(3)}` }),
  "POST /api/admin/runs": ({ uuid }) => ({ body: { day: soon(3), rider: "nobody", orders: [uuid] } }),
  "PUT /api/admin/runs/:runId/rider": () => ({ body: { from: "nobody", to: "nobody" } }),
  "POST /api/admin/runs/:runId/stops": ({ records }) => ({ body: { orders: [records.orderOnRun] } }),
  "POST /api/admin/runs/:runId/stops/:uuid/move": ({ uuid }) => ({ body: { from: [uuid], by: 1 } }),
  "GET /api/admin/orders/:uuid/cancellation": () => ({ query: "cause=shop" }),
  // Wrong figures, so that the order stays uncancelled for the other rows.
  "POST /api/admin/orders/:uuid/cancel": () => ({
    body: { cause: "shop", reason: "No oven", refund: 0.01, coins: 0, compensation: 0 },
  }),
  "POST /api/admin/orders/:uuid/refunds": () => ({
    body: { id: randomUuid(), amount: 1, left: 1, reason: "Crushed" },
  }),
  "GET /api/admin/orders/:uuid/slots": () => ({ query: `day=${soon(4)}` }),
  // A slot, kitchen and line that do not exist, a receiver that it does not have, one mail too many: nothing changes.
  "POST /api/admin/orders/:uuid/reschedule": () => ({
    body: { day: soon(4), type: "Pickup", time: "3 AM - 4 AM", refund: 0 },
  }),
  "PUT /api/admin/orders/:uuid/kitchen": () => ({ body: { from: "nowhere", to: "delhi" } }),
  "PUT /api/admin/orders/:uuid/receiver": () => ({
    body: { from: { ...A_RECEIVER, name: "Nobody" }, to: { ...A_RECEIVER, name: "Somebody" } },
  }),
  "PUT /api/admin/orders/:uuid/lines/:line/message": () => ({
    params: { line: "99" },
    body: { from: "", to: "Planned" },
  }),
  "POST /api/admin/orders/:uuid/confirmations": () => ({ body: { resent: 3 } }),
  "POST /api/admin/phone-orders": () => ({
    body: {
      id: randomUuid(),
      caller: { phone: "98860 55213", callerName: "Asha Rao", email: "nobody-yet@example.com" },
      order: {
        ...anOrder("nobody", { deliveryDate: soon(3) }),
        sku: [{ SKU: "TRUF05", price: 1, quantity: 1, sheetName: "Cakes" }],
      },
    },
  }),
  "POST /api/admin/run/reports": ({ records }) => ({
    body: {
      ...{ id: randomUuid(), orderId: records.orderOnRun, at: "2026-11-24T10:00:00Z" },
      ...{ kind: "delivered", code: "0000", photo: "" },
    },
  }),
  "POST /api/admin/kitchen/notices/:noticeId/seen": ({ records }) => ({
    params: { noticeId: records.noticeId },
  }),
  "POST /api/admin/kitchen/taps": ({ uuid }) => ({
    body: { orderId: uuid, seen: "placed", to: "preparing", at: "2020-01-01T10:00:00Z" },
  }),
};
