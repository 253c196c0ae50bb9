import { expect, test } from "vitest";
import { ticketOf } from "./ticket.ts";

test("a ticket can be read out", () => {
  expect(ticketOf("cmp_3F8K0Z7M2Q9XW4TD")).toBe("C-2Q9X-W4TD");
});
