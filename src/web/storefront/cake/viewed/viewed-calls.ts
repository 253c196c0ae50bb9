import { CardsReply } from "../../../../contract/cakes.ts";
import { ViewedReply } from "../../../../contract/user.ts";
import { fromRupees } from "../../../../shop/basics/money.ts";
import type { ProductCard } from "../../../../shop/catalogue/product-card.ts";
import { apiFetch } from "../../../session/api-fetch.ts";

/** Records that this customer viewed a SKU. A failure is ignored: a lost view does no harm. */
export async function rememberView(email: string, sku: string): Promise<void> {
  await apiFetch("/api/user/addRecentViewed", { reply: ViewedReply, body: { email, SKU: sku } });
}

/** Fetches the products that this customer has viewed, newest first. Throws if the call fails. */
export async function fetchViewed(email: string): Promise<ProductCard[]> {
  const viewed = await apiFetch("/api/user/getRecentlyViewed", { reply: ViewedReply, body: { email } });
  if (!viewed.ok) throw new Error(viewed.message);
  if (viewed.data.length === 0) return [];
  const query = new URLSearchParams(viewed.data.map((sku) => ["sku", sku]));
  const cards = await apiFetch(`/api/cakes/cards?${query}`, { reply: CardsReply });
  if (!cards.ok) throw new Error(cards.message);
  return cards.data.map(({ SKU, Price, Sell, Points, Status, ...shared }) => ({
    ...shared,
    sku: SKU,
    pricePaise: fromRupees(Price),
    sellPaise: fromRupees(Sell),
    points: Points,
    active: Status === "Active",
  }));
}
