import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { shopperManifestOf } from "../src/web/rendering/shopper-manifest.ts";

const CLIENT = join(import.meta.dirname, "../build/web/client");

/**
 * Limit in kB of brotli-compressed script that a page loads before any interaction, by route id. `OTHER_PAGES` holds
 * for all others.
 */
export const SCRIPT_BUDGETS: Record<string, number> = {
  "storefront/home/home": 119.5,
  "storefront/listing/all-cakes": 120.1,
  category: 120.1,
  catagory: 120.1,
  "storefront/listing/search": 120.1,
  "storefront/cake/cake": 126.2,
  "checkout/payment/payment": 124.2,
  "checkout/payment/cart-payment": 128.1,
  "order/progress/order": 128,
  "order/progress/track-progress": 128.4,
  "account/sign-in/accounts": 110.5,
  "account/sign-in/sign-in": 110.4,
  "account/sign-in/sign-up": 110.5,
  "office/order/order": 127.8,
  "office/kitchen/board/board": 124,
  "office/delivery/blackouts": 121,
  "office/delivery/options": 120,
  "office/delivery/pincodes": 120,
};
export const OTHER_PAGES = 118.8;

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
  return (SCRIPT_BUDGETS[routeId] ?? OTHER_PAGES) * 1000;
}
