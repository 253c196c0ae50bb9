import { randomUuid } from "../../src/shop/basics/ids.ts";
import { anOrder } from "../support/test-app.ts";
import { soon } from "../support/whole-shop.ts";
import { readTable } from "./read-table.ts";

/**
 * Who may make which API call, with Kamala's data where a call is about a person. A new call needs a row here, and an
 * entry in `REQUESTS` if it takes more than its path. Rows run from top to bottom, people from left to right.
 */
export const CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
-- the shelf, for everybody
GET  /api/cakes/get-cakes                           | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/get-cakes/:SKU                      | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/getcakes/:ProductID                 | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/get-add-ons                         | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/cards                               | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/reviews/:ProductID                  | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
-- none has this id; tests/review-photos.test.ts covers existing ones
GET  /api/reviews/photos/:id/:size                  | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/search/suggest                            | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/blog/getAllBlogs                          | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/:pincode                         | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/area/:pincode                    | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/getSlots/:pincode                | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/windows/:pincode                 | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/earliest/:pincode                | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/:pincode/earliest                | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/delivery/days/:pincode                    | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/docs                                      | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/openapi.json                              | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
-- photos to be printed: what is sent here is none, and there is none with this id
POST /api/photos                                    | 422     | 422   | 422    | 422   | 422     | 422    | 422        | 422     | 422
GET  /api/photos/:id                                | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
-- one's own, without a name in the call
GET  /api/me                                        | 200     | 200   | sees   | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/wish-list                                 | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/wish-list                                 | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/orders                                    | 401     | 200   | sees   | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/rewards                                   | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/rewards/referral                          | 401     | 200   | 409    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/account/proof                             | 401     | 200   | sees   | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/proof                             | 401     | 422   | 422    | 422   | 422     | 422    | 422        | 422     | 422
POST /api/account/proof/code                        | 401     | 200   | sees   | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/account/sessions                          | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/sessions/:id/end                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/account/sessions/end                      | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/profile                           | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/password                          | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/newEmail                          | 401     | 200   | 409    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/newEmail/confirm                  | 401     | 422   | 422    | 422   | 422     | 422    | 422        | 422     | 422
POST /api/account/newsletter                        | 401     | 403   | 403    | 403   | 403     | 403    | 403        | 403     | 403
GET  /api/account/export                            | 401     | 200   | sees   | 200   | 200     | 200    | 200        | 200     | 200
POST /api/account/erase                             | 401     | 400   | 400    | 400   | 400     | 400    | 400        | 400     | 400
-- with Kamala's e-mail in the path, the query or the body
GET  /api/user/getDetails                           | 401     | 403   | sees   | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/register                             | 401     | 403   | sees   | 403   | 403     | 403    | 403        | 403     | 403
GET  /api/user/getAddress/:email                    | 401     | 403   | sees   | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/addAddress                           | 401     | 403   | sees   | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/addRecentViewed                      | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/getRecentlyViewed                    | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
GET  /api/user/getCart/:email                       | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/addTocart                            | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/setCartQuantity                      | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
POST /api/user/deleteCart                           | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
POST /api/payment/create-order                      | 401     | 403   | 200    | 403   | 403     | 403    | 403        | 403     | 403
-- with the number of Kamala's order or payment
GET  /api/delivery/orderdetailsUUID/:customerOrderId | 404    | 404   | sees   | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/orders/:uuid/events                       | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 404     | 404
POST /api/payment/verify-payment                    | 401     | 404   | 200    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/invoice.pdf                  | 404     | 404   | 200    | 200   | 200     | 200    | 200        | 404     | 404
GET  /api/orders/:uuid/credit-notes/:nth            | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/delivery-photo               | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/cake-photos/:photoId         | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/proofs/:proofId              | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/again                        | 401     | 404   | sees   | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/pay                          | 401     | 404   | 409    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/cancellation                 | 401     | 404   | 200    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/cancel                       | 401     | 404   | 409    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/reschedule                   | 401     | 404   | 200    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/reschedule                   | 401     | 404   | 422    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/orders/:uuid/receiver                     | 401     | 404   | sees   | 404   | 404     | 404    | 404        | 404     | 404
-- for those who bake; her order has no photos
GET  /api/admin/orders/:uuid/photo-sheet.pdf        | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
-- for programs of the staff; who does not see receivers sees no message on a cake either
GET  /api/admin/orders                              | 401     | 404   | 404    | sees  | sees    | sees   | 200        | 200     | sees
GET  /api/admin/orders/:uuid                        | 401     | 404   | 404    | sees  | sees    | sees   | 200        | 200     | sees
POST /api/admin/orders/:uuid/status                  | 401     | 404   | 404    | 409   | 409     | 403    | 403        | 409     | 403
POST /api/admin/orders/:uuid/notes                   | 401     | 404   | 404    | 200   | 409     | 409    | 403        | 403     | 403
GET  /api/admin/products                            | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/products/:ProductID                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PATCH /api/admin/products/:ProductID                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/products/:ProductID/parts           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/parts           | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/tax-classes                         | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/products                            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
POST /api/admin/products/:ProductID/skus            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/products/:ProductID/facts          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/publication     | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/pictures        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- what is sent here is no picture
POST /api/admin/products/:ProductID/pictures        | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 404     | 404
DELETE /api/admin/products/:ProductID               | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/categories                          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/categories/:slug                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/categories                          | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/categories/:slug                   | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/add-ons                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/add-ons/:SKU                        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/add-ons                             | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/add-ons/:SKU                       | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/add-ons/:SKU/place                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/add-ons/:SKU/picture                | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 404     | 404
GET  /api/admin/menu                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/menu                                | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/home                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/home                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/content                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/content/:kind/:slug                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/content/:kind/:slug/discard-draft   | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/runs                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/runs/:runId                         | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/runs/:runId/events                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/runs                                | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
POST /api/admin/runs/:runId/stops                   | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/runs/:runId/stops/:uuid/remove      | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/runs/:runId/stops/:uuid/move        | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/staff                               | 401     | 404   | 404    | 200   | 404     | 404    | 404        | 404     | 404
-- by a session only: no token gives roles
POST /api/admin/staff/invitations                   | 401     | 404   | 404    | 409   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/invitations/:id/withdraw      | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/admin/staff/:userId/roles                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/staff/:userId/sign-out              | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/blackouts                           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/blackouts                           | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/blackouts/:id/end                   | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/delivery-options                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PATCH /api/admin/delivery-options/:option           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/kitchens                            | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/kitchens                            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/kitchens/:kitchenId                | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PUT  /api/admin/kitchens/:kitchenId/open            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/kitchens/:kitchenId/pincodes        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/kitchens/:kitchenId/pincodes        | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
POST /api/admin/kitchens/:kitchenId/pincodes/remove | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/sold-windows                        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/complaints                          | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- there is no complaint, and no refund before the delivery; tests/office-customer-calls.test.ts covers existing ones
GET  /api/admin/complaints/:ticket                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/complaints/:ticket/answers          | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/customers                           | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/customers/:id                       | 401     | 404   | 404    | sees  | sees    | sees   | 404        | 404     | 404
GET  /api/admin/orders/:uuid/cancellation           | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
POST /api/admin/orders/:uuid/cancel                 | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/orders/:uuid/refundable             | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
POST /api/admin/orders/:uuid/refunds                | 401     | 404   | 404    | 409   | 409     | 409    | 404        | 404     | 404
GET  /api/admin/reviews                             | 401     | 404   | 404    | 200   | 200     | 200    | 404        | 404     | 404
-- none has this id; tests/office-catalogue-calls.test.ts covers existing ones
POST /api/admin/reviews/:id/approve                 | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/admin/reviews/:id/reject                  | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/admin/planned-prices                      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/planned-prices                      | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
POST /api/admin/planned-prices/:id/end              | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/admin/prices                              | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/figures                             | 401     | 404   | 404    | 200   | 200     | 404    | 200        | 404     | 404
-- for the rider of its run; her order is on none
POST /api/admin/run/reports                         | 401     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
-- and what changes in a kitchen, without any data of an order
GET  /api/admin/kitchens/:kitchenId/events          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 200     | 404
-- a tap of a board that saw nothing of what happened to her order since
POST /api/admin/kitchen/taps                        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 409     | 404
-- money that belongs to no order
POST /api/payment/test/create-order                 | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/payment/test/verify-payment               | 401     | 400   | 400    | 400   | 400     | 400    | 400        | 400     | 400
-- for holders of the signed token of her payment link alone; nobody here has it
POST /api/payment-links/:token/pay                  | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/payment-links/:token/verify               | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
-- machines, with a signature that nobody here has
POST /api/payment/webhook                           | 400     | 400   | 400    | 400   | 400     | 400    | 400        | 400     | 400
`);

/** Calls that no cookie authenticates. They need no CSRF pair; the value says what protects them instead. */
export const WITHOUT_CSRF: Record<string, string> = {
  "POST /api/payment-links/:token/pay": "the signed token in the path, which no other site knows",
  "POST /api/payment-links/:token/verify": "the signed token in the path, which no other site knows",
  "POST /api/payment/webhook": "the provider's signature over the bytes",
};

/** The data that the calls are about. */
export type KamalasData = {
  userId: string;
  email: string;
  uuid: string;
  number: string;
  referral: string;
  /** The name in her records. */
  name: string;
  address: string;
  /** The id of her saved address. */
  addressId: string;
  proof: { orderId: string; paymentId: string; signature: string };
};

/** Texts by which her data is recognised in replies. */
export const HER_TEXTS = { name: "Canary Devi", address: "17 Canary Lane, Indiranagar" };

type Call = { params?: Record<string, string>; query?: string; body?: object };

const PARAMS = {
  SKU: "TRUF05",
  ProductID: "PTRUFFLE",
  pincode: "110001",
  nth: "1",
  proofId: "prf_NONE",
  photoId: "ph_0000000000000000",
  kitchenId: "delhi",
  slug: "birthday",
  kind: "page",
  runId: "run_NONE",
  userId: "nobody",
};

const A_KITCHEN = {
  ...{ address: "1 Ring Road", city: "New Delhi", pincode: "110099", stateCode: "07" },
  ...{ phone: "", fssai: "" },
};

const A_SIZE = { SKU: "TRUF05", weight: "1 kg", serves: "", eggless: true, mrp: 900, price: 800 };

/** What a call sends besides its path. Calls that are not listed send nothing. */
const REQUESTS: Record<string, (kamala: KamalasData) => Call> = {
  "GET /api/cakes/get-cakes": () => ({ query: "start=1&end=3" }),
  "GET /api/cakes/cards": () => ({ query: "sku=TRUF05" }),
  "GET /api/search/suggest": () => ({ query: "q=choc" }),
  "GET /api/delivery/windows/:pincode": () => ({ query: `date=${soon()}` }),
  "POST /api/rewards/referral": ({ referral }) => ({ body: { code: referral } }),
  "POST /api/account/proof": () => ({ body: { password: "not-the-password" } }),
  "GET /api/reviews/photos/:id/:size": () => ({ params: { id: "rph_NOBODYS", size: "small" } }),
  "GET /api/photos/:id": () => ({ params: { id: "ph_NOBODYS" } }),
  "POST /api/account/sessions/:id/end": () => ({ params: { id: "ses_NOBODYS" } }),
  "POST /api/account/sessions/end": () => ({ body: { keepThis: true } }),
  "POST /api/account/profile": () => ({ body: { name: "Devi", phoneNumber: "" } }),
  "POST /api/account/password": () => ({ body: { password: "another-long-password" } }),
  "POST /api/account/newEmail": ({ email }) => ({ body: { newEmail: email } }),
  "POST /api/account/newEmail/confirm": ({ email }) => ({ body: { newEmail: email, code: "000000" } }),
  "POST /api/account/newsletter": () => ({ body: { wanted: false } }),
  "POST /api/account/erase": () => ({ body: { confirm: "yes" } }),
  "GET /api/user/getDetails": ({ email }) => ({ query: `email=${encodeURIComponent(email)}` }),
  "POST /api/user/register": ({ email, name }) => ({
    body: { email, name, phoneNumber: "98765 43210" },
  }),
  "POST /api/user/addAddress": ({ email, name, address }) => ({
    body: {
      ...{ email, address, name, phone: "98765 43210" },
      ...{ pinCode: "110001", addressType: "Home" },
    },
  }),
  "POST /api/user/addRecentViewed": ({ email }) => ({ body: { email, SKU: "TRUF05" } }),
  "POST /api/wish-list": () => ({ body: { SKU: "TRUF05", isWished: true } }),
  "POST /api/user/getRecentlyViewed": ({ email }) => ({ body: { email } }),
  "POST /api/user/addTocart": ({ email }) => ({ body: { email, SKU: [{ skuid: "TRUF05", quantity: 1 }] } }),
  "POST /api/user/setCartQuantity": ({ email }) => ({ body: { email, skuid: "TRUF05", quantity: 2 } }),
  "POST /api/user/deleteCart": ({ email }) => ({ body: { email, skuid: "TRUF05" } }),
  "POST /api/payment/create-order": ({ email }) => ({
    body: { ...anOrder("kamala", { deliveryDate: soon(3) }), email },
  }),
  "POST /api/payment/verify-payment": ({ proof }) => ({ body: proof }),
  "POST /api/payment-links/:token/pay": ({ uuid }) => ({ params: { token: `${uuid}.guessed` }, body: {} }),
  "POST /api/payment-links/:token/verify": ({ uuid, proof }) => ({
    params: { token: `${uuid}.guessed` },
    body: proof,
  }),
  "POST /api/orders/:uuid/again": () => ({ body: {} }),
  "POST /api/orders/:uuid/pay": () => ({ body: {} }),
  // Wrong figures, so that the order stays uncancelled for the other rows.
  "POST /api/orders/:uuid/cancel": () => ({ body: { refund: 0.01, coins: 0 } }),
  "GET /api/orders/:uuid/reschedule": () => ({ query: `date=${soon(4)}` }),
  "POST /api/orders/:uuid/reschedule": () => ({
    body: { deliveryDate: soon(4), deliveryType: "Pickup", deliveryTime: "3 AM - 4 AM", refund: 0 },
  }),
  "PUT /api/orders/:uuid/receiver": () => ({
    body: {
      ...{ name: "Canary Devi", phone: "98765 43210", altPhone: "", addressType: "Home" },
      address: "17 Canary Lane, Indiranagar",
    },
  }),
  "POST /api/payment/test/verify-payment": ({ proof }) => ({ body: { ...proof, signature: "wrong" } }),
  "GET /api/admin/orders": () => ({ query: `from=${soon(0)}&to=${soon(7)}` }),
  // A status that it does not have, so that nothing changes.
  "POST /api/admin/orders/:uuid/status": () => ({ body: { from: "accepted", to: "preparing" } }),
  // The first adds the note. The same id of another person is refused.
  "POST /api/admin/orders/:uuid/notes": () => ({ body: { id: randomUuid(), text: "Call first" } }),
  "GET /api/admin/figures": () => ({ query: `from=${soon(-7)}&to=${soon(0)}` }),
  "PATCH /api/admin/products/:ProductID": () => ({ body: { version: "0" } }),
  // A name and a SKU that are taken, and what is so already: nothing changes.
  "POST /api/admin/products": () => ({
    body: {
      ...{
        name: "Twelve Red Roses",
        description: "Dark.",
        care: "Cool.",
        delivery: "In a box.",
        kind: "cake",
      },
      ...{ category: "birthday", taxClass: "cake", leadHours: 3, takesMessage: true },
      ...{ contains: [], mayContain: [], skus: [A_SIZE] },
    },
  }),
  "POST /api/admin/products/:ProductID/skus": () => ({ body: { skus: [A_SIZE] } }),
  "PATCH /api/admin/products/:ProductID/facts": () => ({ body: { version: "0" } }),
  "PUT /api/admin/products/:ProductID/publication": () => ({ body: { version: "0", publishAt: "now" } }),
  // A SKU that it does not have.
  "PUT /api/admin/products/:ProductID/parts": () => ({
    body: { skus: [{ SKU: "NOTHING", from: [], to: [] }] },
  }),
  "PUT /api/admin/products/:ProductID/pictures": () => ({ body: { from: [], to: [] } }),
  "POST /api/admin/products/:ProductID/pictures": () => ({ query: "text=A%20cake", body: {} }),
  // An address and a SKU that are taken, a menu of another version, texts, runs and people that do not exist.
  "POST /api/admin/categories": () => ({ body: { slug: "birthday", title: "Birthday", description: "" } }),
  "PATCH /api/admin/categories/:slug": () => ({ body: {} }),
  "GET /api/admin/add-ons/:SKU": () => ({ params: { SKU: "ADDCANDLE" } }),
  "POST /api/admin/add-ons": () => ({
    body: { SKU: "ADDCANDLE", name: "Planned", price: 10, taxClass: "candles" },
  }),
  "PATCH /api/admin/add-ons/:SKU": () => ({ params: { SKU: "ADDCANDLE" }, body: { from: {}, to: {} } }),
  "PUT /api/admin/add-ons/:SKU/place": () => ({ params: { SKU: "ADDCANDLE" }, body: { before: "NOTHING" } }),
  "POST /api/admin/add-ons/:SKU/picture": () => ({ params: { SKU: "ADDCANDLE" }, body: {} }),
  "PUT /api/admin/menu": () => ({ body: { version: "none", menus: [] } }),
  "PUT /api/admin/home": () => ({ body: { version: "none", sections: [] } }),
  "GET /api/admin/content/:kind/:slug": () => ({ params: { slug: "terms" } }),
  "PUT /api/admin/content/:kind/:slug": () => ({
    params: { slug: "nothing" },
    body: { version: 0, title: "T", description: "D", body: "B", publish: false },
  }),
  "POST /api/admin/content/:kind/:slug/discard-draft": () => ({
    params: { slug: "nothing" },
    body: { version: 0 },
  }),
  "GET /api/admin/runs": () => ({ query: `day=${soon(3)}` }),
  "POST /api/admin/runs": ({ uuid }) => ({ body: { day: soon(3), rider: "nobody", orders: [uuid] } }),
  "POST /api/admin/runs/:runId/stops": ({ uuid }) => ({ body: { orders: [uuid] } }),
  "POST /api/admin/runs/:runId/stops/:uuid/move": ({ uuid }) => ({ body: { from: [uuid], by: 1 } }),
  "POST /api/admin/staff/invitations": () => ({ body: { email: "owner@example.com", roles: ["care"] } }),
  "POST /api/admin/staff/invitations/:id/withdraw": () => ({ params: { id: "inv_NONE" } }),
  "PUT /api/admin/staff/:userId/roles": () => ({ body: { from: [], to: [] } }),
  // A kitchen that does not exist, so that nothing is closed.
  "POST /api/admin/blackouts": () => ({
    body: {
      ...{ key: randomUuid(), startsAt: "2026-11-24T10:00:00Z", endsAt: null },
      ...{ kitchen: "nowhere", reason: "Festival" },
    },
  }),
  "POST /api/admin/blackouts/:id/end": () => ({ params: { id: "0" } }),
  "PATCH /api/admin/delivery-options/:option": () => ({ params: { option: "pickup" }, body: { version: 0 } }),
  // A name that is taken, a value that the kitchen does not have, its open orders, a served pincode: nothing changes.
  "POST /api/admin/kitchens": () => ({ body: { ...A_KITCHEN, name: "New Delhi kitchen" } }),
  "PATCH /api/admin/kitchens/:kitchenId": () => ({
    body: { from: { phone: "none" }, to: { phone: "98765 43210" } },
  }),
  "PUT /api/admin/kitchens/:kitchenId/open": () => ({ body: { open: false } }),
  "POST /api/admin/kitchens/:kitchenId/pincodes": () => ({
    body: { pincodes: [{ pincode: "110001", area: "Connaught Place" }], options: ["standard"] },
  }),
  // Not one of this kitchen's, so that it stays.
  "POST /api/admin/kitchens/:kitchenId/pincodes/remove": () => ({ body: { pincodes: ["999999"] } }),
  "GET /api/admin/sold-windows": () => ({ query: `day=${soon(3)}` }),
  "GET /api/admin/complaints/:ticket": () => ({ params: { ticket: "C-0000-0000" } }),
  "POST /api/admin/complaints/:ticket/answers": () => ({
    ...{ params: { ticket: "C-0000-0000" }, body: { from: "open", to: "answered", text: "Sorry" } },
  }),
  "GET /api/admin/customers/:id": ({ userId }) => ({ params: { id: userId } }),
  "GET /api/admin/orders/:uuid/cancellation": () => ({ query: "cause=shop" }),
  // Wrong figures, so that the order stays uncancelled for the other rows.
  "POST /api/admin/orders/:uuid/cancel": () => ({
    body: { cause: "shop", reason: "No oven", refund: 0.01, coins: 0, compensation: 0 },
  }),
  "POST /api/admin/orders/:uuid/refunds": () => ({
    body: { id: randomUuid(), amount: 1, left: 1, reason: "Crushed" },
  }),
  "POST /api/admin/reviews/:id/approve": () => ({ params: { id: "rev_none" }, body: { photos: [] } }),
  "POST /api/admin/reviews/:id/reject": () => ({ params: { id: "rev_none" }, body: { reason: "spam" } }),
  // A start that is over, so that nothing is planned.
  "POST /api/admin/planned-prices": () => ({
    body: {
      ...{ id: "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14", from: "2020-01-01T10:00:00Z" },
      prices: [{ SKU: "TRUF05", mrp: 9, price: 8 }],
    },
  }),
  "POST /api/admin/planned-prices/:id/end": () => ({
    params: { id: "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14" },
  }),
  // Prices that it does not have, so that nothing changes.
  "PUT /api/admin/prices": () => ({
    body: { prices: [{ SKU: "TRUF05", from: { mrp: 9, price: 9 }, to: { mrp: 8, price: 8 } }] },
  }),
  "POST /api/admin/run/reports": ({ uuid }) => ({
    body: {
      ...{ id: "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a13", orderId: uuid, at: "2026-11-24T10:00:00Z" },
      ...{ kind: "delivered", code: "0000", photo: "" },
    },
  }),
  "POST /api/admin/kitchen/taps": ({ uuid }) => ({
    body: { orderId: uuid, seen: "placed", to: "preparing", at: "2020-01-01T10:00:00Z" },
  }),
  "POST /api/payment/webhook": () => ({ body: { event: "payment.captured" } }),
};

/** The path, query and body of a call about Kamala's data. */
export function requestParts(what: string, kamala: KamalasData) {
  const [method = "", path = ""] = what.split(/\s+/);
  const { params = {}, query = "", body } = REQUESTS[`${method} ${path}`]?.(kamala) ?? {};
  const { email, uuid } = kamala;
  const known: Record<string, string> = { ...PARAMS, email, customerOrderId: uuid, uuid, ...params };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const unknown = names.find((name) => known[name] === undefined);
  if (unknown) throw new Error(`what is the ${unknown} of ${what}? Say so in REQUESTS.`);
  const needed = Object.fromEntries(names.map((name) => [name, known[name] ?? ""]));
  return { method, path, params: needed, query, body };
}

/** The call as a request to send. */
export function requestOf(what: string, kamala: KamalasData) {
  const { method, path, params, query, body } = requestParts(what, kamala);
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  return { method, url: query ? `${url}?${query}` : url, ...(body ? { body } : {}) };
}
