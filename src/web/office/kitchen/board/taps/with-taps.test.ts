import { expect, test } from "vitest";
import type { BoardOrder } from "../board-types.ts";
import type { BoardTap } from "./board-tap.ts";
import { withTaps } from "./with-taps.ts";

const at = new Date("2026-11-21T09:00:00Z");
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const order = (uuid: string, option: BoardOrder["option"] = "standard"): BoardOrder =>
  ({
    ...{ uuid, option, status: "placed", column: "start", tap: "preparing", minutesLeft: 10 },
    ...{ urgency: "normal", startBy: inMinutes(10), finishBy: inMinutes(90), promisedAt: inMinutes(135) },
  }) as BoardOrder;
const tap = (orderId: string, seen: BoardTap["seen"], to: BoardTap["to"]) => ({ orderId, seen, to });

test("an order moves on with its taps, and its minutes count to the next deadline", () => {
  const [first] = withTaps([order("a")], [tap("a", "placed", "preparing")], at);
  expect(first).toMatchObject({ column: "making", tap: "ready", minutesLeft: 90, urgency: "normal" });
  const both = [tap("a", "placed", "preparing"), tap("a", "preparing", "ready")];
  expect(withTaps([order("a")], both, at)).toMatchObject([{ column: "ready", tap: "shipped" }]);
});

test("an order that is handed over stays in Ready without a button; a pickup has no tap there", () => {
  const taps = [
    tap("a", "placed", "preparing"),
    tap("a", "preparing", "ready"),
    tap("a", "ready", "shipped"),
  ];
  expect(withTaps([order("a")], taps, at)).toMatchObject([{ column: "ready", status: "shipped", tap: null }]);
  expect(withTaps([order("a", "pickup")], taps.slice(0, 2), at)).toMatchObject([
    { column: "ready", tap: null },
  ]);
});

test("a tap for another status than the board shows moves nothing, and other orders stay identical", () => {
  const orders = [order("a"), order("b")];
  const shown = withTaps(orders, [tap("a", "preparing", "ready")], at);
  expect(shown[0]).toBe(orders[0]);
  expect(withTaps(orders, [tap("a", "placed", "preparing")], at)[1]).toBe(orders[1]);
});
