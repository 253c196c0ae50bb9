import { soon } from "../support/whole-shop.ts";
import type { Requests } from "./kamalas-data.ts";
import { closedTime } from "./office-records.ts";
import { readTable } from "./read-table.ts";

/** Calls of the office about kitchens, pincodes and closed times. */
export const DELIVERY_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
GET  /api/admin/blackouts                           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- an hour of a day without orders
POST /api/admin/blackouts                           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
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
PATCH /api/admin/pincodes/:pincode                  | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/kitchens/:kitchenId/capacity        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/kitchens/:kitchenId/capacity        | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/sold-windows                        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
`);

const A_KITCHEN = {
  ...{ address: "1 Ring Road", city: "New Delhi", pincode: "110099", stateCode: "07" },
  ...{ phone: "", fssai: "" },
};

export const DELIVERY_REQUESTS: Requests = {
  "POST /api/admin/blackouts": ({ records }) => ({
    body: { ...closedTime(), kitchen: records.closableKitchen },
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
  // An area and places that they do not have, so that nothing changes.
  "PATCH /api/admin/pincodes/:pincode": () => ({
    body: { from: { area: "Nowhere" }, to: { area: "Elsewhere" } },
  }),
  "GET /api/admin/kitchens/:kitchenId/capacity": () => ({ query: `from=${soon(0)}` }),
  "PUT /api/admin/kitchens/:kitchenId/capacity": () => ({
    body: { day: soon(3), option: "standard", startMinute: 540, from: 998, to: 5 },
  }),
  "GET /api/admin/sold-windows": () => ({ query: `day=${soon(3)}` }),
};
