import { expect, test } from "vitest";
import { NO_MINUTES, workOfOrder, workOfPiece } from "./work.ts";

const cake = { kind: "cake", weight: "1 kg", ofCategory: null, ...NO_MINUTES } as const;

test("a piece costs what is set of it, else what its category costs, else what is usual of its kind", () => {
  const ofCategory = { ovenMinutes: 30, decoratorMinutes: null };
  expect(workOfPiece(cake)).toEqual({ ovenMinutes: 20, decoratorMinutes: 15 });
  expect(workOfPiece({ ...cake, kind: "flowers" })).toEqual({ ovenMinutes: 0, decoratorMinutes: 10 });
  expect(workOfPiece({ ...cake, ofCategory })).toEqual({ ovenMinutes: 30, decoratorMinutes: 15 });
  expect(workOfPiece({ ...cake, ofCategory, ovenMinutes: 0, decoratorMinutes: 90 })).toEqual({
    ...{ ovenMinutes: 0, decoratorMinutes: 90 },
  });
});

test.each([
  ["0.5 kg", 20, 15],
  ["1 kg", 20, 15],
  ["1.5 kg", 30, 23],
  ["3 kg", 60, 45],
  ["Set of 6", 20, 15],
  ["", 20, 15],
])(
  "a cake of %j costs %i minutes of the oven and %i of a decorator",
  (weight, ovenMinutes, decoratorMinutes) => {
    expect(workOfPiece({ ...cake, weight })).toEqual({ ovenMinutes, decoratorMinutes });
  },
);

test("an order costs the work of all its pieces", () => {
  const [small, large] = [workOfPiece(cake), workOfPiece({ ...cake, weight: "2 kg" })];
  expect(
    workOfOrder([
      { work: small, quantity: 3 },
      { work: large, quantity: 1 },
    ]),
  ).toEqual({ ovenMinutes: 100, decoratorMinutes: 75 });
  expect(workOfOrder([])).toEqual({ ovenMinutes: 0, decoratorMinutes: 0 });
});

test("no order costs more than the database can add up", () => {
  const heavy = workOfPiece({ ...cake, weight: "9000 kg", ovenMinutes: 1_440 });
  expect(workOfOrder([{ work: heavy, quantity: 20 }]).ovenMinutes).toBe(1_000_000);
});
