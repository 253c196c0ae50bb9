import { soon } from "../support/whole-shop.ts";
import type { KamalasData, Requests } from "./kamalas-data.ts";
import { readTable } from "./read-table.ts";

/** Calls of the office about people, texts, figures and its own settings. */
export const OFFICE_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
GET  /api/admin/content                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- the first creates it, and the second finds its address taken
POST /api/admin/content                             | 401     | 404   | 404    | 200   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/content-pictures                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- the second has not seen what the first has saved
PUT  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 200   | 409     | 404    | 404        | 404     | 404
POST /api/admin/content/:kind/:slug/discard-draft   | 401     | 404   | 404    | 200   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/staff                               | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- by a session only: no token gives roles
POST /api/admin/staff/invitations                   | 401     | 404   | 404    | 409   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/invitations/:id/withdraw      | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- roles that a member of the kitchen does not have
PUT  /api/admin/staff/:userId/roles                 | 401     | 404   | 404    | 409   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/:userId/sign-out              | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/complaints                          | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- her complaint, with another status than it has
GET  /api/admin/complaints/:ticket                  | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
POST /api/admin/complaints/:ticket/answers          | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/customers                           | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/customers/:id                       | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/reviews                             | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- a photo that her review does not have; each rejects their own
POST /api/admin/reviews/:id/approve                 | 401     | 404   | 404    | 422   | 422     | 422    | 404        | 404     | 404
POST /api/admin/reviews/:id/reject                  | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
GET  /api/admin/figures                             | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/gst-returns                         | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/gst-returns/file                    | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/gst-returns/:gstin/file             | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/invoices                            | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/invoices/file                       | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
GET  /api/admin/settlements                         | 401     | 404   | 404    | 200   | 404     | 404    | 200        | 404     | 404
-- what is sent here is no table, and the explained line does not exist
GET  /api/admin/settlements/:id                     | 401     | 404   | 404    | 200   | 404     | 404    | 200        | 404     | 404
POST /api/admin/settlements                         | 401     | 404   | 404    | 415   | 404     | 404    | 415        | 404     | 404
POST /api/admin/settlements/fetch                   | 401     | 404   | 404    | 200   | 404     | 404    | 200        | 404     | 404
PUT  /api/admin/settlements/:id/lines/:kind/:entityId/explanation | 401 | 404 | 404 | 409 | 404   | 404    | 409        | 404     | 404
GET  /api/admin/webhooks                            | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/webhooks                            | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
-- an address inside a private network is refused; each removes their own; nothing is sent again to a paused one
GET  /api/admin/webhooks/:id                        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/webhooks/:id                        | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
DELETE /api/admin/webhooks/:id                      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/secret                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/webhooks/:id/paused                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/test                   | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/webhooks/:id/deliveries             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/webhooks/:id/deliveries/:delivery/send| 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/alarms                              | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- no mail has this key; tests/office-alarm-calls.test.ts covers existing ones
POST /api/admin/alarms/retry                        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/settings                            | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- nothing is changed here
PATCH /api/admin/settings                           | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/opening                             | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
POST /api/admin/opening/:step/verify                | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/log                                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/log/:id                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- once
POST /api/admin/log/:id/undo                        | 401     | 404   | 404    | 200   | 409     | 404    | 404        | 404     | 404
`);

/** An address inside a private network: it is refused. */
const A_WEBHOOK = { url: "https://10.0.0.1/", events: ["order.placed"] };

const webhook = ({ records }: KamalasData) => ({ params: { id: records.webhookId } });

export const OFFICE_REQUESTS: Requests = {
  "GET /api/admin/figures": () => ({ query: `from=${soon(-7)}&to=${soon(0)}` }),
  ...Object.fromEntries(
    ["gst-returns", "gst-returns/file", "invoices", "invoices/file"].map((path) => [
      `GET /api/admin/${path}`,
      () => ({ query: `month=${soon(0).slice(0, 7)}` }),
    ]),
  ),
  "GET /api/admin/gst-returns/:gstin/file": ({ records: { gstin } }) => ({
    ...{ params: { gstin }, query: `month=${soon(0).slice(0, 7)}` },
  }),
  "GET /api/admin/settlements/:id": ({ records }) => ({ params: { id: records.settlementId } }),
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
  "PUT /api/admin/content/:kind/:slug": ({ records: { slug } }) => ({
    params: { slug },
    body: { version: 0, title: "T", description: "D", body: "B", publish: false },
  }),
  "POST /api/admin/content/:kind/:slug/discard-draft": ({ records: { slug } }) => ({
    params: { slug },
    body: { version: 0 },
  }),
  "POST /api/admin/staff/invitations": () => ({ body: { email: "owner@example.com", roles: ["care"] } }),
  "POST /api/admin/staff/invitations/:id/withdraw": ({ records }, who) => ({
    params: { id: records.invitations[who] ?? records.anotherInvitation },
  }),
  "PUT /api/admin/staff/:userId/roles": () => ({ body: { from: [], to: [] } }),
  "GET /api/admin/complaints/:ticket": ({ records: { ticket } }) => ({ params: { ticket } }),
  "POST /api/admin/complaints/:ticket/answers": ({ records: { ticket } }) => ({
    ...{ params: { ticket }, body: { from: "answered", to: "settled", text: "Sorry" } },
  }),
  "GET /api/admin/customers/:id": ({ userId }) => ({ params: { id: userId } }),
  "POST /api/admin/reviews/:id/approve": ({ records }) => ({
    ...{ params: { id: records.reviewId }, body: { photos: ["rph_NOBODYS"] } },
  }),
  "POST /api/admin/reviews/:id/reject": ({ records }, who) => ({
    ...{ params: { id: records.reviewsToReject[who] ?? records.reviewId }, body: { reason: "spam" } },
  }),
  "POST /api/admin/alarms/retry": () => ({ body: { what: "mail", id: "order-ready:nothing" } }),
  "PATCH /api/admin/settings": () => ({ body: { from: {}, to: {} } }),
  "POST /api/admin/opening/:step/verify": () => ({ params: { step: "payments" } }),
  "GET /api/admin/log/:id": ({ records }) => ({ params: { id: records.logEntry } }),
  "POST /api/admin/log/:id/undo": ({ records }) => ({ params: { id: records.logEntry } }),
  "POST /api/admin/webhooks": () => ({ body: A_WEBHOOK }),
  "GET /api/admin/webhooks/:id": webhook,
  "PUT /api/admin/webhooks/:id": ({ records }) => ({
    ...{ params: { id: records.webhookId }, body: { ...A_WEBHOOK, version: 1 } },
  }),
  "DELETE /api/admin/webhooks/:id": ({ records }, who) => ({
    params: { id: records.webhooksToRemove[who] ?? records.webhookId },
  }),
  "POST /api/admin/webhooks/:id/secret": webhook,
  "PUT /api/admin/webhooks/:id/paused": ({ records }) => ({
    ...{ params: { id: records.webhookId }, body: { paused: true } },
  }),
  "POST /api/admin/webhooks/:id/test": webhook,
  "GET /api/admin/webhooks/:id/deliveries": webhook,
  "POST /api/admin/webhooks/:id/deliveries/:delivery/send": ({ records }) => ({
    params: { id: records.webhookId, delivery: records.webhookDelivery },
  }),
};
