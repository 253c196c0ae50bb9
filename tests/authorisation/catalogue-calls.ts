import type { Requests } from "./kamalas-data.ts";
import { NO_ID } from "./office-records.ts";
import { readTable } from "./read-table.ts";

/** Calls of the office about products, prices and the storefront. */
export const CATALOGUE_CALLS = readTable(`
call                                                | visitor | other | kamala | owner | manager | care   | accountant | kitchen | rider
GET  /api/admin/products                            | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/products/:ProductID                 | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PATCH /api/admin/products/:ProductID                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/products/:ProductID/parts           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/parts           | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/products/:ProductID/combos          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/combos          | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/tax-classes                         | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/products                            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
POST /api/admin/products/:ProductID/skus            | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/products/:ProductID/facts          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/publication     | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/products/:ProductID/pictures        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
-- what is sent here is no picture
POST /api/admin/products/:ProductID/pictures        | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 404     | 404
DELETE /api/admin/products/:ProductID               | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
-- what is sent here is no table, and none waits
POST /api/admin/catalogue-import                    | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 404     | 404
GET  /api/admin/catalogue-import                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/catalogue-import/apply              | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
DELETE /api/admin/catalogue-import                  | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/catalogue-file                      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/categories                          | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/categories/:slug                    | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/categories                          | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/categories/:slug                   | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/add-ons                             | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/add-ons/:SKU                        | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/add-ons                             | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
PATCH /api/admin/add-ons/:SKU                       | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/add-ons/:SKU/place                  | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/add-ons/:SKU/picture                | 401     | 404   | 404    | 415   | 415     | 404    | 404        | 404     | 404
GET  /api/admin/menu                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/menu                                | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
GET  /api/admin/home                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/home                                | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
GET  /api/admin/planned-prices                      | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
POST /api/admin/planned-prices                      | 401     | 404   | 404    | 422   | 422     | 404    | 404        | 404     | 404
-- each their own
POST /api/admin/planned-prices/:id/end              | 401     | 404   | 404    | 200   | 200     | 404    | 404        | 404     | 404
PUT  /api/admin/prices                              | 401     | 404   | 404    | 409   | 409     | 404    | 404        | 404     | 404
`);

const A_SIZE = { SKU: "TRUF05", weight: "1 kg", serves: "", eggless: true, mrp: 900, price: 800 };

export const CATALOGUE_REQUESTS: Requests = {
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
  // No parts, as it has none.
  "PUT /api/admin/products/:ProductID/parts": ({ records }) => ({
    params: { ProductID: records.combo },
    body: { skus: [{ SKU: records.comboSku, from: [], to: [] }] },
  }),
  // Combos that its page does not offer.
  "PUT /api/admin/products/:ProductID/combos": () => ({
    body: { from: [{ SKU: "NOTHING", label: "With nothing" }], to: [] },
  }),
  "PUT /api/admin/products/:ProductID/pictures": () => ({ body: { from: [], to: [] } }),
  "POST /api/admin/products/:ProductID/pictures": () => ({ query: "text=A%20cake", body: {} }),
  "POST /api/admin/catalogue-import": () => ({ body: {} }),
  "POST /api/admin/catalogue-import/apply": () => ({ body: { fingerprint: "0".repeat(64) } }),
  // An address and a SKU that are taken, a menu of another version.
  "POST /api/admin/categories": () => ({ body: { slug: "birthday", title: "Birthday", description: "" } }),
  "PATCH /api/admin/categories/:slug": () => ({ body: {} }),
  "GET /api/admin/add-ons/:SKU": () => ({ params: { SKU: "ADDCANDLE" } }),
  "POST /api/admin/add-ons": () => ({
    body: { SKU: "ADDCANDLE", name: "Planned", price: 10, taxClass: "candles" },
  }),
  "PATCH /api/admin/add-ons/:SKU": () => ({ params: { SKU: "ADDCANDLE" }, body: { from: {}, to: {} } }),
  "PUT /api/admin/add-ons/:SKU/place": ({ records }) => ({
    ...{ params: { SKU: "ADDCANDLE" }, body: { before: records.addOn } },
  }),
  "POST /api/admin/add-ons/:SKU/picture": () => ({ params: { SKU: "ADDCANDLE" }, body: {} }),
  "PUT /api/admin/menu": () => ({ body: { version: "none", menus: [] } }),
  "PUT /api/admin/home": () => ({ body: { version: "none", sections: [] } }),
  // A start that is over, so that nothing is planned.
  "POST /api/admin/planned-prices": () => ({
    body: {
      ...{ id: NO_ID, from: "2020-01-01T10:00:00Z" },
      prices: [{ SKU: "TRUF05", mrp: 9, price: 8 }],
    },
  }),
  "POST /api/admin/planned-prices/:id/end": ({ records }, who) => ({
    params: { id: records.plans[who] ?? records.anotherPlan },
  }),
  // Prices that it does not have, so that nothing changes.
  "PUT /api/admin/prices": () => ({
    body: { prices: [{ SKU: "TRUF05", from: { mrp: 9, price: 9 }, to: { mrp: 8, price: 8 } }] },
  }),
};
