import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/web/routes.ts";
import { soon } from "../support/whole-shop.ts";
import type { KamalasData } from "./kamalas-data.ts";
import { readTable } from "./read-table.ts";

/** Permissions of pages. A new page needs a row here, and an entry in `EXAMPLE_PATHS` if its path has parameters. */
export const PAGES = readTable(`
page                    | visitor | other   | kamala  | owner   | manager | care   | accountant | kitchen | rider
-- for everybody
/                       | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/AllCakes               | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/gift-finder            | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/search                 | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/category/*             | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/:catagory              | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/cake/:sku              | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/cake/:sku/reviews      | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/Blogs                  | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/Blogs/:slug            | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/rewards                | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/aboutus                | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/contact                | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/refund-policy          | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/cancellation           | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/privacy-policy         | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/terms                  | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/testPayment            | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/reviews                | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/track                  | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/newsletter             | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/newsletter/confirm     | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/newsletter/leave       | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/TrackProgressPage      | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/*                      | 404     | 404     | 404     | 404     | 404     | 404    | 404        | 404     | 404
-- the receiver's page of a gift, for whoever has its link; Kamala's order is none
/gift/:token            | 404     | 404     | 404     | 404     | 404     | 404    | 404        | 404     | 404
-- the page of a payment link, for whoever has it; here it is guessed
/pay/:token             | 404     | 404     | 404     | 404     | 404     | 404    | 404        | 404     | 404
-- Kamala's order, all of it; who sees a part has /admin/orders/:uuid
/orders/:uuid           | 404     | 404     | sees    | sees    | sees    | sees   | 404        | 404     | 404
/orders/:uuid/progress  | 404     | 404     | sees    | sees    | sees    | sees   | 404        | 404     | 404
-- what its customer may change
/orders/:uuid/cancel    | sign in | 404     | shown   | 404     | 404     | 404    | 404        | 404     | 404
/orders/:uuid/reschedule | sign in | 404    | shown   | 404     | 404     | 404    | 404        | 404     | 404
/orders/:uuid/receiver  | sign in | 404     | sees    | 404     | 404     | 404    | 404        | 404     | 404
-- what she may complain of once it is delivered; it says her order's number alone
/orders/:uuid/complain  | 404     | 404     | shown   | shown   | shown   | shown  | 404        | 404     | 404
-- one's own
/wish-list              | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/reviews/mine           | 200     | 200     | 200     | 200     | 200     | 200    | 200        | 200     | 200
/payment/cart           | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/payment/:sku           | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
-- one's own account
/account                | sign in | to /account/orders | to /account/orders | to /account/orders | to /account/orders | to /account/orders | to /account/orders | to /account/orders | to /account/orders
/account/orders         | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/addresses      | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/coins          | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/profile        | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/security       | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/erase          | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/export         | sign in | 200     | sees    | 200     | 200     | 200    | 200        | 200     | 200
/account/erased         | shown   | shown   | shown   | shown   | shown   | shown  | shown      | shown   | shown
/account/addresses/new  | sign in | shown   | sees    | shown   | shown   | shown  | shown      | shown   | shown
/account/addresses/:id  | sign in | 404     | sees    | 404     | 404     | 404    | 404        | 404     | 404
-- who was proven just now is not asked again
/account/confirm        | sign in | to /account | to /account | to /account | to /account | to /account | to /account | to /account | to /account
-- the back office leads each role to its start
/admin                  | sign in | 404     | 404     | shown   | shown   | to /admin/orders | to /admin/accounts | to /admin/kitchen | to /admin/run
-- the orders of a day
/admin/orders           | sign in | 404     | 404     | sees    | sees    | sees   | sees       | sees    | sees
-- an order on the phone; it knows no customer before a number is typed
/admin/orders/new       | sign in | 404     | 404     | shown   | shown   | shown  | 404        | 404     | 404
-- a file of them, with customers where the role sees customers
/admin/orders/export    | sign in | 404     | 404     | sees    | sees    | 404    | 200        | 404     | 404
-- the search finds her order by what each may search by: here its number
/admin/find             | sign in | 404     | 404     | sees    | sees    | sees   | sees       | sees    | sees
-- and the story of Kamala's
/admin/orders/:uuid     | sign in | 404     | 404     | sees    | sees    | sees   | sees       | sees    | sees
-- the board of those who bake, and what its order says of the receiver: the first name
/admin/kitchen          | sign in | 404     | 404     | shown   | shown   | 404    | 404        | shown   | 404
/admin/kitchen/:uuid    | sign in | 404     | 404     | sees    | sees    | 404    | 404        | sees    | 404
/admin/kitchen/:uuid/label | sign in | 404  | 404     | sees    | sees    | 404    | 404        | sees    | 404
/admin/kitchen/:uuid/slip | sign in | 404   | 404     | sees    | sees    | 404    | 404        | sees    | 404
-- runs: those who plan them, and riders, who see their own
/admin/run              | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | shown
/admin/run/worker.js    | sign in | 404     | 404     | 200     | 200     | 404    | 404        | 404     | 200
/admin/run/:id          | sign in | 404     | 404     | sees    | sees    | 404    | 404        | 404     | sees
/admin/run/:id/sheet    | sign in | 404     | 404     | sees    | sees    | 404    | 404        | 404     | sees
-- what the kitchen and the riders have no part in
/admin/delivery         | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/capacity | sign in | 404    | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/options | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/kitchens | sign in | 404    | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/kitchens/new | sign in | 404 | 404    | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/kitchens/:id | sign in | 404 | 404    | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/pincodes | sign in | 404    | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/delivery/pincodes/:pincode | sign in | 404 | 404 | shown | shown   | 404    | 404        | 404     | 404
/admin/delivery/blackouts/:id | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/reviews          | sign in | 404     | 404     | shown   | shown   | shown  | 404        | 404     | 404
/admin/customers        | sign in | 404     | 404     | sees    | sees    | sees   | 404        | 404     | 404
/admin/:list/export      | sign in | 404     | 404     | sees    | sees    | 404    | 404        | 404     | 404
/admin/customers/:id    | sign in | 404     | 404     | sees    | sees    | sees   | 404        | 404     | 404
/admin/complaints       | sign in | 404     | 404     | shown   | shown   | shown  | 404        | 404     | 404
/admin/complaints/:ticket | sign in | 404     | 404     | sees    | sees    | sees   | 404        | 404     | 404
/admin/alarms           | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/log              | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/log/:id          | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/figures          | sign in | 404     | 404     | shown   | shown   | 404    | shown      | 404     | 404
/admin/figures/download | sign in | 404     | 404     | 200     | 200     | 404    | 200        | 404     | 404
/admin/accounts         | sign in | 404     | 404     | shown   | shown   | 404    | shown      | 404     | 404
/admin/accounts/download | sign in | 404     | 404     | 200     | 200     | 404    | 200        | 404     | 404
/admin/accounts/settlements | sign in | 404 | 404     | shown   | 404     | 404    | shown      | 404     | 404
/admin/accounts/settlements/download | sign in | 404 | 404 | 200 | 404    | 404    | 200        | 404     | 404
/admin/accounts/settlements/:id | sign in | 404     | 404     | shown   | 404     | 404    | shown      | 404     | 404
/admin/accounts/settlements/:id/download | sign in | 404     | 404     | 200     | 404     | 404    | 200        | 404     | 404
-- what the shop writes, for those who may change it
/admin/content          | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/content/:kind/:slug | sign in | 404  | 404     | shown   | shown   | 404    | 404        | 404     | 404
-- whose shop it is, for the owner
/admin/settings         | sign in | 404     | 404     | shown   | 404     | 404    | 404        | 404     | 404
/admin/settings/opening | sign in | 404     | 404     | shown   | 404     | 404    | 404        | 404     | 404
-- who works here is for those who may change it
/admin/programs         | sign in | 404     | 404     | shown   | shown   | 404    | shown      | 404     | 404
/admin/programs/webhooks | sign in | 404    | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/programs/webhooks/:id | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/staff            | sign in | 404     | 404     | shown   | 404     | 404    | 404        | 404     | 404
/admin/staff/:id        | sign in | 404     | 404     | shown   | 404     | 404    | 404        | 404     | 404
-- an invitation to the staff, for whoever has its link; here it is guessed
/staff-invitation/:token | 404    | 404     | 404     | 404     | 404     | 404    | 404        | 404     | 404
/admin/catalogue        | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/import | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/export | sign in | 404     | 404     | 200     | 200     | 404    | 404        | 404     | 404
/admin/catalogue/new    | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/products/:id | sign in | 404 | 404   | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/products/:id/pictures | sign in | 404 | 404 | shown | shown | 404  | 404        | 404     | 404
/admin/catalogue/products/:id/parts  | sign in | 404 | 404 | shown | shown | 404   | 404        | 404     | 404
/admin/catalogue/products/:id/combos | sign in | 404 | 404 | shown | shown | 404   | 404        | 404     | 404
-- a published product has no preview
/admin/catalogue/products/:id/preview | sign in | 404 | 404 | to /admin/catalogue/products/PTRUFFLE | to /admin/catalogue/products/PTRUFFLE | 404 | 404 | 404 | 404
/admin/catalogue/prices | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/categories | sign in | 404 | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/categories/* | sign in | 404 | 404   | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/add-ons | sign in | 404    | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/add-ons/:sku | sign in | 404 | 404   | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/add-ons/:sku/picture | sign in | 404 | 404 | shown | shown | 404   | 404        | 404     | 404
/admin/catalogue/new-add-on | sign in | 404 | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/home   | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/menu   | sign in | 404     | 404     | shown   | shown   | 404    | 404        | 404     | 404
/admin/catalogue/new-category | sign in | 404 | 404   | shown   | shown   | 404    | 404        | 404     | 404
-- the way in, needed only without a session
/accounts               | shown   | to /account | to /account | to /account | to /account | to /account | to /account | to /account | to /account
/sign-in                | shown   | to /    | to /    | to /admin | to /admin | to /admin | to /admin  | to /admin | to /admin
/sign-in/*              | shown   | to /    | to /    | to /admin | to /admin | to /admin | to /admin  | to /admin | to /admin
/sign-up                | shown   | to /    | to /    | to /admin | to /admin | to /admin | to /admin  | to /admin | to /admin
/sign-up/*              | shown   | to /    | to /    | to /admin | to /admin | to /admin | to /admin  | to /admin | to /admin
`);

/** Other spellings of back-office URLs that the router accepts. The same people may see them. */
export const OTHER_SPELLINGS: [page: string, spelling: string][] = [
  ["/admin/alarms", "/admin/%61larms"],
  ["/admin/alarms", "/ADMIN/Alarms/"],
  ["/admin/log", "/admin/%6Cog"],
  ["/admin/log", "/admin/log.data"],
  ["/admin/complaints/:ticket", "/admin/complaint%73/C-0000-0000"],
];

/** Example paths for pages with parameters. */
const EXAMPLE_PATHS: Record<string, (kamala: KamalasData) => string> = {
  "/admin/orders/:uuid": ({ uuid }) => `/admin/orders/${uuid}`,
  "/admin/log/:id": ({ records }) => `/admin/log/${records.logEntry}`,
  "/admin/figures/download": () => "/admin/figures/download?table=days",
  "/admin/accounts/download": () => `/admin/accounts/download?month=${soon(0).slice(0, 7)}`,
  "/admin/accounts/settlements/:id": ({ records }) => `/admin/accounts/settlements/${records.settlementId}`,
  "/admin/accounts/settlements/:id/download": ({ records }) =>
    `/admin/accounts/settlements/${records.settlementId}/download`,
  "/admin/catalogue/categories/*": () => "/admin/catalogue/categories/birthday",
  "/admin/catalogue/add-ons/:sku": () => "/admin/catalogue/add-ons/ADDCARD",
  "/admin/catalogue/add-ons/:sku/picture": () => "/admin/catalogue/add-ons/ADDCARD/picture",
  "/admin/catalogue/products/:id": () => "/admin/catalogue/products/PTRUFFLE",
  "/admin/catalogue/products/:id/preview": () => "/admin/catalogue/products/PTRUFFLE/preview",
  "/admin/catalogue/products/:id/pictures": () => "/admin/catalogue/products/PTRUFFLE/pictures",
  "/admin/catalogue/products/:id/parts": () => "/admin/catalogue/products/PCOMBO/parts",
  "/admin/catalogue/products/:id/combos": () => "/admin/catalogue/products/PTRUFFLE/combos",
  "/admin/delivery/pincodes/:pincode": () => "/admin/delivery/pincodes/110001",
  "/admin/delivery/kitchens/:id": () => "/admin/delivery/kitchens/delhi",
  "/admin/delivery/blackouts/:id": ({ records }) => `/admin/delivery/blackouts/${records.blackoutId}`,
  "/admin/find": ({ number }) => `/admin/find?q=${number}`,
  "/admin/:list/export": () => "/admin/customers/export",
  "/admin/orders/export": () => `/admin/orders/export?on=${soon()}`,
  "/admin/orders": () => `/admin/orders?on=${soon()}`,
  "/admin/run/:id": ({ records }) => `/admin/run/${records.runId}`,
  "/admin/run/:id/sheet": ({ records }) => `/admin/run/${records.runId}/sheet`,
  "/admin/kitchen": () => "/admin/kitchen?kitchen=delhi",
  "/admin/kitchen/:uuid": ({ uuid }) => `/admin/kitchen/${uuid}`,
  "/admin/kitchen/:uuid/label": ({ uuid }) => `/admin/kitchen/${uuid}/label`,
  "/admin/kitchen/:uuid/slip": ({ uuid }) => `/admin/kitchen/${uuid}/slip`,
  "/search": () => "/search?q=truffle",
  "/category/*": () => "/category/flowers/roses",
  "/:catagory": () => "/birthday",
  "/cake/:sku": () => "/cake/TRUF05",
  "/cake/:sku/reviews": () => "/cake/TRUF05/reviews",
  "/Blogs/:slug": () => "/Blogs/eggless-explained",
  "/*": () => "/no/such/page",
  "/pay/:token": ({ uuid }) => `/pay/${uuid}.guessed`,
  "/gift/:token": ({ uuid }) => `/gift/${uuid}.guessed`,
  "/orders/:uuid": ({ uuid }) => `/orders/${uuid}`,
  "/orders/:uuid/complain": ({ uuid }) => `/orders/${uuid}/complain`,
  "/admin/content/:kind/:slug": () => "/admin/content/page/terms",
  "/admin/programs/webhooks/:id": ({ records }) => `/admin/programs/webhooks/${records.webhookId}`,
  "/admin/staff/:id": ({ records }) => `/admin/staff/${records.userId}`,
  // tests/staff-office.test.ts covers real invitations.
  "/staff-invitation/:token": () => "/staff-invitation/guessed",
  "/admin/customers/:id": ({ userId }) => `/admin/customers/${userId}`,
  "/admin/complaints/:ticket": ({ records }) => `/admin/complaints/${records.ticket}`,
  "/orders/:uuid/progress": ({ uuid }) => `/orders/${uuid}/progress`,
  "/orders/:uuid/cancel": ({ uuid }) => `/orders/${uuid}/cancel`,
  "/orders/:uuid/reschedule": ({ uuid }) => `/orders/${uuid}/reschedule?date=${soon(4)}`,
  "/orders/:uuid/receiver": ({ uuid }) => `/orders/${uuid}/receiver`,
  "/account/addresses/:id": ({ addressId }) => `/account/addresses/${addressId}`,
  "/payment/:sku": () => "/payment/TRUF05",
  "/sign-in/*": () => "/sign-in/factor-one",
  "/sign-up/*": () => "/sign-up/verify",
};

/** The URL that a row of the table requests. */
export function urlOf(page: string, kamala: KamalasData): string {
  const url = EXAMPLE_PATHS[page]?.(kamala) ?? page;
  if (/[:*]/.test(url)) throw new Error(`${page} needs an entry in EXAMPLE_PATHS`);
  return url;
}

/** The paths of all pages. */
export function pagePaths(entries: readonly RouteConfigEntry[] = routes, above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    const paths = (index || path) && children.length === 0 ? [here || "/"] : [];
    return [...paths, ...pagePaths(children, here)];
  });
}
