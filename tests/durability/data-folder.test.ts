import { chmod, cp, lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoDeployment, emptyDeployment } from "../support/demo-deployment.ts";
import { canMount, fillDisk, smallDisk, WHY_NOT_MOUNTED } from "../support/mounts.ts";
import { eventually, startShop } from "../support/shop.ts";
import { orderOf, signUp, standardSlots } from "../support/shopper.ts";

/** The folder and all files below it that other users than their owner may read or write. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const open: string[] = [];
  for (const path of [directory, ...names.map((name) => join(directory, name))]) {
    // The database creates and removes files meanwhile.
    const stat = await lstat(path).catch(() => null);
    if (stat && (stat.mode & 0o077) !== 0) open.push(`${path} ${(stat.mode & 0o777).toString(8)}`);
  }
  return open;
}

test("@all a first start writes only JSON lines to standard output, and no file that others may read", async () => {
  const deployment = await emptyDeployment("PGlite");
  onTestFinished(deployment.remove);
  const shop = await startShop({ ...deployment, env: { LOG_LEVEL: "info" } });
  onTestFinished(async () => void (await shop.stop()));
  const shopper = await signUp(shop.url, "lines@example.com");
  const [wish] = await standardSlots(shop.url, 3, 1);
  if (!wish) throw new Error("no slot");
  await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
  for (const path of ["/", "/no-such-page", "/api/no-such-call", "/checkout", "/accounts"])
    await shopper.get(path);
  await fetch(`${shop.url}/api/auth/sign-in/email`, {
    method: "POST",
    body: "{",
    headers: { origin: shop.url },
  });
  const email = "lines@example.com";
  await shopper.post("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const things = ["database", "database.lock", "secrets.json", "mail"];
  await eventually("a mail is saved", async () => {
    const names = await readdir(deployment.directory);
    return things.every((name) => names.includes(name));
  });
  expect(await openToOthers(deployment.directory)).toEqual([]);
  expect(await shop.stop()).toBe(0);

  const lines = shop.logged().trimEnd().split("\n");
  const messages = lines.map((line) => JSON.parse(line).msg as string);
  expect(messages).toContainEqual(expect.stringContaining(`is open at ${shop.url}`));
  expect(messages).toContainEqual(expect.stringContaining("customer@example.com"));
  expect(messages).toContainEqual(expect.stringContaining("demo-password"));
  // Standard error has the same line for people.
  expect(shop.said()).toMatch(new RegExp(`^Jamun is open at ${shop.url}$`, "m"));
}, 300_000);

test("@all a data folder that others can read is restricted at the next start, which logs it once", async () => {
  const deployment = await demoDeployment("PGlite");
  onTestFinished(deployment.remove);
  await mkdir(join(deployment.directory, "uploads"), { recursive: true });
  await writeFile(join(deployment.directory, "uploads", "0".repeat(32)), "a photo", { mode: 0o644 });
  for (const name of ["", "uploads", "database"]) await chmod(join(deployment.directory, name), 0o755);
  await chmod(join(deployment.directory, "secrets.json"), 0o644);
  const said = /now only its owner can/g;

  const shop = await startShop(deployment);
  expect(await openToOthers(deployment.directory)).toEqual([]);
  await shop.stop();
  expect(shop.logged().match(said)).toHaveLength(1);
  const again = await startShop(deployment);
  await again.stop();
  expect(again.logged()).not.toMatch(said);
});

test("@all a data folder with other people's files stays accessible for them; the shop's files do not", async () => {
  const deployment = await demoDeployment("PGlite");
  onTestFinished(deployment.remove);
  await writeFile(join(deployment.directory, "letters.txt"), "", { mode: 0o644 });
  await chmod(join(deployment.directory, "secrets.json"), 0o644);
  await chmod(deployment.directory, 0o755);
  const shop = await startShop(deployment);
  onTestFinished(async () => void (await shop.stop()));
  const open = await openToOthers(deployment.directory);
  expect(open).toEqual([`${deployment.directory} 755`, `${join(deployment.directory, "letters.txt")} 644`]);
});

test.skipIf(!canMount)(
  `a shop whose disk fills up is not ready until there is room again (${WHY_NOT_MOUNTED} if skipped)`,
  async () => {
    const disk = await smallDisk(400);
    const deployment = await demoDeployment("PGlite");
    onTestFinished(disk.remove);
    onTestFinished(deployment.remove);
    await cp(deployment.directory, disk.directory, { recursive: true });
    const shop = await startShop({ directory: disk.directory });
    onTestFinished(async () => void (await shop.stop()));
    const readiness = async () => {
      const answer = await fetch(`${shop.url}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await readiness()).toBe('200 {"status":"ready"}');
    const filling = await fillDisk(disk.directory);
    await eventually("it is not ready", async () => (await readiness()).startsWith("503"));
    expect(await readiness()).toBe('503 {"status":"nothing can be written"}');
    expect((await fetch(shop.url)).status, "people can still look around").toBe(200);
    await rm(filling);
    await eventually("it is ready again", async () => (await readiness()).startsWith("200"));
    const shopper = await signUp(shop.url, "room@example.com");
    const [wish] = await standardSlots(shop.url, 3, 1);
    if (!wish) throw new Error("no slot");
    const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
    expect(created.status).toBe(200);
  },
);
