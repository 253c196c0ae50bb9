import type { Day } from "../../basics/india-time.ts";

/** India's financial year runs from 1 April to 31 March: 21 November 2026 is in `2026-27`. */
export function financialYearOf(on: Day): string {
  const [year = 0, month = 0] = on.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
