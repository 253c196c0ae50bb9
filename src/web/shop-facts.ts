import { useRouteLoaderData } from "react-router";
import type { ShopSettings } from "../shop/settings.ts";

/** What an owner has set and pages show: brand, origin, contact, legal numbers. */
export type ShopFacts = Pick<
  ShopSettings,
  "name" | "tagline" | "monogram" | "orderPrefix" | "url" | "contact" | "legal" | "social" | "mode"
>;

/** The shop's settings, which the root loads once. */
export function useShop(): ShopFacts {
  const shop = useShopIfLoaded();
  if (!shop) throw new Error("the root loader has not run");
  return shop;
}

/** The same for the page of last resort: a request may be refused before anything was loaded for it. */
export function useShopIfLoaded(): ShopFacts | undefined {
  return useRouteLoaderData<{ shop: ShopFacts }>("root")?.shop;
}
