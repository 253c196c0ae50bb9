import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type OpenPubSub, openPubSub } from "./open-pub-sub.ts";

let database: OpenDatabase;
let pubSub: OpenPubSub;
const log = { info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  database = await testDatabase();
  pubSub = await openPubSub({ driver: database.driver, log });
});
afterAll(async () => {
  await pubSub.close();
  await database.close();
});

/** Subscribes to a topic, and waits for its next message. */
function listener(topic: string) {
  let received = 0;
  let wake = () => {};
  const unsubscribe = pubSub.subscribe(topic, () => {
    received++;
    wake();
  });
  onTestFinished(unsubscribe);
  return {
    unsubscribe,
    received: () => received,
    next: () => new Promise<void>((done) => (wake = done)),
  };
}

test("a message is delivered when its transaction commits, and only to subscribers of its topic", async () => {
  const asha = listener("asha");
  const again = listener("asha");
  const ravi = listener("ravi");
  const delivered = Promise.all([asha.next(), again.next()]);
  await database.db.transaction((tx) => pubSub.publish(tx, "asha"));
  await delivered;
  expect([asha.received(), again.received(), ravi.received()]).toEqual([1, 1, 0]);
});

test("a rolled-back message is not delivered, nor any message after unsubscribing", async () => {
  const asha = listener("asha");
  const left = listener("asha");
  left.unsubscribe();
  const undone = database.db.transaction(async (tx) => {
    await pubSub.publish(tx, "asha");
    throw new Error("on second thought");
  });
  await expect(undone).rejects.toThrow("on second thought");
  const delivered = asha.next();
  await database.db.transaction((tx) => pubSub.publish(tx, "asha"));
  await delivered;
  expect([asha.received(), left.received()]).toEqual([1, 0]);
});
