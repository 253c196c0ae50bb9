import { expect, test } from "vitest";
import { memoryStore } from "../../../queue/memory-store.ts";
import type { QueueStore } from "../../../queue/queued.ts";
import type { Answer } from "../../../queue/send-queued.ts";
import type { BoardTap } from "./board-tap.ts";
import { isShownTap, sendTaps, takeBackUnsent } from "./send-taps.ts";

const tap = (nth: number): BoardTap => ({
  ...{ id: `tap-${nth}`, userId: "baker", kitchenId: "delhi", orderId: `order-${nth}`, number: `JM${nth}` },
  ...{ seen: "placed", to: "preparing", at: new Date(Date.UTC(2026, 10, 24, 4, nth)).toISOString() },
  ...{ nth: 0, refusal: "" },
});

const idsOf = async (store: QueueStore<BoardTap>) => (await store.list()).map(({ id }) => id);
const lost = async (): Promise<Answer> => ({ is: "later", why: "unreachable" });
const taken = async (): Promise<Answer> => ({ is: "taken" });

test("a tap whose answer was lost is not removed by Undo, because the shop may have it; one behind it is", async () => {
  const store = memoryStore([tap(1), tap(2)]);
  await sendTaps(store, { isOnline: () => true, post: lost }, "baker");
  await takeBackUnsent(store, "tap-2");
  await takeBackUnsent(store, "tap-1");
  expect(await idsOf(store)).toEqual(["tap-1"]);
  await sendTaps(store, { isOnline: () => true, post: taken }, "baker");
  expect(await idsOf(store)).toEqual([]);
});

test("a tap is marked before its request starts, so that a tablet which is switched off meanwhile knows", async () => {
  const store = memoryStore([tap(1)]);
  const post = async (): Promise<Answer> => {
    expect(await store.list()).toMatchObject([{ id: "tap-1", isBegun: true }]);
    return taken();
  };
  expect(await sendTaps(store, { isOnline: () => true, post }, "baker")).toMatchObject({ taken: 1 });
});

test("without any connection no request starts, so every tap can be taken back", async () => {
  const store = memoryStore([tap(1)]);
  const sent = await sendTaps(store, { isOnline: () => false, post: taken }, "baker");
  expect(sent).toEqual({ taken: 0, obstacle: "unreachable" });
  await takeBackUnsent(store, "tap-1");
  expect(await idsOf(store)).toEqual([]);
});

test("a board shows the waiting taps of its kitchen, the refused ones of every kitchen, and nobody else's", () => {
  const refused = { ...tap(1), refusal: "It has moved on." };
  const mumbai = { kitchenId: "mumbai", userId: "baker" };
  expect(isShownTap(tap(1), mumbai)).toBe(false);
  expect(isShownTap(refused, mumbai)).toBe(true);
  expect(isShownTap(tap(1), { ...mumbai, kitchenId: "delhi" })).toBe(true);
  expect(isShownTap(refused, { ...mumbai, userId: "another baker" })).toBe(false);
});
