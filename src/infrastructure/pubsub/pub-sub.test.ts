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

/** Follows, and waits for the next news about it. */
function listener(about: string) {
  let heard = 0;
  let wake = () => {};
  const unfollow = pubSub.subscribe(about, () => {
    heard++;
    wake();
  });
  onTestFinished(unfollow);
  return {
    unfollow,
    heard: () => heard,
    next: () => new Promise<void>((done) => (wake = done)),
  };
}

test("what is told in a transaction is heard when it stands, and only by those whom it is about", async () => {
  const asha = listener("asha");
  const again = listener("asha");
  const ravi = listener("ravi");
  const heard = Promise.all([asha.next(), again.next()]);
  await database.db.transaction((tx) => pubSub.publish(tx, "asha"));
  await heard;
  expect([asha.heard(), again.heard(), ravi.heard()]).toEqual([1, 1, 0]);
});

test("what is taken back, or told after somebody has left, is not heard", async () => {
  const asha = listener("asha");
  const left = listener("asha");
  left.unfollow();
  const undone = database.db.transaction(async (tx) => {
    await pubSub.publish(tx, "asha");
    throw new Error("on second thought");
  });
  await expect(undone).rejects.toThrow("on second thought");
  const heard = asha.next();
  await database.db.transaction((tx) => pubSub.publish(tx, "asha"));
  await heard;
  expect([asha.heard(), left.heard()]).toEqual([1, 0]);
});
