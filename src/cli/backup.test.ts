import { spawn } from "node:child_process";
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Deployment, openDatabaseOf } from "../../tests/support/demo-deployment.ts";
import { emptyShop as deployEmpty, PATIENCE, runCommand } from "../../tests/support/run-command.ts";
import { demoSecrets } from "../infrastructure/config/secrets.ts";
import { lockDirectory } from "../infrastructure/database/directory-lock.ts";
import { openJobs } from "../infrastructure/jobs/open-jobs.ts";
import { userRoles, users } from "../shop/accounts/accounts.tables.ts";
import { JOB_NAMES } from "../shop/reactions.ts";

const SHOP = join(import.meta.dirname, "main.ts");
const silent = { info: () => {}, warn: () => {}, error: () => {} };
let directory: string;
let meeras: Deployment;
const deployments: Deployment[] = [];
let file: string;
let secret: string;

/** A shop without data, on the database of this run. */
async function emptyShop(): Promise<Deployment> {
  const deployment = await deployEmpty();
  deployments.push(deployment);
  return deployment;
}

/** Runs a command on this shop. */
function shop(
  { directory, env }: Pick<Deployment, "directory" | "env">,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  return runCommand({ DATA_DIR: directory, ...env }, ...words);
}

/** The shop's users and waiting jobs. */
async function look(deployment: Deployment) {
  const { db, close } = await openDatabaseOf(deployment);
  const known = await db.select({ id: users.id }).from(users);
  const roles = await db.select({ userId: userRoles.userId, role: userRoles.role }).from(userRoles);
  const { rows } = (await db.execute(
    sql`select name, data from pgboss.job where not starts_with(name, '__') order by data->>'key'`,
  )) as unknown as { rows: { name: string; data: unknown }[] };
  await close();
  return { known: known.map(({ id }) => id), roles, jobs: rows };
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-backups-"));
  meeras = await emptyShop();
  file = join(directory, "shop.backup");
  const database = await openDatabaseOf(meeras);
  await database.migrate();
  const meera = { id: "usr_meera", name: "Meera", email: "meera@example.com", emailVerified: true };
  await database.db.insert(users).values(meera);
  const names = [...JOB_NAMES, "done-by-an-older-version"];
  const jobs = await openJobs({ driver: database.driver, names, log: silent });
  await database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, "mail-written", { key: "welcome:usr_meera" });
    await jobs.enqueue(tx, "mail-written", { key: "given-up" });
    await jobs.enqueue(tx, "done-by-an-older-version", {});
    await tx.execute(sql`update pgboss.job set state = 'failed' where data->>'key' = 'given-up'`);
  });
  await jobs.stop();
  await database.close();
  expect(await shop(meeras, "grant", "meera@example.com", "owner")).toMatchObject({ code: 0 });
  secret = (await demoSecrets(meeras.directory)).session;
  expect(await shop(meeras, "backup", file)).toMatchObject({
    code: 0,
    said: expect.stringContaining("It contains no secrets"),
  });
}, PATIENCE);
afterAll(async () => {
  for (const deployment of deployments) await deployment.remove();
  await rm(directory, { recursive: true, force: true });
});

test(
  "a backup is restored into an empty shop; into a used one only with --replace",
  async () => {
    const other = await emptyShop();
    const meera = {
      known: ["usr_meera"],
      roles: [{ userId: "usr_meera", role: "owner" }],
      jobs: [
        { name: "mail-written", data: { key: "given-up" } },
        { name: "mail-written", data: { key: "welcome:usr_meera" } },
      ],
    };
    expect(await shop(other, "restore", file)).toMatchObject({ code: 0 });
    expect(await look(other)).toEqual(meera);

    const { db, close } = await openDatabaseOf(other);
    await db.insert(users).values({ id: "usr_eva", name: "Eva", email: "eva@example.com" });
    await close();
    expect(await shop(other, "restore", file)).toEqual({
      code: 2,
      said: expect.stringMatching(/restore into an empty shop, or add --replace\.\nNothing was changed\./),
    });
    expect(await look(other)).toEqual({ ...meera, known: ["usr_meera", "usr_eva"] });
    expect(await shop(other, "restore", "--replace", file)).toMatchObject({ code: 0 });
    expect(await look(other)).toEqual(meera);
  },
  PATIENCE,
);

test(
  "@all a shop with only a catalogue is backed up too",
  async () => {
    const stocked = await emptyShop();
    expect(await shop(stocked, "demo", "--skus", "20")).toMatchObject({ code: 0 });
    const products = async () => {
      const { db, close } = await openDatabaseOf(stocked);
      const { rows } = (await db.execute(sql`select count(*)::int as many from products`)) as unknown as {
        rows: { many: number }[];
      };
      await close();
      return rows[0]?.many;
    };
    const before = await products();
    expect(before).toBeGreaterThan(0);
    expect(await shop(stocked, "restore", file)).toMatchObject({
      code: 2,
      said: expect.stringContaining("The shop is not empty"),
    });
    expect(await products()).toBe(before);
    expect(await shop(stocked, "restore", file, "--replace")).toMatchObject({ code: 0 });
    expect(await products()).toBe(0);
  },
  PATIENCE,
);

test(
  "a restore warns if the shop has another secret, and the file does not contain secrets",
  async () => {
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).not.toContain(secret);
    const signing = await emptyShop();
    const restoreWith = (env: NodeJS.ProcessEnv) =>
      runCommand({ DATA_DIR: signing.directory, ...signing.env, ...env }, "restore", file, "--replace");
    const warning = expect.stringContaining("WARNING: the shop of this backup used another secret");
    for (const env of [{}, { SESSION_SECRET: "another-secret-than-that-of-the-shop" }])
      expect(await restoreWith(env)).toEqual({ code: 0, said: warning });
    expect(await restoreWith({ SESSION_SECRET: secret })).toEqual({
      code: 0,
      said: expect.not.stringContaining("WARNING"),
    });
    expect(await readdir(signing.directory)).not.toContain("secrets.json");
    await copyFile(join(meeras.directory, "secrets.json"), join(signing.directory, "secrets.json"));
    expect(await restoreWith({})).toEqual({ code: 0, said: expect.not.stringContaining("WARNING") });
  },
  PATIENCE,
);

test(
  "only its owner may read the file, it is complete or missing, and a running shop is reported",
  async () => {
    expect((await stat(file)).mode & 0o077).toBe(0);
    const embedded = { directory: join(directory, "running"), env: {} };
    await mkdir(embedded.directory);
    const unlock = await lockDirectory(join(embedded.directory, "database"));
    const wanted = join(directory, "more.backup");
    for (const words of [
      ["backup", wanted],
      ["restore", file],
    ])
      expect(await shop(embedded, ...words)).toMatchObject({
        code: 2,
        said: expect.stringContaining("is in use by another running shop"),
      });
    await unlock();
    expect(await shop(meeras, "backup", join(directory, "nowhere", "x"))).toMatchObject({
      code: 2,
      said: expect.stringContaining("can't be written (ENOENT)"),
    });
    expect(await shop(await emptyShop(), "backup", wanted)).toMatchObject({
      code: 2,
      said: expect.stringContaining("Do DATABASE_URL and DATA_DIR name the right one?"),
    });
    expect((await readdir(directory)).filter((name) => /more|unfinished/.test(name))).toEqual([]);
  },
  PATIENCE,
);

test(
  "an unfinished file of an earlier attempt is neither written into nor followed",
  async () => {
    const wanted = join(directory, "linked.backup");
    const elsewhere = join(directory, "elsewhere");
    await writeFile(elsewhere, "for everybody");
    await symlink(elsewhere, `${wanted}.unfinished`);
    expect(await shop(meeras, "backup", wanted)).toMatchObject({ code: 0 });
    expect(await readFile(elsewhere, "utf8")).toBe("for everybody");
    await writeFile(`${wanted}.unfinished`, "", { mode: 0o644 });
    expect(await shop(meeras, "backup", wanted)).toMatchObject({ code: 0 });
    expect((await lstat(wanted)).mode & 0o777).toBe(0o600);
  },
  PATIENCE,
);

test(
  "a customer's file that can't be read is named in a sentence, and no backup is left without it",
  async () => {
    const uploads = join(meeras.directory, "uploads");
    const unreadable = join(uploads, "0".repeat(32));
    const make = { ELOOP: () => symlink(unreadable, unreadable), EISDIR: () => mkdir(unreadable) };
    for (const [code, makeUnreadable] of Object.entries(make)) {
      await mkdir(uploads);
      await makeUnreadable();
      const { code: exit, said } = await shop(meeras, "backup", join(directory, "unread.backup"));
      await rm(uploads, { recursive: true });
      expect(said).toContain(
        `The customer's file uploads/${"0".repeat(32)} in DATA_DIR can't be read (${code})`,
      );
      expect(said).not.toMatch(/\n +at /);
      expect(exit).toBe(2);
      expect((await readdir(directory)).filter((name) => name.startsWith("unread"))).toEqual([]);
    }
  },
  PATIENCE,
);

test(
  "a folder in place of a file is reported in a sentence, by every command that takes a file",
  async () => {
    const folder = join(directory, "folder.csv");
    await mkdir(folder);
    for (const words of [
      ["restore", folder],
      ["import", folder],
      ["export", folder],
      ["backup", folder],
    ]) {
      const { code, said } = await shop(meeras, ...words);
      expect(said).toMatch(
        /folder\.csv can't be (read|written) \((EISDIR|ENOTEMPTY|EEXIST)\)\.\nNothing was changed\.$/,
      );
      expect(code).toBe(2);
    }
  },
  PATIENCE,
);

test(
  "a missing or invalid backup and wrong arguments are reported before any shop is opened",
  async () => {
    const untouched = { directory: join(directory, "untouched"), env: {} };
    const foreign = join(directory, "foreign.backup");
    await writeFile(foreign, "ProductID,ProductName\n");
    for (const [words, sentence] of [
      [["restore", foreign], "foreign.backup can't be restored. It is no backup of a shop"],
      [["restore", join(directory, "none")], "can't be read (ENOENT)"],
      [["restore"], "restore takes one backup file"],
      [["restore", file, "--all"], "restore takes one backup file"],
      [["backup"], "backup takes one file"],
      [["backup", "a", "b"], "backup takes one file"],
    ] as const)
      expect(await shop(untouched, ...words)).toEqual({ code: 2, said: expect.stringContaining(sentence) });
    expect(await readdir(directory)).not.toContain("untouched");
    const typed = spawn(process.execPath, [SHOP, "restore", foreign], {
      env: { PATH: process.env.PATH ?? "", DATA_DIR: untouched.directory },
      stdio: "ignore",
    });
    expect(await new Promise((done) => typed.once("close", done))).toBe(2);
  },
  PATIENCE,
);
