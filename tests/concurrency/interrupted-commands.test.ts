import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { openCuttableProxy } from "../support/cuttable-proxy.ts";
import { type Deployment, emptyDeployment } from "../support/demo-deployment.ts";

const PATIENCE = 120_000;
let directory: string;
let table: string;
let backup: string;
const deployments: Deployment[] = [];

async function command(url: string, words: string[]) {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: url, DATA_DIR: directory };
  const code = await runCli(words, env, { say: tell, complain: tell });
  return { code, said: lines.join("\n") };
}

async function database(): Promise<string> {
  const deployment = await emptyDeployment("PostgreSQL");
  deployments.push(deployment);
  return deployment.env.DATABASE_URL ?? "";
}

let filled: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-cut-"));
  [table, backup] = [join(directory, "table.csv"), join(directory, "shop.backup")];
  filled = await database();
  for (const words of [
    ["demo", "--skus", "20"],
    ["export", table],
    ["backup", backup],
  ])
    expect(await command(filled, words)).toMatchObject({ code: 0 });
}, PATIENCE);
afterAll(async () => {
  for (const deployment of deployments) await deployment.remove();
  await rm(directory, { recursive: true, force: true });
});

test.each([
  ["demo", 'insert into "products"', () => ["demo", "--skus", "20"]],
  ["restore", "truncate", () => ["restore", backup]],
  ["import", 'from "products"', () => ["import", table]],
  ["export", 'from "products"', () => ["export", join(directory, "again.csv")]],
  ["backup", "declare backup_rows", () => ["backup", join(directory, "again.backup")]],
  ["grant", 'from "users"', () => ["grant", "asha@example.com", "owner"]],
])(
  "a database outage during %s ends the command with a sentence",
  async (name, cutAt, words) => {
    const isFilling = ["demo", "restore"].includes(name);
    const way = await openCuttableProxy(isFilling ? await database() : filled, (sent) =>
      sent.includes(cutAt),
    );
    onTestFinished(way.close);
    const { code, said } = await command(way.url, words());
    expect(said).toMatch(
      new RegExp(
        `^The database at \\S+ went away in the middle of the command ${name} \\(.+\\)\\. All of the command is stored, or nothing of it\\. Run it again to be sure\\.$`,
      ),
    );
    expect(code).toBe(2);
  },
  PATIENCE,
);
