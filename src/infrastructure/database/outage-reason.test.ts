import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { outageReason } from "./outage-reason.ts";

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  withCode("57P01", "terminating connection due to administrator command"),
  withCode("57P03", "the database system is starting up"),
  withCode("ECONNRESET", "read ECONNRESET"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  withCode("55000", 'database "shop" is not currently accepting connections'),
])("$message: the database is away, even as the cause of another error", (error) => {
  expect(outageReason(error)).toBe(error.message);
  expect(outageReason(new DrizzleQueryError("select 1", [], error))).toBe(error.message);
});

test("if no address of a host answers, the reason is the error code", () => {
  const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(outageReason(refused)).toBe("ECONNREFUSED");
});

test.each([
  withCode("23503", "violates foreign key constraint"),
  withCode("ENOSPC", "no space left on device"),
  new Error("a placed order that is not there"),
  "nothing that is an error",
])("%s: the database is not away", (error) => {
  expect(outageReason(error)).toBeUndefined();
});
