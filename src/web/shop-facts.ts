import { useRouteLoaderData } from "react-router";
import type { ShopSettings } from "../shop/settings.ts";

/** The owner's settings that pages show: brand, origin, contact, legal numbers. */
export type ShopFacts = Pick<
  ShopSettings,
  "name" | "tagline" | "monogram" | "orderPrefix" | "url" | "contact" | "legal" | "social" | "mode"
>;

/** The shop's settings, loaded once by the root. */
export function useShop(): ShopFacts {
  const shop = useShopIfLoaded();
  if (!shop) throw new Error("the root loader has not run");
  return shop;
}

/** The shop's settings for the error page, if loaded: a request may be refused before. */
export function useShopIfLoaded(): ShopFacts | undefined {
  return useRouteLoaderData<{ shop: ShopFacts }>("root")?.shop;
}
