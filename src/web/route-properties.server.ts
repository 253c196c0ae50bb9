import type { Register } from "react-router";
import { QUESTION_NAMES } from "./storefront/gift-finder/finder-url.ts";
import { LISTING_NAMES } from "./storefront/listing/listing-names.ts";

/** The path of a page, as `routes.ts` writes it. */
type RoutePath = keyof Register["pages"];

export type RouteProperties = {
  /**
   * Shows data of one person, so it is never cached. Any other page is rendered from its URL alone, and cached unless its
   * loader sends `UNCACHED_PAGE`, which only arrives if the module exports `headers`.
   */
  isPersonal: boolean;
  /** Crawlers may fetch it. `robots.txt` disallows the others. */
  isCrawled: boolean;
  /** The sitemap lists this path. Products and articles are added from their data. */
  isInSitemap: boolean;
  /** The query names that change the page. Any others are ignored by the page cache. */
  query: readonly string[];
  /** Its tab bar marks this page, so header and tab bar are not shared with other pages. */
  hasOwnHeader: boolean;
  /** Shows search results: private for other caches, but stored by the server until the catalogue changes. */
  isSearch: boolean;
  /** The files that its form takes, so it is larger than others. Null for no files. */
  formFiles: FormFiles | null;
};

/** Kinds of forms with files. Their limits are in `src/server/large-forms.ts`. */
export type FormFiles = "complaint" | "picture" | "table" | "report";

const PUBLIC: RouteProperties = {
  isPersonal: false,
  isCrawled: true,
  isInSitemap: false,
  query: [],
  hasOwnHeader: false,
  isSearch: false,
  formFiles: null,
};
const LISTING = { ...PUBLIC, query: LISTING_NAMES };
const PERSONAL = { ...PUBLIC, isPersonal: true, isCrawled: false };
const ACCOUNT = { ...PERSONAL, hasOwnHeader: true };
/** Crawlers may follow a mailed link; the page tells them not to index it. */
const MAILED_LINK = { ...PERSONAL, isCrawled: true };

/** Properties of each page. A route without a row here does not compile. */
export const ROUTE_PROPERTIES = {
  "/": { ...PUBLIC, isInSitemap: true },
  "/AllCakes": { ...LISTING, isInSitemap: true },
  "/search": { ...LISTING, isSearch: true },
  "/gift-finder": { ...PUBLIC, isInSitemap: true, query: QUESTION_NAMES },
  "/category/*": LISTING,
  "/cake/:sku": PUBLIC,
  "/cake/:sku/reviews": { ...PUBLIC, query: ["page"] },
  "/Blogs": { ...PUBLIC, isInSitemap: true, query: ["show"] },
  "/Blogs/:slug": PUBLIC,
  "/rewards": { ...PUBLIC, isInSitemap: true, hasOwnHeader: true },
  "/aboutus": PUBLIC,
  "/contact": PUBLIC,
  "/refund-policy": PUBLIC,
  "/cancellation": PUBLIC,
  "/privacy-policy": PUBLIC,
  "/terms": PUBLIC,
  "/wish-list": PERSONAL,
  "/testPayment": { ...PUBLIC, isCrawled: false },
  "/reviews": { ...PUBLIC, isInSitemap: true, query: ["page", "sku", "stars"], hasOwnHeader: true },
  "/reviews/mine": { ...PERSONAL, isCrawled: true },
  "/track": { ...PUBLIC, isInSitemap: true, hasOwnHeader: true },
  "/newsletter": { ...PUBLIC, isInSitemap: true },
  "/newsletter/confirm": MAILED_LINK,
  "/newsletter/leave": MAILED_LINK,
  "/TrackProgressPage": PERSONAL,
  "/orders/:uuid": PERSONAL,
  "/orders/:uuid/cancel": PERSONAL,
  "/orders/:uuid/reschedule": PERSONAL,
  "/orders/:uuid/receiver": PERSONAL,
  "/orders/:uuid/complain": { ...PERSONAL, formFiles: "complaint" },
  "/orders/:uuid/progress": PERSONAL,
  "/gift/:token": MAILED_LINK,
  "/account": { ...ACCOUNT, isCrawled: true },
  "/account/confirm": ACCOUNT,
  "/account/erased": ACCOUNT,
  "/account/orders": ACCOUNT,
  "/account/addresses": ACCOUNT,
  "/account/addresses/new": ACCOUNT,
  "/account/addresses/:id": ACCOUNT,
  "/account/coins": ACCOUNT,
  "/account/profile": ACCOUNT,
  "/account/security": ACCOUNT,
  "/account/erase": ACCOUNT,
  "/account/export": ACCOUNT,
  "/accounts": PERSONAL,
  "/sign-in": PERSONAL,
  "/sign-in/*": PERSONAL,
  "/sign-up": PERSONAL,
  "/sign-up/*": PERSONAL,
  "/payment/cart": PERSONAL,
  "/payment/:sku": PERSONAL,
  "/pay/:token": MAILED_LINK,
  "/admin": PERSONAL,
  "/admin/orders": PERSONAL,
  "/admin/orders/export": PERSONAL,
  "/admin/find": PERSONAL,
  "/admin/orders/new": PERSONAL,
  "/admin/orders/:uuid": PERSONAL,
  "/admin/kitchen": PERSONAL,
  "/admin/kitchen/:uuid": PERSONAL,
  "/admin/kitchen/:uuid/label": PERSONAL,
  "/admin/kitchen/:uuid/slip": PERSONAL,
  "/admin/run": PERSONAL,
  "/admin/run/worker.js": PERSONAL,
  "/admin/run/:id": PERSONAL,
  "/admin/run/:id/sheet": PERSONAL,
  "/admin/:list/export": PERSONAL,
  "/admin/customers": PERSONAL,
  "/admin/customers/:id": PERSONAL,
  "/admin/complaints": PERSONAL,
  "/admin/complaints/:ticket": PERSONAL,
  "/admin/delivery": PERSONAL,
  "/admin/delivery/blackouts/:id": PERSONAL,
  "/admin/delivery/kitchens": PERSONAL,
  "/admin/delivery/kitchens/new": PERSONAL,
  "/admin/delivery/kitchens/:id": PERSONAL,
  "/admin/delivery/capacity": PERSONAL,
  "/admin/delivery/options": PERSONAL,
  "/admin/delivery/pincodes": PERSONAL,
  "/admin/delivery/pincodes/:pincode": PERSONAL,
  "/admin/reviews": PERSONAL,
  "/admin/alarms": PERSONAL,
  "/admin/log": PERSONAL,
  "/admin/log/:id": PERSONAL,
  "/admin/catalogue": PERSONAL,
  "/admin/content": PERSONAL,
  "/admin/content/:kind/:slug": PERSONAL,
  "/admin/settings": PERSONAL,
  "/admin/settings/opening": PERSONAL,
  "/admin/programs": PERSONAL,
  "/admin/programs/webhooks": PERSONAL,
  "/admin/programs/webhooks/:id": PERSONAL,
  "/admin/staff": PERSONAL,
  "/admin/staff/:id": PERSONAL,
  "/staff-invitation/:token": MAILED_LINK,
  "/admin/figures": PERSONAL,
  "/admin/figures/download": PERSONAL,
  "/admin/accounts": PERSONAL,
  "/admin/accounts/download": PERSONAL,
  "/admin/accounts/settlements": { ...PERSONAL, formFiles: "report" },
  "/admin/accounts/settlements/download": PERSONAL,
  "/admin/accounts/settlements/:id": PERSONAL,
  "/admin/accounts/settlements/:id/download": PERSONAL,
  "/admin/catalogue/new": PERSONAL,
  "/admin/catalogue/import": { ...PERSONAL, formFiles: "table" },
  "/admin/catalogue/export": PERSONAL,
  "/admin/catalogue/products/:id": PERSONAL,
  "/admin/catalogue/products/:id/pictures": { ...PERSONAL, formFiles: "picture" },
  "/admin/catalogue/products/:id/combos": PERSONAL,
  "/admin/catalogue/products/:id/parts": PERSONAL,
  "/admin/catalogue/products/:id/preview": { ...PERSONAL, query: ["sku"] },
  "/admin/catalogue/add-ons": PERSONAL,
  "/admin/catalogue/add-ons/:sku": PERSONAL,
  "/admin/catalogue/add-ons/:sku/picture": { ...PERSONAL, formFiles: "picture" },
  "/admin/catalogue/new-add-on": PERSONAL,
  "/admin/catalogue/prices": PERSONAL,
  "/admin/catalogue/categories": PERSONAL,
  "/admin/catalogue/categories/*": PERSONAL,
  "/admin/catalogue/new-category": PERSONAL,
  "/admin/catalogue/menu": PERSONAL,
  "/admin/catalogue/home": PERSONAL,
  "/:catagory": LISTING,
  "/*": PUBLIC,
} satisfies Record<RoutePath, RouteProperties>;

/** The paths of all routes with this property. */
export function routePaths(has: (route: RouteProperties) => boolean): string[] {
  return Object.entries<RouteProperties>(ROUTE_PROPERTIES).flatMap(([path, route]) =>
    has(route) ? [path] : [],
  );
}

/** Matches these paths and everything below them, case-insensitively. A path counts up to its first parameter. */
export function atOrBelow(paths: string[]): RegExp {
  const heads = [...new Set(paths.map((path) => path.replace(/\/[:*].*$/, "")))];
  const highest = heads.filter((head) => !heads.some((other) => head.startsWith(`${other}/`)));
  return new RegExp(`^(${highest.join("|")})(/|\\.data|$)`, "i");
}
