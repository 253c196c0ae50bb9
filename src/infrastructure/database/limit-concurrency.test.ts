import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("tasks run in order, at most two at a time, and a failed task frees its place", async () => {
  const inTurn = limitConcurrency(2, 1_000);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        order.push(index);
        await Promise.resolve();
        running--;
        if (index % 3 === 0) throw new Error("no");
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(7);
});

test("a task that waits too long is rejected, and later ones run", async () => {
  const inTurn = limitConcurrency(1, 20);
  let finish = () => {};
  const slow = inTurn(() => new Promise<void>((done) => (finish = done)));
  await expect(inTurn(async () => "in vain")).rejects.toThrow("too busy");
  finish();
  await slow;
  expect(await inTurn(async () => "served")).toBe("served");
});
