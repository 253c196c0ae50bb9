import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "../src/infrastructure/database/open-database.ts";
import { shopFacts } from "../src/shop/shop-facts/shop-facts.tables.ts";
import { testPostgres } from "./support/database.ts";
import { canMount, fillDisk, makeReadOnly, smallDisk, WHY_NOT_MOUNTED } from "./support/mounts.ts";
import { launchShop } from "./support/shop.ts";

const LOADING = "Loading the demo shop";
let directory: string;
/** A data folder with a new database. */
let whole: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-refused-"));
  whole = join(directory, "whole");
  await (await openEmbedded(whole)).close();
}, 120_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

/**
 * Starts a shop that can't start. Expects exit code 2 and one sentence instead of a stack, before anything is loaded.
 */
async function refused(
  data: string,
  sentence: RegExp,
  port?: number,
  env: Record<string, string> = {},
): Promise<void> {
  const began = performance.now();
  const shop = await launchShop({
    directory: data,
    env: { LOG_LEVEL: "error", ...env },
    ...(port ? { port } : {}),
  });
  const tooLong = setTimeout(() => shop.signal("SIGKILL"), 30_000);
  const code = await shop.ended;
  clearTimeout(tooLong);
  const said = shop.said().trim();
  process.stdout.write(`refused after ${((performance.now() - began) / 1000).toFixed(1)} s: ${said}\n`);
  expect(said).toMatch(sentence);
  expect(said.split("\n")).toHaveLength(1);
  expect(said).not.toContain(LOADING);
  expect(code).toBe(2);
}

async function copyOfWhole(name: string): Promise<string> {
  const copy = join(directory, name);
  await cp(whole, copy, { recursive: true });
  return copy;
}

test.each([
  ["/dev/null", /^DATA_DIR is wrong: \/dev\/null is not a folder\./],
  ["@all /dev/null/data", /^DATA_DIR is wrong: \/dev\/null\/data can't be made \(ENOTDIR\)\./],
  ["@all /proc/x", /^DATA_DIR is wrong: \/proc\/x can't be made \(ENOENT\)\./],
])("an unusable data folder is named: %s", async (data, sentence) => {
  await refused(data.replace("@all ", ""), sentence);
});

test("a port that is taken is named before the demo shop is loaded", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  await refused(
    join(directory, "no-port"),
    new RegExp(`^PORT is wrong: it takes a port that is free and allowed, and ${port} is not`),
    port,
  );
  expect(await readdir(join(directory, "no-port"))).not.toContain("database");
});

test.each([
  ["broken", '{"name": "Kulfi"', /^\S+\/shop\.json is wrong: it is not JSON in UTF-8 /],
  ["@all unknown", '{"nam": "Kulfi"}', /^\S+\/shop\.json is wrong: it has the unknown key "nam"\. /],
  [
    "@all wrong",
    '{"fssai": "1"}',
    /^\S+\/shop\.json is wrong: fssai takes the 14 digits of a FSSAI licence, or of a registration that begins with 2\.$/,
  ],
  ["@all directory", null, /^\S+\/shop\.json is wrong: it is not a file\.$/],
])("an invalid shop.json is named: %s", async (kind, content, sentence) => {
  const data = join(directory, `shop-file-${kind.replace("@all ", "")}`);
  const file = join(data, "shop.json");
  await mkdir(content === null ? file : data, { recursive: true });
  if (content !== null) await writeFile(file, content);
  await refused(data, sentence);
  expect(await readdir(data)).toEqual(["shop.json"]);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a live shop names all of its facts that are missing or still the demo shop's",
  async () => {
    const data = join(directory, "live");
    // The owner may have entered some on screen, so they are read first.
    const postgres = await testPostgres();
    onTestFinished(() => postgres.close());
    await postgres.db
      .insert(shopFacts)
      .values({ fact: "fssai", lines: ["11521998000123"], changedAt: new Date() });
    const sentence =
      /^SHOP_MODE=live also needs SHOP_COMPANY, SHOP_ADDRESS, SHOP_STATE_CODE, SHOP_GSTIN, SHOP_GRIEVANCE_OFFICER, SHOP_PHONE, and does not take the demo shop's SHOP_NAME, SHOP_EMAIL\. /;
    await refused(data, sentence, undefined, {
      ...{ SHOP_MODE: "live", DATABASE_URL: postgres.url, TRUST_PROXY: "loopback" },
      ...{ SESSION_SECRET: "x".repeat(32), SHOP_URL: "https://shop.example" },
      ...{ RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s", RAZORPAY_WEBHOOK_SECRET: "w" },
      ...{ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "care@kulfi.example" },
      ...{ SHOP_NAME: "Jamun", SHOP_EMAIL: "care@jamun.example" },
    });
  },
);

test("a database folder without a database is not filled with a new one, which would hide what was lost", async () => {
  const lost = await copyOfWhole("lost");
  await rm(join(lost, "database", "PG_VERSION"));
  await refused(lost, /^\S+\/lost\/database has files, but is no database: PG_VERSION is missing\. /);
  expect(await readdir(join(lost, "database"))).not.toContain("PG_VERSION");
});

test.each([
  ["@all empty", (path: string) => truncate(path)],
  ["@all cut off", (path: string) => truncate(path, 100)],
  ["garbage", (path: string) => writeFile(path, Buffer.alloc(8192, 0xa5))],
])("a damaged database is reported in a sentence: its control file is %s", async (kind, damage) => {
  const broken = await copyOfWhole(`control-${kind.replaceAll(" ", "-")}`);
  await damage(join(broken, "database", "global", "pg_control"));
  await refused(broken, /^The database in \S+\/database can't be opened: its files are damaged/);
});

test("@all a database folder that is empty, as a new volume is, gets a new database", async () => {
  const fresh = join(directory, "fresh");
  await mkdir(join(fresh, "database"), { recursive: true });
  const database = await openEmbedded(fresh);
  await database.close();
  expect(await readdir(join(fresh, "database"))).toContain("PG_VERSION");
}, 180_000);

test.skipIf(!canMount)(
  `a volume in the place of the database folder is refused with a sentence (${WHY_NOT_MOUNTED} if skipped)`,
  async () => {
    const data = join(directory, "volume");
    await mkdir(join(data, "database"), { recursive: true });
    onTestFinished((await smallDisk(200, join(data, "database"))).remove);
    await refused(
      data,
      /^\S+\/database is a volume of its own, .+ Mount the volume one level higher, at DATA_DIR\.$/,
    );
  },
);

test.skipIf(!canMount)(
  `a disk without room for a new shop is reported (${WHY_NOT_MOUNTED} if skipped)`,
  async () => {
    const disk = await smallDisk(20);
    onTestFinished(disk.remove);
    await refused(disk.directory, /^The disk of \S+ is full: .+ Make room, then start the shop again\.$/);
    expect(await readdir(disk.directory)).toEqual([]);
  },
);

test.skipIf(!canMount)(
  `a disk that filled up is reported at the next start (${WHY_NOT_MOUNTED} if skipped)`,
  async () => {
    const disk = await smallDisk(200);
    onTestFinished(disk.remove);
    await cp(whole, disk.directory, { recursive: true });
    await fillDisk(disk.directory);
    await refused(disk.directory, /^The disk of \S+ is full: .+ Make room, then start the shop again\.$/);
  },
);

test.skipIf(!canMount)(`a read-only data folder is named (${WHY_NOT_MOUNTED} if skipped)`, async () => {
  const data = await copyOfWhole("read-only");
  onTestFinished(makeReadOnly(data).remove);
  await refused(data, /^Nothing can be written to \S+\/read-only: its file system is read-only \(EROFS\)\. /);
});

test.skipIf(!canMount)(`a read-only database folder is named (${WHY_NOT_MOUNTED} if skipped)`, async () => {
  const data = await copyOfWhole("read-only-database");
  onTestFinished(makeReadOnly(join(data, "database")).remove);
  await refused(data, /^Nothing can be written to \S+\/database: its file system is read-only \(EROFS\)\. /);
});
