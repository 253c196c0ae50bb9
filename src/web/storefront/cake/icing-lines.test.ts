import { expect, test } from "vitest";
import { icingLines } from "./icing-lines.ts";

test.each([
  ["Happy 30th, Meera", ["Happy 30th,", "Meera"]],
  ["Hi", ["Hi"]],
  ["  spaced   out  ", ["spaced out"]],
  ["Supercalifragilisticexpia", ["Supercalifragilisticexpia"]],
  ["", [""]],
])("%j is iced as %j", (message, lines) => expect(icingLines(message)).toEqual(lines));
