import { expect, test } from "vitest";
import { boardNotices } from "./board-notices.server.ts";

type Order = Parameters<typeof boardNotices>[0][number];
const order = (photo: Order["photo"], changes: Order["changes"] = null) => ({
  ...{ uuid: "a", number: "JM104157", photo, changes },
});
const change = (wish: string): Order["photo"] => ({ answer: "change", wish });
const noticesOf = (...orders: Order[]) => boardNotices(orders);

test("a change that a customer asks for is another notice when they say it differently", () => {
  const [[asha]] = noticesOf(order(change("Write Asha"))) as [[string, string]];
  const [[usha, words]] = noticesOf(order(change("Write Usha"))) as [[string, string]];
  expect(usha).not.toBe(asha);
  expect(words).toBe("Change for 4157: Write Usha");
});

test("a photo without an answer, or that is right, is no notice", () => {
  expect(noticesOf(order({ answer: null, wish: "" }), order({ answer: "approved", wish: "" }))).toEqual([]);
});

test("each change of an order is a notice of its own, in the words of the board", () => {
  const changed = (notice: number, words: string) => order(null, { notice, words });
  expect(noticesOf(changed(7, "Cancelled"), changed(9, "Message changed"))).toEqual([
    ["7", "4157: Cancelled"],
    ["9", "4157: Message changed"],
  ]);
});
