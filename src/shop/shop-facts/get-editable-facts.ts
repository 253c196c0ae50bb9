import type { Services } from "../services.ts";
import { completeFacts } from "./rules/complete-facts.ts";
import { type FactFields, factsOfFields, fieldsOfFacts } from "./rules/fact-fields.ts";
import { FACTS, type Fact } from "./rules/fact-names.ts";
import { givenFacts } from "./rules/facts.ts";
import { readEditableFacts } from "./stored-facts.ts";

/** The source of a fact: a variable, shop.json, or the screen. `none`: a default replaces it. */
export type FactSource = "variable" | "file" | "screen" | "none";

export type EditableFact = {
  fact: Fact;
  source: FactSource;
  /** The given value; null for none. */
  given: FactFields[Fact];
  /** The value in use: the given one, or the default. */
  inForce: FactFields[Fact];
};

/** All facts for the screen. The caller has checked permissions. */
export async function getEditableFacts(
  services: Pick<Services, "db" | "machineFacts">,
): Promise<EditableFact[]> {
  const { machineFacts } = services;
  const editable = await readEditableFacts(services);
  const fixed = fieldsOfFacts(machineFacts.variables);
  const fromFile = fieldsOfFacts(machineFacts.file);
  const inForce = fieldsOfFacts(completeFacts(givenFacts(machineFacts, factsOfFields(editable).facts)));
  return FACTS.map((fact) => {
    const given = fixed[fact] ?? editable[fact] ?? null;
    const isAsInFile = JSON.stringify(given) === JSON.stringify(fromFile[fact]);
    const source =
      fixed[fact] !== null ? "variable" : given === null ? "none" : isAsInFile ? "file" : "screen";
    return { fact, source, given, inForce: inForce[fact] };
  });
}
