import { expect, test } from "vitest";
import type { ApiResult } from "../session/api-fetch.ts";
import { sendQuantities } from "./send-quantities.ts";

const OK: ApiResult<unknown> = { ok: true, data: [], message: "" };
const NOT_THERE: ApiResult<unknown> = {
  ...{ ok: false, status: 404, code: "not-in-cart", message: "This is no longer in your cart." },
  ...{ issues: [], data: null },
};

/** A shop that answers on command. */
function aShop() {
  const sent: [string, number][] = [];
  const refusedSkus: string[] = [];
  const answers: ((reply: ApiResult<unknown>) => void)[] = [];
  return {
    sent,
    refusedSkus,
    answer: (reply = OK) => answers.shift()?.(reply),
    how: {
      send: (sku: string, quantity: number) => {
        sent.push([sku, quantity]);
        return new Promise<ApiResult<unknown>>((answer) => answers.push(answer));
      },
      refused: (sku: string) => void refusedSkus.push(sku),
    },
  };
}

test("checkout waits until the last quantity is sent", async () => {
  const shop = aShop();
  const quantities = sendQuantities();
  for (const quantity of [2, 3, 4]) void quantities.set("TRUF05", quantity, shop.how);
  let left = false;
  const leaving = quantities.settled().then(() => {
    left = true;
  });
  shop.answer();
  await expect
    .poll(() => shop.sent)
    .toEqual([
      ["TRUF05", 2],
      ["TRUF05", 4],
    ]);
  expect(left).toBe(false);
  shop.answer();
  await leaving;
  expect(left).toBe(true);
});

test("checkout does not wait if nothing is being sent", async () => {
  await sendQuantities().settled();
});

test("a late quantity for a removed row is not an error", async () => {
  const shop = aShop();
  const quantities = sendQuantities();
  const done = quantities.set("TRUF05", 2, shop.how);
  void quantities.set("TRUF05", 3, shop.how);
  quantities.remove("TRUF05");
  shop.answer(NOT_THERE);
  await done;
  expect(shop.sent).toEqual([["TRUF05", 2]]);
  expect(shop.refusedSkus).toEqual([]);
});

test("a row removed elsewhere shows a message", async () => {
  const shop = aShop();
  const done = sendQuantities().set("TRUF05", 2, shop.how);
  shop.answer(NOT_THERE);
  await done;
  expect(shop.refusedSkus).toEqual(["TRUF05"]);
});
