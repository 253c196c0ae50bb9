import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { seedSmallShop } from "./small-shop.ts";
import { testApi } from "./test-api.ts";

/**
 * Opens the API of a small shop before a file's first test, and closes it after the last.
 * @param take gets the API and its database, and may prepare them
 */
export function openTestApiFor(
  take: (app: FastifyInstance, opened: OpenDatabase) => void | Promise<void>,
): void {
  const closing: { close(): Promise<unknown> }[] = [];
  beforeAll(async () => {
    const opened = await testDatabase();
    closing.unshift(opened);
    await seedSmallShop(opened.db);
    const app = await testApi(opened.db);
    closing.unshift(app);
    await take(app, opened);
  });
  afterAll(async () => {
    for (const each of closing) await each.close();
  });
}
