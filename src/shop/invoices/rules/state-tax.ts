/** Union territories without a legislature levy UTGST instead of SGST. */
const WITHOUT_PARLIAMENT = new Set(["04", "26", "31", "35", "38"]);

/** Name of the state's half of the tax. */
export function stateTaxName(code: string): "SGST" | "UTGST" {
  return WITHOUT_PARLIAMENT.has(code) ? "UTGST" : "SGST";
}
