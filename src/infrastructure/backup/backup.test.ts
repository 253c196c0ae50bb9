import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { moveOrder } from "../../../tests/support/move-order.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { testPglite } from "../../../tests/support/pglite-pool.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { userRoles, users } from "../../shop/accounts/accounts.tables.ts";
import { cancelOrder } from "../../shop/changes/cancel-order.ts";
import { quoteCancellation } from "../../shop/changes/quote-cancellation.ts";
import { sendComplaint } from "../../shop/complaints/send-complaint.ts";
import { invoices } from "../../shop/invoices/invoices.tables.ts";
import { newsletterSubscribers } from "../../shop/newsletter/newsletter.tables.ts";
import { advanceOrder } from "../../shop/orders/advance-order.ts";
import { JOB_NAMES } from "../../shop/reactions.ts";
import { NewReview } from "../../shop/reviews/reviews.inputs.ts";
import { sendReview } from "../../shop/reviews/send-review.ts";
import type { Db } from "../database/db.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { openPubSub } from "../pubsub/open-pub-sub.ts";
import { openUploads } from "../uploads/open-uploads.ts";
import { checkBackup, InvalidBackup } from "./backup-file.ts";
import { createBackup } from "./create-backup.ts";
import { restore, ShopIsRunning } from "./restore.ts";

const WITHOUT = ["public_changes", "sessions", "verifications"];
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
  await fillShop();
});
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-backup-"));
  file = join(directory, "shop.backup");
  await createBackup(testApp.services, { path: file, without: WITHOUT, jobNames: JOB_NAMES, signedBy: null });
  meerasShop = await emptyShop();
  await meerasShop.db.insert(users).values({ id: "usr_meera", name: "Meera", email: "meera@example.com" });
  await meerasShop.db.insert(userRoles).values({ userId: "usr_meera", role: "owner" });
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** One customer pays with coins and cancels; another receives a cake, reviews it, and complains with a photo. */
async function fillShop() {
  const asha = await testApp.customer("asha", 100);
  const cancelled = await paidOrder(testApp, asha, { useCoins: true });
  await testApp.work();
  const customer = { userId: asha };
  const quote = await quoteCancellation(testApp.services, { id: cancelled, customer });
  if (!quote.ok || !quote.value.possible) throw new Error("it can't be cancelled");
  const away = await cancelOrder(testApp.services, { id: cancelled, customer, expected: quote.value });
  expect(away).toMatchObject({ ok: true });
  await testApp.work();
  const { payment } = await orderRecords(testApp, cancelled);
  for (const webhook of await testApp.webhooks(payment?.gatewayOrderId ?? "")) await webhook.deliver();
  await testApp.work();

  const ravi = await testApp.customer("ravi", 7);
  const id = await paidOrder(testApp, ravi);
  for (const to of ["preparing", "ready", "shipped"] as const)
    expect(await advanceOrder(testApp.services, { id, to, staff: staff("owner") })).toMatchObject({
      ok: true,
    });
  await moveOrder(testApp.services, { id }, "delivered");
  await testApp.work();
  const said = { name: "Ravi", email: "ravi@example.com", phone: "98765 43210", stars: "", sku: "" };
  const review = NewReview.parse({ ...said, message: 'Gut: "köstlich" \\ 🎂\nand more' });
  expect(await sendReview(testApp.services, { review, author: null, from: "10.0.0.1" })).toMatchObject({
    ok: true,
  });
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#476c2f" } })
    .jpeg()
    .toBuffer();
  const complaint = { kind: "damaged" as const, message: "It is crushed." };
  const viewer = { userId: ravi, roles: [] } as never;
  expect(await sendComplaint(testApp.services, { id, viewer, complaint, files: [photo] })).toMatchObject({
    ok: true,
  });
  // Moves the invoice behind the credit note that refers to it.
  await testApp.db.update(invoices).set({ kind: "invoice" }).where(eq(invoices.kind, "invoice"));
}

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

/** Every row of every table, as text. */
function booksIn(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const rowsOf = async <Row>(query: string) =>
      ((await tx.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;
    const names = await rowsOf<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const books: Record<string, string[]> = {};
    for (const { name } of names.filter((row) => !WITHOUT.includes(row.name)))
      books[name] = (await rowsOf<{ row: string }>(`select t::text as row from "${name}" t`))
        .map(({ row }) => row)
        .sort();
    return books;
  });
}

async function nextOrderNumber(db: Db) {
  const { rows } = (await db.execute(sql`select nextval('order_numbers')::text as at`)) as unknown as {
    rows: { at: string }[];
  };
  return rows[0]?.at;
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
  await createBackup(embedded, { path: again, without: WITHOUT, jobNames: JOB_NAMES, signedBy: null });
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
    { path: busy, without: WITHOUT, jobNames: JOB_NAMES, signedBy: null },
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
