/** How often a property is tried on a database: a third in the quick part of `npm test`; all in the rest, on PGlite. */
export function propertyRuns(all: number): number {
  return process.env.UNIT_TESTS === "quick" ? Math.ceil(all / 3) : all;
}
