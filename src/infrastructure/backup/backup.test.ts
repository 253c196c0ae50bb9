import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { testPglite } from "../../../tests/support/pglite-pool.ts";
import { booksIn, fillShop, NOT_BACKED_UP, nextOrderNumber } from "../../../tests/support/shop-to-back-up.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { userRoles, users } from "../../shop/accounts/accounts.tables.ts";
import { newsletterSubscribers } from "../../shop/newsletter/newsletter.tables.ts";
import { JOB_NAMES } from "../../shop/reactions.ts";
import type { Db } from "../database/db.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { openPubSub } from "../pubsub/open-pub-sub.ts";
import { openUploads } from "../uploads/open-uploads.ts";
import { checkBackup, InvalidBackup } from "./backup-file.ts";
import { createBackup } from "./create-backup.ts";
import { restore, ShopIsRunning } from "./restore.ts";

const KEPT = ["public_changes"];
const anything = () => {};
/** Each test makes its own shop, on a busy machine. In ms. */
const PATIENCE = 180_000;
vi.setConfig({ testTimeout: PATIENCE });
let testApp: TestApp;
let directory: string;
let file: string;
/** Every file that must be refused is tried on this one, because it stays as it is. */
let meerasShop: Awaited<ReturnType<typeof emptyShop>>;
const opened: OpenDatabase[] = [];

openTestAppFor(async (openedApp) => {
  testApp = openedApp;
  await fillShop(testApp);
});
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-backup-"));
  file = join(directory, "shop.backup");
  await createBackup(testApp.services, {
    path: file,
    without: NOT_BACKED_UP,
    jobNames: JOB_NAMES,
    signedBy: null,
  });
  meerasShop = await emptyShop();
  await meerasShop.db.insert(users).values({ id: "usr_meera", name: "Meera", email: "meera@example.com" });
  await meerasShop.db.insert(userRoles).values({ userId: "usr_meera", role: "owner" });
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** A migrated shop without rows, with its own upload folder. */
async function emptyShop(make: () => Promise<OpenDatabase> = testDatabase) {
  const database = await make();
  opened.push(database);
  const { db } = database;
  const uploads = await mkdtemp(join(directory, "uploads-"));
  return {
    db,
    jobs: await testJobs(db),
    uploads: openUploads(uploads),
    uploadsAt: uploads,
    clock: () => new Date(),
  };
}

/** The backup with other lines. */
async function changed(change: (lines: string[]) => void): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  change(lines);
  const path = join(directory, "changed.backup");
  await writeFile(path, gzipSync(lines.join("\n")));
  return path;
}

/** Restores it into the shop where Meera works, and expects that nothing changes. */
async function refused(path: string): Promise<string> {
  const shop = meerasShop;
  // A restore would change this number.
  await shop.db.execute(sql`alter sequence order_numbers restart`);
  const before = await booksIn(shop.db);
  const number = await nextOrderNumber(shop.db);
  const tried = restore(shop, { path, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  const error = await tried.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(InvalidBackup);
  expect(await booksIn(shop.db)).toEqual(before);
  expect(await nextOrderNumber(shop.db)).toBe(`${Number(number) + 1}`);
  expect(await readdir(shop.uploadsAt)).toEqual([]);
  return error.message;
}

test("a shop is restored row by row on either database, with customers' files and sequences", async () => {
  const books = await booksIn(testApp.db);
  for (const name of [
    "orders",
    "coin_entries",
    "reviews",
    "refunds",
    "invoices",
    "complaint_proofs",
    "mails",
  ])
    expect(books[name], name).not.toEqual([]);
  expect(books.invoices?.filter((row) => row.includes("credit"))).not.toEqual([]);

  const embedded = await emptyShop(testPglite);
  await restore(embedded, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  expect(await booksIn(embedded.db)).toEqual(books);
  const again = join(directory, "again.backup");
  await createBackup(embedded, { path: again, without: NOT_BACKED_UP, jobNames: JOB_NAMES, signedBy: null });
  const other = await emptyShop();
  await restore(other, { path: again, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  expect(await booksIn(other.db)).toEqual(books);

  const [photo = ""] = await readdir(testApp.uploads);
  expect(await readdir(other.uploadsAt)).toEqual([photo]);
  expect(await readFile(join(other.uploadsAt, photo))).toEqual(await readFile(join(testApp.uploads, photo)));
  expect(await nextOrderNumber(other.db)).toBe(await nextOrderNumber(testApp.db));
});

test("a restore replaces all data, but only if that is allowed", async () => {
  const shop = await emptyShop();
  const subscriber = {
    id: "sub_eva",
    email: "eva@example.com",
    status: "pending" as const,
    askedAt: new Date("2026-11-01T10:00:00Z"),
  };
  await shop.db.insert(newsletterSubscribers).values(subscriber);
  const before = await booksIn(shop.db);
  const mayReplace = (filled: string[]) => {
    throw new Error(`it has ${filled.join()}`);
  };
  await expect(
    restore(shop, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace }),
  ).rejects.toThrow("it has newsletter_subscribers");
  expect(await booksIn(shop.db)).toEqual(before);
  await restore(shop, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  expect(await booksIn(shop.db)).toEqual(await booksIn(testApp.db));
});

test("a number used since the backup is not used again", async () => {
  const shop = await emptyShop();
  await shop.db.execute(sql`select setval('order_numbers', 200000)`);
  await restore(shop, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  expect(await nextOrderNumber(shop.db)).toBe("200001");
});

test("a file that is cut off anywhere changes nothing", async () => {
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const cut = join(directory, "cut.backup");
  for (const bytes of [
    whole.subarray(0, 10),
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, -1),
    gzipSync(text.slice(0, text.length / 2)),
    gzipSync(text.slice(0, text.lastIndexOf('{"part":"end"'))),
  ]) {
    await writeFile(cut, bytes);
    expect(await refused(cut)).toContain("cut off");
    await expect(checkBackup(cut, JOB_NAMES)).rejects.toBeInstanceOf(InvalidBackup);
  }
  await checkBackup(file, JOB_NAMES);
});

test("a file that is not a backup changes nothing", async () => {
  const foreign = join(directory, "foreign.backup");
  for (const bytes of [Buffer.from("no,backup\n"), gzipSync("hello\n"), gzipSync('{"format":"other"}\n')]) {
    await writeFile(foreign, bytes);
    await refused(foreign);
    await expect(checkBackup(foreign, JOB_NAMES)).rejects.toBeInstanceOf(InvalidBackup);
  }
});

test("a backup of another version of the shop is refused, and says what to do", async () => {
  const newer = await changed((lines) => {
    lines[0] = (lines[0] ?? "").replace(/"migratedTo":"\d+"/, '"migratedTo":"9999999999999"');
  });
  expect(await refused(newer)).toContain("by a newer version of the shop. Restore it with that version");
  const older = await changed((lines) => {
    lines[0] = (lines[0] ?? "").replace(/"migratedTo":"\d+"/, '"migratedTo":"1"');
  });
  expect(await refused(older)).toContain("by an older version of the shop");
});

test("rows with missing references are refused, and the message holds no personal data", async () => {
  const path = await changed((lines) => {
    const at = lines.findIndex((line) => line.includes('"name":"users"'));
    const row = lines.findIndex((line, index) => index > at && line.includes('"id":"ravi"'));
    lines[at] = (lines[at] ?? "").replace(/"lines":(\d+)/, (_, many) => `"lines":${many - 1}`);
    lines.splice(row, 1);
  });
  const message = await refused(path);
  expect(message).toContain("foreign key");
  expect(message).not.toContain("ravi");
});

test("a backup with unknown jobs is refused as a whole", async () => {
  const path = await changed((lines) => {
    const at = lines.findIndex((line) => line.startsWith('{"part":"jobs"'));
    lines.splice(at, 1, '{"part":"jobs","lines":1}', '{"name":"cakes-told-fortunes","data":{}}');
  });
  expect(await refused(path)).toContain("work of a kind that this version can't do");
  await expect(checkBackup(path, JOB_NAMES)).rejects.toBeInstanceOf(InvalidBackup);
});

test("files stay if the connection breaks at the commit, because rows may refer to them", async () => {
  const shop = await emptyShop();
  const db = {
    transaction: async (work: never) => {
      await shop.db.transaction(work);
      throw new Error("Connection terminated unexpectedly");
    },
  } as unknown as Db;
  await expect(
    restore({ ...shop, db }, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything }),
  ).rejects.toThrow("Connection terminated");
  expect(await booksIn(shop.db)).toEqual(await booksIn(testApp.db));
  expect(await readdir(shop.uploadsAt)).toEqual(await readdir(testApp.uploads));
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "@all a shop that holds locks on its tables is reported as running",
  async () => {
    const shop = await emptyShop();
    const before = await booksIn(shop.db);
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table orders in row exclusive mode`);
      await expect(
        restore(shop, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything }),
      ).rejects.toBeInstanceOf(ShopIsRunning);
    });
    expect(await booksIn(shop.db)).toEqual(before);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)("a running shop is noticed even while it is idle", async () => {
  const shop = await emptyShop();
  const before = await booksIn(shop.db);
  const { driver } = opened.at(-1) as OpenDatabase;
  const pubSub = await openPubSub({ driver, log: { info: anything, warn: anything, error: anything } });
  const again = () =>
    restore(shop, { path: file, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  await expect(again()).rejects.toBeInstanceOf(ShopIsRunning);
  expect(await booksIn(shop.db)).toEqual(before);
  await pubSub.close();
  await vi.waitFor(again, { timeout: 10_000 });
  expect(await booksIn(shop.db)).toEqual(await booksIn(testApp.db));
});

test.runIf(process.env.TEST_DATABASE_URL)("a backup is of one instant, even while people order", async () => {
  const busy = join(directory, "busy.backup");
  let came = 0;
  const db = {
    transaction: (work: (tx: object) => Promise<unknown>, config: object) =>
      testApp.db.transaction(
        (tx) =>
          work({
            execute: async (query: never) => {
              const answer = await tx.execute(query);
              came += 1;
              const id = `late${came}`;
              await testApp.db.insert(users).values({ id, name: "", email: `${id}@example.com` });
              return answer;
            },
          }),
        config,
      ),
  } as unknown as Db;
  const before = await booksIn(testApp.db);
  await createBackup(
    { ...testApp.services, db },
    { path: busy, without: NOT_BACKED_UP, jobNames: JOB_NAMES, signedBy: null },
  );
  expect(came).toBeGreaterThan(50);
  const shop = await emptyShop();
  await restore(shop, { path: busy, keptTables: KEPT, jobNames: JOB_NAMES, mayReplace: anything });
  const after = await booksIn(shop.db);
  // The backup holds the rows written before its snapshot, and none written after it.
  const early = after.users?.filter((row) => row.includes("late")) ?? [];
  expect(early.length).toBeLessThanOrEqual(2);
  expect({ ...after, users: after.users?.filter((row) => !row.includes("late")) }).toEqual(before);
});
