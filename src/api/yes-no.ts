import type * as z from "zod/mini";
import type { YesNo } from "../contract/fields.ts";

export function yesNo(is: boolean): z.infer<typeof YesNo> {
  return is ? "Yes" : "No";
}
