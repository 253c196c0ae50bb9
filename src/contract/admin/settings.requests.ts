import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { FACTS } from "../../shop/shop-facts/rules/fact-names.ts";

const LONGEST_TEXT = 500;
const MOST_LINES = 40;

const Text = line({ most: LONGEST_TEXT });
const Value = z.union([Text, z.array(Text).max(MOST_LINES), z.null()]);
const Values = z.partialRecord(z.enum(FACTS), Value);

export const SettingsPatch = z
  .object({
    from: Values.describe("`given` of the facts to change, with the values that the program read"),
    to: Values.describe("Null for none: the value of the server or of the demo shop holds again"),
  })
  .refine(({ from, to }) => FACTS.every((fact) => fact in from === fact in to), {
    ...{ path: ["to"], message: "must name the same facts as `from`" },
  });
