import { expect, test } from "vitest";
import { addDays, dayOf } from "../../basics/india-time.ts";
import { paise } from "../../basics/money.ts";
import { DELIVERY_OPTIONS } from "../../delivery/rules/options.ts";
import { cancellationShare } from "./cancellation.ts";
import { noCancellation } from "./no-cancellation.ts";

const now = new Date("2026-11-21T05:00:00Z");
const TODAY = dayOf(now);

const CASES = DELIVERY_OPTIONS.flatMap((option) =>
  [0, 3].flatMap((days) => [false, true].map((customised) => ({ option, days, customised }))),
);

test.each(CASES)(
  "the slot window says that $option in $days days (made to order: $customised) can't be cancelled exactly when nothing would come back",
  ({ option, days, customised }) => {
    const deliveryOn = addDays(TODAY, days);
    const order = {
      ...{ status: "placed" as const, option, deliveryOn, startMinute: 18 * 60, endMinute: 21 * 60 },
      ...{ orderedAt: now, customised, mostPercent: 100, paidPaise: paise(100_000) },
    };
    const { percent } = cancellationShare(order, now, 50);
    const words = noCancellation({ date: deliveryOn, option, customised }, TODAY);
    expect(words !== "").toBe(percent === 0);
    expect(words.includes("made only for you")).toBe(customised);
  },
);
