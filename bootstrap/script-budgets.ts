import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { shopperManifestOf } from "../src/web/rendering/shopper-manifest.ts";

const CLIENT = join(import.meta.dirname, "../build/web/client");

/**
 * Limit in kB of brotli-compressed script that a page loads before any interaction, by route id. All others have the
 * limit of their area.
 */
export const SCRIPT_BUDGETS: Record<string, number> = {
  "storefront/home/home": 118,
  "storefront/listing/all-cakes": 118,
  category: 118,
  catagory: 118,
  "storefront/listing/search": 118,
  "storefront/cake/cake": 125.9,
  "checkout/payment/payment": 124.1,
  "checkout/payment/cart-payment": 128,
  "order/progress/order": 127.6,
  "order/progress/track-progress": 128,
  "account/sign-in/accounts": 109,
  "account/sign-in/sign-in": 109,
  "account/sign-in/sign-up": 109,
  "office/order/order": 133.4,
  "office/orders/orders": 124.5,
  "office/kitchen/board/board": 127.8,
  "office/run/rider/run": 128.6,
  "office/prices/prices": 124,
  "office/catalogue/product": 124.3,
  "office/figures/figures": 122,
  "office/draft-preview": 130.2,
  "office/log/log": 123.8,
  "office/log/change": 123,
};
const OTHER_PAGES = 117.6;
const OTHER_OFFICE_PAGES = 122.4;

type BuiltRoute = { parentId?: string; module: string; imports?: string[]; hasDefaultExport: boolean };
type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
};

/** Bytes of script that each route's page loads: its own, its layouts', the entry and the manifest. */
export function builtScriptBytes(): Map<string, number> {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("There is no build of the pages.");
  const code = readFileSync(join(CLIENT, "assets", name), "utf8");
  const { entry, routes }: Manifest = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
  const pages = Object.entries(routes).filter(([, route]) => route.hasDefaultExport);
  return new Map(
    pages.map(([id, route]) => {
      const manifest = id.startsWith("office/") ? name : shopperManifestOf(name);
      const files = new Set([`/assets/${manifest}`, entry.module, ...entry.imports]);
      for (let part: BuiltRoute | undefined = route; part; part = routes[part.parentId ?? ""])
        for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
      return [id, [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0)];
    }),
  );
}

/** The budget of a route's page, in bytes. */
export function scriptBudget(routeId: string): number {
  const others = routeId.startsWith("office/") ? OTHER_OFFICE_PAGES : OTHER_PAGES;
  return (SCRIPT_BUDGETS[routeId] ?? others) * 1000;
}
