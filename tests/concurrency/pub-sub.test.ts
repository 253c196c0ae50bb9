import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { type OpenPubSub, openPubSub } from "../../src/infrastructure/pubsub/open-pub-sub.ts";
import { testPostgres } from "../support/database.ts";

type Instance = { database: OpenDatabase; pubSub: OpenPubSub; said: string[] };

let first: Awaited<ReturnType<typeof testPostgres>>;
let one: Instance;
let other: Instance;

async function instance(database: OpenDatabase): Promise<Instance> {
  const said: string[] = [];
  const say = (_fields: object, message: string) => void said.push(message);
  const log = { info: say, warn: say, error: say };
  return { database, said, pubSub: await openPubSub({ driver: database.driver, log }) };
}

beforeAll(async () => {
  first = await testPostgres();
  one = await instance(first);
  other = await instance(openPostgres(first.url, () => {}));
});
afterAll(async () => {
  await one.pubSub.close();
  await other.pubSub.close();
  await other.database.close();
  await first.close();
});

const LISTENING = sql`from pg_stat_activity where query ilike 'listen jamun_news%' and datname = current_database()`;

test("what one instance tells, the other hears", async () => {
  const heard = Promise.withResolvers<void>();
  const unfollow = other.pubSub.subscribe("an-order", heard.resolve);
  await one.database.db.transaction((tx) => one.pubSub.publish(tx, "an-order"));
  await heard.promise;
  unfollow();
});

test("an instance listens on one connection, however many follow", async () => {
  const ends = Array.from({ length: 50 }, (_, at) => other.pubSub.subscribe(`order-${at}`, () => {}));
  const { rows } = (await first.db.execute(sql`select count(*)::int as many ${LISTENING}`)) as never as {
    rows: { many: number }[];
  };
  expect(rows[0]?.many).toBe(2);
  for (const end of ends) end();
});

test("a connection that is cut off comes back, and whoever follows looks again at what they may have missed", async () => {
  const again = Promise.withResolvers<void>();
  const unfollow = other.pubSub.subscribe("an-order", again.resolve);
  await first.db.execute(sql`select pg_terminate_backend(pid) ${LISTENING}`);
  await again.promise;
  unfollow();
  const heard = Promise.withResolvers<void>();
  const end = other.pubSub.subscribe("another-order", heard.resolve);
  await one.database.db.transaction((tx) => one.pubSub.publish(tx, "another-order"));
  await heard.promise;
  end();
  expect(other.said).toEqual([
    "news of the database are not heard; open pages ask for them meanwhile",
    "news of the database are heard again",
  ]);
});
