import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { type OpenPubSub, openPubSub } from "../../src/infrastructure/pubsub/open-pub-sub.ts";
import { testPostgres } from "../support/database.ts";

type Instance = { database: OpenDatabase; pubSub: OpenPubSub; logged: string[] };

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let first: Instance;
let second: Instance;

async function instance(database: OpenDatabase): Promise<Instance> {
  const logged: string[] = [];
  const record = (_fields: object, message: string) => void logged.push(message);
  const log = { info: record, warn: record, error: record };
  return { database, logged, pubSub: await openPubSub({ driver: database.driver, log }) };
}

beforeAll(async () => {
  postgres = await testPostgres();
  first = await instance(postgres);
  second = await instance(openPostgres(postgres.url, () => {}));
});
afterAll(async () => {
  await first.pubSub.close();
  await second.pubSub.close();
  await second.database.close();
  await postgres.close();
});

const LISTENING = sql`from pg_stat_activity where query ilike 'listen jamun_news%' and datname = current_database()`;

test("a message from one instance reaches the other", async () => {
  const delivered = Promise.withResolvers<void>();
  const unsubscribe = second.pubSub.subscribe("an-order", delivered.resolve);
  await first.database.db.transaction((tx) => first.pubSub.publish(tx, "an-order"));
  await delivered.promise;
  unsubscribe();
});

test("an instance listens on one connection for all its subscribers", async () => {
  const unsubscribes = Array.from({ length: 50 }, (_, at) =>
    second.pubSub.subscribe(`order-${at}`, () => {}),
  );
  const { rows } = (await postgres.db.execute(sql`select count(*)::int as many ${LISTENING}`)) as never as {
    rows: { many: number }[];
  };
  expect(rows[0]?.many).toBe(2);
  for (const unsubscribe of unsubscribes) unsubscribe();
});

test("after a cut connection the instance listens again, and every subscriber is called back", async () => {
  const calledBack = Promise.withResolvers<void>();
  const unsubscribe = second.pubSub.subscribe("an-order", calledBack.resolve);
  await postgres.db.execute(sql`select pg_terminate_backend(pid) ${LISTENING}`);
  await calledBack.promise;
  unsubscribe();
  const delivered = Promise.withResolvers<void>();
  const unsubscribeOther = second.pubSub.subscribe("another-order", delivered.resolve);
  await first.database.db.transaction((tx) => first.pubSub.publish(tx, "another-order"));
  await delivered.promise;
  unsubscribeOther();
  expect(second.logged).toEqual([
    "not listening to the database; open pages poll until it is back",
    "listening to the database again",
  ]);
});
