import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { openCuttableProxy } from "../support/cuttable-proxy.ts";
import { type Deployment, demoDeployment, emptyDeployment } from "../support/demo-deployment.ts";
import { launchShop } from "../support/shop.ts";

/** A connection to the deployment's database that is cut where the test says. */
async function cutWayTo({ env, remove }: Deployment, isReached: (sent: string) => boolean) {
  onTestFinished(remove);
  const way = await openCuttableProxy(env.DATABASE_URL ?? "", isReached);
  onTestFinished(way.close);
  return way;
}

/** The lines that a process wrote for people, without its log. */
const words = (said: string) => said.split("\n").filter((line) => line !== "" && !line.startsWith("{"));

test.each([
  ["migrations", "CREATE TABLE", emptyDeployment],
  ["its products (@all)", 'insert into "products"', emptyDeployment],
  ["the queues of its jobs (@all)", "pgboss.create_queue", demoDeployment],
  ["the people of the demo (@all)", "begin", demoDeployment],
  ["jobs that run by the clock", "INSERT INTO pgboss.schedule", demoDeployment],
])("a database outage during %s ends the start with one line", async (_during, statement, placeOn) => {
  const deployment = await placeOn("PostgreSQL");
  const way = await cutWayTo(deployment, (sent) => sent.includes(statement));
  const lost = await launchShop({ directory: deployment.directory, env: { DATABASE_URL: way.url } });
  expect([await lost.ended, words(lost.said()).at(-1)]).toEqual([
    2,
    expect.stringMatching(
      /^The database at 127\.0\.0\.1:\d+\/\w+ went away in the middle of the start \(.+\)\.$/,
    ),
  ]);
  expect(lost.said()).not.toContain("\n    at ");
});

test("transactions that could not begin leak no connection", async () => {
  let isCutting = true;
  const deployment = await emptyDeployment("PostgreSQL");
  const way = await cutWayTo(deployment, (sent) => isCutting && sent.includes("begin"));
  const { db, close } = openPostgres(way.url, () => {});
  onTestFinished(close);
  const beginning = () => db.transaction((tx) => tx.execute(sql`select 1`));
  // More often than there are connections.
  for (let time = 0; time < 20; time++) {
    await expect(beginning()).rejects.toThrow();
    way.mend();
  }
  isCutting = false;
  expect(await beginning()).toMatchObject({ rowCount: 1 });
});
