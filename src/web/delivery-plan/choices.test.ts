import { describe, expect, test } from "vitest";
import { day } from "../../shop/basics/india-time.ts";
import type { AddOnQuestion } from "../../shop/catalogue/rules/add-on-question.ts";
import type { DeliveryOption } from "../../shop/delivery/rules/options.ts";
import type { PincodeStatus } from "../delivery/pincode-message.tsx";
import { EMPTY_DRAFT } from "../draft/draft.ts";
import {
  type Choices,
  type Decision,
  decide,
  isPlanned,
  NOTHING_CHOSEN,
  type OpenWindows,
  toDraft,
} from "./choices.ts";
import { missingAnswer } from "./missing-answer.ts";

const sunday = day("2026-11-22");
const monday = day("2026-11-23");

const planned: Choices = {
  ...NOTHING_CHOSEN,
  typedPincode: "560001",
  date: sunday,
  option: "fixed-time",
  time: "7 PM - 8 PM",
};
const candle = { SKU: "ADD-CANDLE", name: "Sparkle candles", price: 49, image: "" };

function decided(from: Choices, ...decisions: Decision[]): Choices {
  return decisions.reduce(decide, from);
}

describe("the day", () => {
  test.each([
    ["unknown", "Pincode is missing!"],
    ["invalid", "Delivery not available for this pincode."],
    ["failed", "The pincode could not be checked. Please try again."],
  ] as const)("is kept while the pincode is %s, which is asked for", (pincode, alert) =>
    expect(
      decided(NOTHING_CHOSEN, { do: "open", step: "date" }, { do: "pick-date", date: sunday, pincode }),
    ).toEqual({ ...NOTHING_CHOSEN, date: sunday, open: "date", alert, awaitsPincode: true }),
  );

  test("picked without a pincode, opens its times once a served one is typed", () => {
    const typed = decided(
      NOTHING_CHOSEN,
      { do: "open", step: "date" },
      { do: "pick-date", date: sunday, pincode: "unknown" },
      { do: "close" },
      { do: "type-pincode", text: "999999" },
    );
    const refused = decide(typed, { do: "continue-with-pincode", pincode: "invalid" });
    expect(refused).toMatchObject({ open: null, alert: "Delivery not available for this pincode." });
    const corrected = decide(refused, { do: "type-pincode", text: "560001" });
    expect(decide(corrected, { do: "continue-with-pincode", pincode: "valid" })).toMatchObject({
      ...{ typedPincode: "560001", date: sunday, open: "time", awaitsPincode: false },
    });
  });

  test("waits for the check of the pincode, then opens the times", () => {
    const waiting = decide(NOTHING_CHOSEN, { do: "pick-date", date: sunday, pincode: "checking" });
    expect(waiting).toMatchObject({ open: null, alert: "One moment: the pincode is being checked." });
    expect(decide(waiting, { do: "continue-with-pincode", pincode: "valid" })).toEqual({
      ...NOTHING_CHOSEN,
      date: sunday,
      open: "time",
    });
    expect(decide(waiting, { do: "continue-with-pincode", pincode: "invalid" })).toEqual({
      ...NOTHING_CHOSEN,
      date: sunday,
      alert: "Delivery not available for this pincode.",
      awaitsPincode: true,
    });
  });

  test("opens no times after the check if the shopper went on", () => {
    const waiting = decide(NOTHING_CHOSEN, { do: "pick-date", date: sunday, pincode: "checking" });
    const wrote = decide(waiting, { do: "write-message", text: "Happy 60th" });
    expect(decide(wrote, { do: "continue-with-pincode", pincode: "valid" })).toBe(wrote);
  });

  test("opens the times of that day", () =>
    expect(decide(NOTHING_CHOSEN, { do: "pick-date", date: sunday, pincode: "valid" })).toEqual({
      ...NOTHING_CHOSEN,
      date: sunday,
      open: "time",
    }));

  test("clears the hour when changed", () =>
    expect(decide(planned, { do: "pick-date", date: monday, pincode: "valid" })).toMatchObject({
      date: monday,
      option: "fixed-time",
      time: "",
    }));

  test("keeps the hour when picked again", () =>
    expect(decide(planned, { do: "pick-date", date: sunday, pincode: "valid" }).time).toBe("7 PM - 8 PM"));

  test("can be reached again from the times", () =>
    expect(decided(planned, { do: "open", step: "time" }, { do: "open", step: "date" })).toEqual({
      ...planned,
      open: "date",
    }));
});

describe("mode, type and hour", () => {
  test("another mode clears type and hour", () => {
    const pickup = decide(planned, { do: "choose-mode", mode: "Pickup" });
    expect(pickup).toMatchObject({ mode: "Pickup", option: "pickup", time: "" });
    expect(decide(pickup, { do: "choose-mode", mode: "Delivery" })).toMatchObject({ option: "", time: "" });
  });

  test("the same mode changes nothing", () =>
    expect(decide(planned, { do: "choose-mode", mode: "Delivery" })).toEqual(planned));

  test("another type clears the hour, the same one does not", () => {
    expect(decide(planned, { do: "choose-option", option: "standard" })).toMatchObject({
      option: "standard",
      time: "",
    });
    expect(decide(planned, { do: "choose-option", option: "fixed-time" }).time).toBe("7 PM - 8 PM");
  });

  test("an hour of the type before is not chosen for another type", () =>
    expect(
      decided(
        planned,
        { do: "choose-option", option: "standard" },
        { do: "choose-time", option: "fixed-time", time: "8 PM - 9 PM" },
      ),
    ).toMatchObject({ option: "standard", time: "" }));

  test.each<[string, OpenWindows, Partial<Choices>]>([
    ["is open stays", [{ option: "fixed-time", times: ["7 PM - 8 PM"] }], {}],
    [
      "has filled up is let go, and said",
      [{ option: "fixed-time", times: ["8 PM - 9 PM"] }],
      { time: "", hasYielded: true, alert: "7 PM to 8 PM can no longer be had. Please choose another time." },
    ],
    [
      "is too soon for these goods is let go, and said",
      [{ option: "fixed-time", times: ["8 PM - 9 PM"], tooSoon: ["7 PM - 8 PM"] }],
      {
        time: "",
        hasYielded: true,
        alert: "7 PM to 8 PM is too soon for this order. Please choose another time.",
      },
    ],
    [
      "is of a type that is not offered there is let go with its type, for Standard",
      [{ option: "standard", times: ["6 PM - 9 PM"] }],
      {
        option: "standard",
        time: "",
        hasYielded: true,
        alert: "7 PM to 8 PM can no longer be had. Please choose another time.",
      },
    ],
  ])("an hour that %s", (_fact, open, changes) =>
    expect(decide(planned, { do: "check-windows", open })).toEqual({ ...planned, ...changes }),
  );

  test("a type that is not offered is cleared without a message if no hour was chosen", () =>
    expect(decide({ ...planned, time: "" }, { do: "check-windows", open: [] })).toEqual({
      ...planned,
      option: "",
      time: "",
    }));

  test.each<[DeliveryOption | "", DeliveryOption[], DeliveryOption | ""]>([
    ["standard", ["express"], "express"],
    ["", ["express"], "express"],
    ["", ["express", "standard"], "standard"],
    ["standard", ["express", "fixed-time"], ""],
    ["fixed-time", ["fixed-time", "standard"], "fixed-time"],
    ["standard", [], "standard"],
    ["standard", ["pickup"], "standard"],
  ])("on a day whose hours are not those of “%s” but of %s, “%s” is chosen", (option, withHours, chosen) => {
    const options: DeliveryOption[] = ["standard", "express", "fixed-time", "pickup"];
    const open = options.map((offered) => ({
      option: offered,
      times: withHours.includes(offered) ? ["6 PM - 9 PM"] : [],
    }));
    expect(decide({ ...planned, option, time: "" }, { do: "check-windows", open })).toMatchObject({
      ...{ option: chosen, time: "", alert: "" },
    });
  });

  test("pickup stays chosen when nothing is left on that day", () =>
    expect(
      decide(
        { ...planned, mode: "Pickup", option: "pickup", time: "" },
        { do: "check-windows", open: [{ option: "pickup", times: [] }] },
      ).option,
    ).toBe("pickup"));
});

describe("ORDER NOW", () => {
  test("is active once date, time and type are set", () => expect(isPlanned(planned, "valid")).toBe(true));

  test.each(["date", "option", "time"] as const)("waits for the %s", (missing) =>
    expect(isPlanned({ ...planned, [missing]: "" }, "valid")).toBe(false),
  );

  test.each(["unknown", "checking", "invalid", "failed"] satisfies PincodeStatus[])(
    "waits while the pincode is %s",
    (pincode) => expect(isPlanned(planned, pincode)).toBe(false),
  );
});

describe("the message on the cake", () => {
  test("is limited to 25 characters", () =>
    expect(decide(planned, { do: "write-message", text: "x".repeat(30) }).message).toHaveLength(25));
});

describe("add-ons", () => {
  const plusOne: Decision = { do: "change-add-on", addOn: candle, by: 1 };
  const minusOne: Decision = { do: "change-add-on", addOn: candle, by: -1 };
  test.each([
    ["Add puts one in", [plusOne], [1]],
    ["plus raises it", [plusOne, plusOne], [2]],
    ["minus lowers it", [plusOne, plusOne, minusOne], [1]],
    ["minus at one removes it", [plusOne, minusOne], []],
    ["minus on nothing does nothing", [minusOne], []],
  ])("%s", (_fact, decisions, quantities) =>
    expect(decided(planned, ...decisions).addOns.map((line) => line.quantity)).toEqual(quantities),
  );
});

describe("add-ons that ask for something", () => {
  const add: Decision = { do: "add-add-on", addOn: candle };
  const answer = (place: number, text: string): Decision => ({
    ...{ do: "answer-add-on", place, answer: text, quantity: text.length },
  });
  test.each<[string, Decision[], [string, number][]]>([
    ["Add puts one in, still without its answer", [add], [["", 1]]],
    ["a number of two digits is two candles", [add, answer(0, "60")], [["60", 2]]],
    [
      "another number is a line of its own",
      [add, answer(0, "60"), add, answer(1, "5")],
      [
        ["60", 2],
        ["5", 1],
      ],
    ],
    ["one line can be removed", [add, add, answer(1, "5"), { do: "remove-add-on", place: 0 }], [["5", 1]]],
  ])("%s", (_fact, decisions, lines) =>
    expect(decided(planned, ...decisions).addOns.map((line) => [line.answer, line.quantity])).toEqual(lines),
  );

  const offer = (question: AddOnQuestion | null) => [{ ...candle, question, forCakes: true }];
  test("the button says what is missing, and nothing once it is there", () => {
    const { addOns } = decided(planned, add, answer(0, "60"), add);
    expect(missingAnswer(addOns, offer({ kind: "digits", limit: 3 }))).toEqual({
      ...{ place: 1, todo: "Enter the number" },
    });
    expect(missingAnswer(addOns.slice(0, 1), offer({ kind: "digits", limit: 3 }))).toBeNull();
    expect(missingAnswer(addOns, offer(null))).toBeNull();
  });
});

describe("a draft", () => {
  const choices: Choices = {
    ...planned,
    message: "Happy 30th",
    addOns: [{ ...candle, quantity: 2, answer: "" }],
  };
  const draft = { ...EMPTY_DRAFT, ...toDraft(choices, "CK-1"), location: "560001" };

  test("restores everything for the same cake", () =>
    expect(decide(NOTHING_CHOSEN, { do: "restore", draft, isSameCake: true })).toEqual(choices));

  test("of another cake restores location and time, not message and add-ons", () =>
    expect(decide(NOTHING_CHOSEN, { do: "restore", draft, isSameCake: false })).toEqual(planned));
});

test("a draft that loads late does not replace a typed pincode", () =>
  expect(
    decided(
      NOTHING_CHOSEN,
      { do: "type-pincode", text: "560001" },
      { do: "restore", draft: { ...EMPTY_DRAFT, location: "110001" }, isSameCake: false },
    ).typedPincode,
  ).toBe("560001"));

describe("an hour that is not for this cake", () => {
  const yielded = decide(planned, {
    do: "check-windows",
    open: [{ option: "fixed-time", times: [], tooSoon: ["7 PM - 8 PM"] }],
  });

  test("stays chosen for all others", () =>
    expect(toDraft(yielded, "CK-1")).not.toHaveProperty("deliveryTime"));

  test("is replaced once another one is chosen here", () =>
    expect(
      toDraft(decide(yielded, { do: "choose-time", option: "fixed-time", time: "8 PM - 9 PM" }), "CK-1")
        .deliveryTime,
    ).toBe("8 PM - 9 PM"));
});

test("a restored draft whose day has passed shows a message", () =>
  expect(
    decide(NOTHING_CHOSEN, {
      do: "restore",
      draft: { ...EMPTY_DRAFT, isDayOver: true },
      isSameCake: true,
    }),
  ).toMatchObject({ date: "", alert: "The day that you had chosen has passed. Please choose another one." }));

test("a refusal message disappears with the next decision", () =>
  expect(
    decided(
      NOTHING_CHOSEN,
      { do: "pick-date", date: sunday, pincode: "unknown" },
      { do: "type-pincode", text: "5" },
    ).alert,
  ).toBe(""));
