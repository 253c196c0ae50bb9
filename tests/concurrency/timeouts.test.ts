import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { testPostgres } from "../support/database.ts";

test("requests have timeouts on both ends; backup and restore have none", async () => {
  const shop = await testPostgres();
  const patient = openPostgres(shop.url, () => {}, { withoutTimeouts: true });
  const limits = async ({ db, driver }: typeof patient) => {
    const { rows } = (await db.execute(sql`select current_setting('statement_timeout') as server,
        current_setting('idle_in_transaction_session_timeout') as idle`)) as unknown as {
      rows: { server: string; idle: string }[];
    };
    return { ...rows[0], driver: "pool" in driver ? driver.pool.options.query_timeout : null };
  };
  try {
    expect(await limits(shop)).toEqual({ server: "15s", idle: "15s", driver: 20_000 });
    expect(await limits(patient)).toEqual({ server: "0", idle: "0", driver: undefined });
  } finally {
    await patient.close();
    await shop.close();
  }
});
