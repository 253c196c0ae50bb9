import type { Services } from "../services.ts";
import { factsOfFields } from "./rules/fact-fields.ts";
import type { Fact } from "./rules/fact-names.ts";
import type { GivenFacts } from "./rules/facts.ts";
import { selectFacts } from "./shop-facts.queries.ts";

/** The facts that were entered on screen, and those whose stored value is no longer valid. */
export async function getStoredFacts({
  db,
}: Pick<Services, "db">): Promise<{ facts: GivenFacts; wrong: Fact[] }> {
  return factsOfFields(await selectFacts(db));
}
