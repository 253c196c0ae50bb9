import { expect, test } from "vitest";
import { randomUuid } from "../basics/ids.ts";
import { StopReport } from "./runs.inputs.ts";

test("a program may write the ids of stops in capitals", () => {
  const [orderId, before] = [randomUuid(), randomUuid()];
  const moved = { id: randomUuid(), at: new Date().toISOString(), kind: "moved" };
  const sent = { ...moved, orderId: orderId.toUpperCase(), before: before.toUpperCase() };
  expect(StopReport.parse(sent)).toMatchObject({ orderId, before });
});
