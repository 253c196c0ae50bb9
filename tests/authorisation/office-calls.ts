import { soon } from "../support/whole-shop.ts";
import type { Requests } from "./kamalas-data.ts";
import { readTable } from "./read-table.ts";

/** Calls of the office about people, texts, figures and its own settings. */
export const OFFICE_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
GET  /api/admin/content                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- the first creates it, and the second finds its address taken
POST /api/admin/content                             | 401     | 404   | 404    | 200   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/content-pictures                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/content/:kind/:slug/discard-draft   | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/staff                               | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- by a session only: no token gives roles
POST /api/admin/staff/invitations                   | 401     | 404   | 404    | 409   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/invitations/:id/withdraw      | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/admin/staff/:userId/roles                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/:userId/sign-out              | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/complaints                          | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- there is no complaint, and no refund before the delivery; tests/office-customer-calls.test.ts covers existing ones
GET  /api/admin/complaints/:ticket                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/complaints/:ticket/answers          | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/customers                           | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/customers/:id                       | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/reviews                             | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- none has this id; tests/office-catalogue-calls.test.ts covers existing ones
POST /api/admin/reviews/:id/approve                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/reviews/:id/reject                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/figures                             | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/gst-returns                         | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/gst-returns/file                    | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
-- no registration of the shop
GET  /api/admin/gst-returns/:gstin/file             | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/invoices                            | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/invoices/file                       | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/settlements                         | 401     | 404   | 404    | 200   | 404     | 404    | 200        | 404     | 404
-- none has this id, and what is sent here is no table; tests/office-account-calls.test.ts covers existing ones
GET  /api/admin/settlements/:id                     | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/settlements                         | 401     | 404   | 404    | 415   | 404     | 404    | 415        | 404     | 404
POST /api/admin/settlements/fetch                   | 401     | 404   | 404    | 200   | 404     | 404    | 200        | 404     | 404
PUT  /api/admin/settlements/:id/lines/:kind/:entityId/explanation | 401 | 404 | 404 | 409 | 404   | 404    | 409        | 404     | 404
GET  /api/admin/webhooks                            | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/webhooks                            | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
-- none has this id; tests/office-webhook-calls.test.ts covers existing ones
GET  /api/admin/webhooks/:id                        | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/admin/webhooks/:id                        | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
DELETE /api/admin/webhooks/:id                      | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/secret                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/admin/webhooks/:id/paused                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/test                   | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/webhooks/:id/deliveries             | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/deliveries/:delivery/send | 401  | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/alarms                              | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- no mail has this key; tests/office-alarm-calls.test.ts covers existing ones
POST /api/admin/alarms/retry                        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/settings                            | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- by a session only: invoices carry them. Nothing is changed here
PATCH /api/admin/settings                           | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/log                                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/log/:id                             | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/log/:id/undo                        | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
`);

/** An id that nothing has. */
const NO_ID = "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14";

/** An address inside somebody's network: it is refused. */
const A_WEBHOOK = { url: "https://10.0.0.1/", events: ["order.placed"] };

export const OFFICE_REQUESTS: Requests = {
  "GET /api/admin/figures": () => ({ query: `from=${soon(-7)}&to=${soon(0)}` }),
  ...Object.fromEntries(
    ["gst-returns", "gst-returns/file", "invoices", "invoices/file"].map((path) => [
      `GET /api/admin/${path}`,
      () => ({ query: `month=${soon(0).slice(0, 7)}` }),
    ]),
  ),
  "GET /api/admin/gst-returns/:gstin/file": () => ({
    ...{ params: { gstin: "07AAPFU0939F1Z0" }, query: `month=${soon(0).slice(0, 7)}` },
  }),
  "GET /api/admin/settlements/:id": () => ({ params: { id: "setl_None" } }),
  "POST /api/admin/settlements": () => ({ body: {} }),
  "POST /api/admin/settlements/fetch": () => ({ body: { month: soon(0).slice(0, 7) } }),
  "PUT /api/admin/settlements/:id/lines/:kind/:entityId/explanation": () => ({
    params: { id: "setl_None", kind: "payment", entityId: "pay_None" },
    body: { from: "", to: "Planned" },
  }),
  "POST /api/admin/content": () => ({
    body: { title: "Planned", category: "Care", author: "Asha", picture: "truffle" },
  }),
  "GET /api/admin/content/:kind/:slug": () => ({ params: { slug: "terms" } }),
  "PUT /api/admin/content/:kind/:slug": () => ({
    params: { slug: "nothing" },
    body: { version: 0, title: "T", description: "D", body: "B", publish: false },
  }),
  "POST /api/admin/content/:kind/:slug/discard-draft": () => ({
    params: { slug: "nothing" },
    body: { version: 0 },
  }),
  "POST /api/admin/staff/invitations": () => ({ body: { email: "owner@example.com", roles: ["care"] } }),
  "POST /api/admin/staff/invitations/:id/withdraw": () => ({ params: { id: "inv_NONE" } }),
  "PUT /api/admin/staff/:userId/roles": () => ({ body: { from: [], to: [] } }),
  "GET /api/admin/complaints/:ticket": () => ({ params: { ticket: "C-0000-0000" } }),
  "POST /api/admin/complaints/:ticket/answers": () => ({
    ...{ params: { ticket: "C-0000-0000" }, body: { from: "open", to: "answered", text: "Sorry" } },
  }),
  "GET /api/admin/customers/:id": ({ userId }) => ({ params: { id: userId } }),
  "POST /api/admin/reviews/:id/approve": () => ({ params: { id: "rev_none" }, body: { photos: [] } }),
  "POST /api/admin/reviews/:id/reject": () => ({ params: { id: "rev_none" }, body: { reason: "spam" } }),
  "POST /api/admin/alarms/retry": () => ({ body: { what: "mail", id: "order-ready:nothing" } }),
  "PATCH /api/admin/settings": () => ({ body: { from: {}, to: {} } }),
  "GET /api/admin/log/:id": () => ({ params: { id: "999999999" } }),
  "POST /api/admin/log/:id/undo": () => ({ params: { id: "999999999" } }),
  "POST /api/admin/webhooks": () => ({ body: A_WEBHOOK }),
  "GET /api/admin/webhooks/:id": () => ({ params: { id: NO_ID } }),
  "PUT /api/admin/webhooks/:id": () => ({ params: { id: NO_ID }, body: A_WEBHOOK }),
  "DELETE /api/admin/webhooks/:id": () => ({ params: { id: NO_ID } }),
  "POST /api/admin/webhooks/:id/secret": () => ({ params: { id: NO_ID } }),
  "PUT /api/admin/webhooks/:id/paused": () => ({ params: { id: NO_ID }, body: { paused: true } }),
  "POST /api/admin/webhooks/:id/test": () => ({ params: { id: NO_ID } }),
  "GET /api/admin/webhooks/:id/deliveries": () => ({ params: { id: NO_ID } }),
  "POST /api/admin/webhooks/:id/deliveries/:delivery/send": () => ({
    params: { id: NO_ID, delivery: NO_ID },
  }),
};
