import { fromRupees } from "../../../shop/basics/money.ts";
import type { ProductCard } from "../../../shop/catalog/product-card.ts";
import { apiFetch } from "../../session/api-fetch.ts";

/** A card as the shop's call gives it: the contract's names, money in rupees. */
type CardReply = Omit<ProductCard, "sku" | "pricePaise" | "sellPaise" | "points" | "active"> & {
  SKU: string;
  Price: number;
  Sell: number;
  Points: number;
  Status: "Active" | "Inactive";
};

/** Remembers that this customer looked at a SKU. A view that was not written down is no loss to anybody. */
export async function rememberView(email: string, sku: string): Promise<void> {
  await apiFetch("/api/user/addRecentViewed", { body: { email, SKU: sku } });
}

/** What this customer has looked at, the newest first. Throws when the shop can't tell. */
export async function fetchViewed(email: string): Promise<ProductCard[]> {
  const viewed = await apiFetch<string[]>("/api/user/getRecentlyViewed", { body: { email } });
  if (!viewed.ok) throw new Error(viewed.message);
  if (viewed.data.length === 0) return [];
  const query = new URLSearchParams(viewed.data.map((sku) => ["sku", sku]));
  const cards = await apiFetch<CardReply[]>(`/api/cakes/cards?${query}`);
  if (!cards.ok) throw new Error(cards.message);
  return cards.data.map(({ SKU, Price, Sell, Points, Status, ...same }) => ({
    ...same,
    sku: SKU,
    pricePaise: fromRupees(Price),
    sellPaise: fromRupees(Sell),
    points: Points,
    active: Status === "Active",
  }));
}
