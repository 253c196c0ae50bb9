import { icingLines } from "../../shop/checkout/rules/icing-lines.ts";

/** Adds the lines in which the message is piped to a line of an order. */
export function withIcing<Line extends { message: string }>(line: Line): Line & { icing: string[] } {
  return { ...line, icing: icingLines(line.message) };
}
