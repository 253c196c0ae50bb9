import { describe, expect, test } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { attemptKey, clearAttempt } from "./attempt-key.ts";

describe("the idempotency key", () => {
  test("a double click or a reload gives the same order", () => {
    const session = textInMemory();
    expect(attemptKey(session, { sku: "A", total: 1 })).toBe(attemptKey(session, { sku: "A", total: 1 }));
  });

  test("a changed order gets another key", () => {
    const session = textInMemory();
    expect(attemptKey(session, { sku: "A" })).not.toBe(attemptKey(session, { sku: "B" }));
  });

  test("the same order after a payment gets a new key", () => {
    const session = textInMemory();
    const first = attemptKey(session, { sku: "A" });
    clearAttempt(session);
    expect(attemptKey(session, { sku: "A" })).not.toBe(first);
  });

  test("paying works with forbidden storage", () => {
    const forbidden = () => {
      throw new Error("storage is forbidden");
    };
    const session = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(attemptKey(session, { sku: "A" })).toMatch(/^[0-9a-f-]{36}$/);
    clearAttempt(session);
  });
});
