import { anOrder } from "../support/test-app.ts";
import { soon } from "../support/whole-shop.ts";
import type { KamalasData, Requests } from "./kamalas-data.ts";
import { readTable } from "./read-table.ts";

/** Calls of shoppers, of machines, and those that everybody may make. */
export const SHOPPER_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
-- the catalogue, for everybody
GET  /api/cakes/get-cakes                           | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/get-cakes/:SKU                      | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/getcakes/:ProductID                 | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/get-add-ons                         | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/cards                               | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
GET  /api/cakes/reviews/:ProductID                  | 200     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
-- until her review is approved, it is for her and those who decide
GET  /api/reviews/photos/:id/:size                  | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 404     | 404
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
-- photos to be printed: what is sent here is none, and the one that is read is on her cake
POST /api/photos                                    | 422     | 422   | 422    | 422   | 422     | 422    | 422        | 422     | 422
GET  /api/photos/:id                                | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 200     | 200
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
GET  /api/orders/:uuid/delivery-photo               | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 404     | 200
GET  /api/orders/:uuid/cake-photos/:photoId         | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 200     | 404
GET  /api/orders/:uuid/proofs/:proofId              | 404     | 404   | 200    | 200   | 200     | 200    | 404        | 404     | 404
POST /api/orders/:uuid/again                        | 401     | 404   | sees   | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/pay                          | 401     | 404   | 409    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/cancellation                 | 401     | 404   | 200    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/cancel                       | 401     | 404   | 409    | 404   | 404     | 404    | 404        | 404     | 404
GET  /api/orders/:uuid/reschedule                   | 401     | 404   | 200    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/orders/:uuid/reschedule                   | 401     | 404   | 422    | 404   | 404     | 404    | 404        | 404     | 404
PUT  /api/orders/:uuid/receiver                     | 401     | 404   | sees   | 404   | 404     | 404    | 404        | 404     | 404
-- money that belongs to no order
POST /api/payment/test/create-order                 | 401     | 200   | 200    | 200   | 200     | 200    | 200        | 200     | 200
POST /api/payment/test/verify-payment               | 401     | 400   | 400    | 400   | 400     | 400    | 400        | 400     | 400
-- for holders of the signed token of her payment link alone; no one here has it
POST /api/payment-links/:token/pay                  | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
POST /api/payment-links/:token/verify               | 404     | 404   | 404    | 404   | 404     | 404    | 404        | 404     | 404
-- machines, with a signature that no one here has
POST /api/payment/webhook                           | 400     | 400   | 400    | 400   | 400     | 400    | 400        | 400     | 400
`);

export const SHOPPER_REQUESTS: Requests = {
  "GET /api/cakes/get-cakes": () => ({ query: "start=1&end=3" }),
  "GET /api/cakes/cards": () => ({ query: "sku=TRUF05" }),
  "GET /api/search/suggest": () => ({ query: "q=choc" }),
  "GET /api/delivery/windows/:pincode": () => ({ query: `date=${soon()}` }),
  "POST /api/rewards/referral": ({ referral }) => ({ body: { code: referral } }),
  "POST /api/account/proof": () => ({ body: { password: "not-the-password" } }),
  "GET /api/reviews/photos/:id/:size": ({ records }) => ({
    params: { id: records.reviewPhotoId, size: "small" },
  }),
  "GET /api/photos/:id": ({ records }) => ({ params: { id: records.printPhotoId } }),
  ...Object.fromEntries(
    ["delivery-photo", "cake-photos/:photoId", "proofs/:proofId"].map((file) => [
      `GET /api/orders/:uuid/${file}`,
      ({ records }: KamalasData) => ({ params: { uuid: records.deliveredOrder } }),
    ]),
  ),
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
  "POST /api/payment/verify-payment": ({ signedPayment }) => ({ body: signedPayment }),
  "POST /api/payment-links/:token/pay": ({ uuid }) => ({ params: { token: `${uuid}.guessed` }, body: {} }),
  "POST /api/payment-links/:token/verify": ({ uuid, signedPayment }) => ({
    params: { token: `${uuid}.guessed` },
    body: signedPayment,
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
  "POST /api/payment/test/verify-payment": ({ signedPayment }) => ({
    body: { ...signedPayment, signature: "wrong" },
  }),
  "POST /api/payment/webhook": () => ({ body: { event: "payment.captured" } }),
};
