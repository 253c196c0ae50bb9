import { expect, test } from "vitest";
import { ORDER_STATUS } from "./orders/rules/order-status.ts";
import { JOB_NAMES } from "./reactions.ts";

test("each status that starts a job has a reaction of that name: without one, no order could get the status", () => {
  const jobs = Object.values(ORDER_STATUS).flatMap(({ job }) => job ?? []);
  expect(jobs.length).toBeGreaterThan(3);
  expect(jobs.filter((job) => !JOB_NAMES.includes(job))).toEqual([]);
});
