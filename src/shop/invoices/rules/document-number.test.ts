import { expect, test } from "vitest";
import { documentNumber, seriesOf } from "./document-number.ts";

test("a number holds registration, year and sequence, within the 16 characters that the law allows", () => {
  expect(documentNumber(seriesOf("invoice", "29"), "2026-27", 1)).toBe("J29/2627/000001");
  expect(documentNumber(seriesOf("credit note", "07"), "2026-27", 1_234_567)).toBe("C07/2627/1234567");
  expect(() => documentNumber("J29", "2026-27", 12_345_678)).toThrow(/too long/);
});
