import type { Services } from "../services.ts";
import { selectWishes } from "./wish-list.queries.ts";

/** Exports a customer's wish list with its times, newest first. */
export async function exportWishes({ db }: Pick<Services, "db">, { userId }: { userId: string }) {
  const wishes = await selectWishes(db, userId);
  return wishes.map(({ sku, wishedAt }) => ({ sku, at: wishedAt.toISOString() }));
}
