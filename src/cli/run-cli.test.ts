import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { type Deployment, openDatabaseOf } from "../../tests/support/demo-deployment.ts";
import { PATIENCE, runCommand } from "../../tests/support/run-command.ts";
import { lockDirectory } from "../infrastructure/database/directory-lock.ts";
import { users } from "../shop/accounts/accounts.tables.ts";
import { ROLES } from "../shop/accounts/rules/roles.ts";
import { parseCsv, writeCsv } from "../shop/basics/csv.ts";
import { grantCommand } from "./grant.ts";
import type { Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";

const SHOP = join(import.meta.dirname, "main.ts");

import { openCliShopFor, SKUS } from "../../tests/support/cli-shop.ts";

let deployment: Deployment;
let directory: string;
let table: string;
const { shop, look } = openCliShopFor("catalogue.csv", async (opened, catalogue) => {
  deployment = opened;
  ({ directory } = deployment);
  table = catalogue;
  const { db, close } = await openDatabaseOf(deployment);
  await db.insert(users).values([
    { id: "usr_meera", name: "Meera", email: "meera@example.com", emailVerified: true },
    { id: "usr_eve", name: "Eve", email: "manager@example.com" },
  ]);
  await close();
});

/** Runs the command line as a process of its own. */
function typed(...words: string[]): Promise<{ code: number | null; said: string }> {
  const { PATH = "" } = process.env;
  const command = spawn(process.execPath, [SHOP, ...words], {
    env: { PATH, DATA_DIR: directory, ...deployment.env },
  });
  let said = "";
  for (const stream of [command.stdout, command.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((done) => command.once("close", (code) => done({ code, said })));
}

/** Writes the exported table to a file, with some cells changed. */
async function written(change: (rows: Record<string, string>[]) => void): Promise<string> {
  const [header = [], ...lines] = parseCsv((await readFile(table, "utf8")).slice(1));
  const rows = lines.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
  change(rows);
  const file = join(directory, "changed.csv");
  await writeFile(file, writeCsv([header, ...rows.map((row) => header.map((name) => row[name] ?? ""))]));
  return file;
}

test(
  "an empty shop is filled with exactly the requested number of demo SKUs, and only once",
  async () => {
    const before = await look();
    expect(before.skus).toHaveLength(SKUS);
    expect(await shop("demo", "--skus", "7")).toMatchObject({
      code: 2,
      said: expect.stringContaining("The catalogue already has products"),
    });
    expect(await look()).toEqual(before);
  },
  PATIENCE,
);

test(
  "importing an export changes nothing",
  async () => {
    const before = await look();
    expect(await shop("import", table)).toMatchObject({
      code: 0,
      said: `0 products and 0 SKUs are new or changed, ${SKUS} SKUs are as they were.`,
    });
    expect(await look()).toEqual(before);
  },
  PATIENCE,
);

test(
  "a changed table changes prices and adds products; what is not in it stays as it is",
  async () => {
    const before = await look();
    const file = await written((rows) => {
      const [first = {}] = rows;
      rows.length = 1;
      rows.push({
        ...first,
        ProductID: "NEWONE",
        ProductName: 'Mango, "fresh"',
        SKU: "NEWONE-1",
        Price: "700.50",
        Sell: "650",
      });
      first.Sell = "1.50";
      first.Status = "Inactive";
      rows.push({ ...first, SKU: "EXTRA-1", Weight: "9 kg", Status: "Active" });
    });
    expect(await shop("import", file)).toMatchObject({
      code: 0,
      said: "1 products and 3 SKUs are new or changed, 0 SKUs are as they were.",
    });
    const after = await look();
    const { productId = "", sku = "" } = after.skus.find((row) => row.sellPaise === 150 && !row.active) ?? {};
    expect(sku).not.toBe("");
    expect(after.skus.filter((row) => !["NEWONE-1", "EXTRA-1", sku].includes(row.sku))).toEqual(
      before.skus.filter((row) => row.sku !== sku),
    );
    const most = Math.max(
      ...before.skus.filter((row) => row.productId === productId).map((row) => row.position),
    );
    expect(after.skus.find((row) => row.sku === "EXTRA-1")).toMatchObject({
      position: most + 1,
      active: true,
    });
    expect(after.products.slice(0, -1)).toEqual(before.products);
    expect(after.products.at(-1)).toMatchObject({ id: "NEWONE", name: 'Mango, "fresh"', stars5: 0 });
    const listedUnder = (id: string) =>
      after.listed.filter((row) => row.productId === id).map(({ category }) => category);
    expect(listedUnder("NEWONE")).toEqual(listedUnder(productId));
  },
  PATIENCE,
);

test.each(["risky.csv", "@all risky.xlsx"])(
  "texts that a spreadsheet would execute are exported safely, and imported unchanged: %s",
  async (title) => {
    const name = title.replace("@all ", "");
    const risky = { Serves: "-4", Flavour: "'Tis Chocolate", Weight: "-1+2", Shape: "@round" };
    const prose = {
      Allergens: "+91 98765 43210",
      Description: '=HYPERLINK("http://evil.example")',
      Care: "＝1+1",
    };
    const file = await written((rows) => {
      rows.length = 1;
      Object.assign(rows[0] ?? {}, risky, prose);
    });
    expect(await shop("import", file)).toMatchObject({ code: 0 });
    const before = await look();
    expect(before.products).toContainEqual(
      expect.objectContaining({ description: prose.Description, care: prose.Care }),
    );
    const isFormula = (cell: unknown) =>
      /^[=+\-@\t\r＝＋－＠]/u.test(`${cell}`) && !/^-?\d+$/.test(`${cell}`);
    const exported = join(directory, name);
    expect(await shop("export", exported)).toMatchObject({ code: 0 });
    const rows = name.endsWith(".csv")
      ? parseCsv(await readFile(exported, "utf8"))
      : await readSheet(exported);
    expect(rows.flat().filter(isFormula)).toEqual([]);
    expect(rows.flat()).toContain("-4");
    expect(await shop("import", exported)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^0 products and 0 SKUs are new or changed/),
    });
    expect(await look()).toEqual(before);
    expect(await shop("import", table)).toMatchObject({ code: 0 });
  },
  PATIENCE,
);

test(
  "a wrong table changes nothing, and every wrong row and column is named",
  async () => {
    const before = await look();
    const file = await written((rows) => {
      const [first = {}, second = {}, third = {}] = rows;
      first.Price = "cheap";
      second.Sell = "0";
      third.Status = "Gone";
    });
    const wrong = await typed("import", file);
    expect(wrong.code).toBe(2);
    expect(wrong.said).toContain("row 2, Price: must be an amount in rupees, such as 649 or 649.50");
    expect(wrong.said).toContain("row 3, Sell: must be more than 0");
    expect(wrong.said).toContain("row 4, Status: must be one of Active, Inactive");
    expect(wrong.said).toContain("Nothing was changed.");

    const unknown = await written((rows) => {
      const [first = {}, second = {}] = rows;
      Object.assign(first, { Category: "moon", ListedUnder: "moon", TaxClass: "tea", Image: "of-nothing" });
      second.SKU = first.SKU ?? "";
    });
    const { code, said } = await shop("import", unknown);
    expect(code).toBe(2);
    expect(said).toContain("row 2, Category: there is no category moon");
    expect(said).toContain("row 2, TaxClass: there is no tax class tea");
    expect(said).toContain("row 2, Image: there is no picture of-nothing");
    expect(said).toMatch(/row 3, SKU: .* stands in row 2 already/);
    expect(said).not.toMatch(/at .*\.ts:/);
    expect(await look()).toEqual(before);
  },
  PATIENCE,
);

test(
  "a role is granted to an account with a confirmed e-mail; wrong roles and other accounts are refused",
  async () => {
    expect(await shop("grant", "meera@example.com", "king")).toMatchObject({
      code: 2,
      said: expect.stringContaining(
        "There is no role king. Roles are owner, manager, care, accountant, kitchen, rider.",
      ),
    });
    expect(await shop("grant", "nobody@example.com", "owner")).toMatchObject({
      code: 2,
      said: expect.stringContaining("nobody@example.com has no account"),
    });
    expect(await look()).toMatchObject({ roles: [], log: [] });
    expect(await shop("grant", "Meera@Example.com", "manager")).toMatchObject({ code: 0 });
    expect((await look()).roles).toEqual([{ userId: "usr_meera", role: "manager" }]);
  },
  PATIENCE,
);

test(
  "the audit log records a granted role once: by the command line, to whom, from what to what",
  async () => {
    expect(await shop("grant", "meera@example.com", "kitchen")).toMatchObject({ code: 0 });
    expect(await shop("grant", "meera@example.com", "kitchen")).toMatchObject({ code: 0 });
    const meera = { subject: "account", subjectId: "usr_meera", label: "meera@example.com" };
    const byCommand = { actorId: "command-line", actorName: "Command line", role: "operator" };
    expect((await look()).log).toEqual([
      expect.objectContaining({ ...meera, ...byCommand, before: "no role", after: "manager" }),
      expect.objectContaining({ ...meera, ...byCommand, before: "manager", after: "kitchen, manager" }),
    ]);
  },
  PATIENCE,
);

test(
  "an account without a confirmed e-mail gets a role in the demo shop, with a word about it, and none in a live shop",
  async () => {
    const rolesOfEve = async () => (await look()).roles.filter(({ userId }) => userId === "usr_eve");
    const { db, close } = await openDatabaseOf(deployment);
    const grant = await grantCommand(["manager@example.com", "manager"]);
    const live = { db, clock: () => new Date(), config: { SHOP_MODE: "live" } } as Tools;
    const refused = await grant(live, () => {}).catch((error: unknown) => error);
    await close();
    expect(refused).toBeInstanceOf(UsageError);
    expect(String(refused)).toContain("Ask them to sign in with a code by e-mail first.");
    expect(await rolesOfEve()).toEqual([]);
    expect(await shop("grant", "manager@example.com", "manager")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^manager@example\.com is manager now.*\nTheir e-mail is not confirmed\./),
    });
    expect(await rolesOfEve()).toEqual([{ userId: "usr_eve", role: "manager" }]);
  },
  PATIENCE,
);

test(
  "@all a database of an older version is left as it is, with a sentence about what to do",
  async () => {
    const older = await openDatabaseOf(deployment);
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    const taken = await older.db.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = ${newest} returning hash, created_at`,
    );
    await older.close();
    for (const words of [
      ["export", join(directory, "more.csv")],
      ["grant", "meera@example.com", "owner"],
      ["import", table],
    ])
      expect(await shop(...words)).toMatchObject({
        code: 2,
        said: expect.stringContaining("The database is of an older version of the shop."),
      });
    expect((await look()).roles).not.toContainEqual({ userId: "usr_meera", role: "owner" });

    const [row] = (taken as unknown as { rows: { hash: string; created_at: string }[] }).rows;
    const again = await openDatabaseOf(deployment);
    await again.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${row?.hash}, ${row?.created_at})`,
    );
    await again.close();
  },
  PATIENCE,
);

test(
  "an unknown command, a missing file and a running shop are reported in a sentence",
  async () => {
    const { said: help } = await shop("help");
    expect(help).toContain("npm run shop -- <command>");
    for (const role of ROLES) expect(help).toContain(role);
    expect(await shop("bake")).toMatchObject({ code: 2, said: expect.stringContaining("no command bake") });
    expect(await shop("toString")).toMatchObject({ code: 2 });
    expect(await shop("import", join(directory, "none.csv"))).toMatchObject({
      code: 2,
      said: expect.stringContaining("can't be read (ENOENT)"),
    });
    expect(await shop("import", "cakes.ods")).toMatchObject({
      code: 2,
      said: expect.stringContaining("must end in .xlsx or .csv"),
    });
    const running = join(directory, "running");
    await mkdir(running);
    const unlock = await lockDirectory(join(running, "database"));
    expect(await runCommand({ DATA_DIR: running }, "export", join(directory, "more.csv"))).toMatchObject({
      code: 2,
      said: expect.stringContaining("is in use by another running shop"),
    });
    await unlock();
  },
  PATIENCE,
);
