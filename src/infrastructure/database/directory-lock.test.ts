import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DirectoryInUse } from "./directory-lock.ts";
import { openEmbedded } from "./open-database.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-lock-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("@all a data directory belongs to one running shop, and is free again when that one stops", async () => {
  const first = await openEmbedded(directory);
  await expect(openEmbedded(directory)).rejects.toBeInstanceOf(DirectoryInUse);
  await first.close();
  const second = await openEmbedded(directory);
  await second.close();
});

test("@all the embedded database writes through to the disk, and has every table", async () => {
  const opened = await openEmbedded(directory);
  await opened.migrate();
  const { rows } = (await opened.db.execute(sql`show fsync`)) as unknown as { rows: { fsync: string }[] };
  expect(rows[0]?.fsync).toBe("on");
  await opened.db.execute(sql`select count(*)::int from orders`);
  await opened.close();
});
