import { afterAll, beforeAll, beforeEach } from "vitest";
import { loadDemoContent } from "../../demo/load-demo-content.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { openWholeShop, type Person, type WholeShop } from "./whole-shop.ts";

/**
 * Opens the whole shop with its own database before a file's first test, and closes both after the last. Each test
 * starts at the real time, as sessions do.
 * @param take gets the shop, and may prepare it
 * @param options hasContent: with the demo shop's pages of text, articles and testimonials
 */
export function openWholeShopFor(
  take: (shop: WholeShop) => void | Promise<void>,
  { hasContent = false } = {},
): void {
  let database: OpenDatabase;
  let shop: WholeShop;
  beforeAll(async () => {
    database = await testDatabase();
    if (hasContent) await loadDemoContent(database);
    shop = await openWholeShop(database);
    await take(shop);
  });
  beforeEach(() => shop.testApp.setClock(new Date()));
  afterAll(async () => {
    await shop.close();
    await database.close();
  });
}

/** Calls the API, at this path below `/api`. */
export async function callApi(person: Person, method: "GET" | "POST", path: string, body?: object) {
  const { status, text } = await person.send({
    ...{ method, url: `/api${path}` },
    ...(body ? { body } : {}),
  });
  return { status, body: JSON.parse(text) };
}
