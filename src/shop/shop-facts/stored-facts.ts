import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { type FactFields, factsOfFields, fieldsOfFacts } from "./rules/fact-fields.ts";
import { FACTS, type Fact } from "./rules/fact-names.ts";
import { contradictionIn, contradictionSentence, liveGaps } from "./rules/fact-problems.ts";
import { givenFacts } from "./rules/facts.ts";
import { deleteFacts, lockFacts, selectFacts, upsertFacts } from "./shop-facts.queries.ts";

export type FactErrors = Partial<Record<Fact, string>>;

/** Facts that the screen may change: all that no variable sets. */
export function editableFacts({ machineFacts }: Pick<Services, "machineFacts">): Fact[] {
  return FACTS.filter((fact) => machineFacts.variables[fact] === undefined);
}

/** Editable facts as the screen shows them: what was entered there, otherwise what shop.json says. */
export async function readEditableFacts(
  services: Pick<Services, "machineFacts"> & { db: Services["db"] | Tx },
): Promise<FactFields> {
  return editableOf(services, await selectFacts(services.db));
}

/** Reads the editable facts, and locks them until the transaction ends. */
export async function lockEditableFacts(
  services: Pick<Services, "machineFacts"> & { db: Tx },
): Promise<FactFields> {
  await lockFacts(services.db);
  return readEditableFacts(services);
}

function editableOf(services: Pick<Services, "machineFacts">, stored: Partial<FactFields>): FactFields {
  const names = editableFacts(services);
  const fromFile = fieldsOfFacts(services.machineFacts.file, names);
  const fields = names.map((fact) => [fact, stored[fact] ?? fromFile[fact]]);
  return Object.fromEntries(fields);
}

/** Why the shop could not run on these facts; empty if it can. In live mode none may be missing or the demo shop's. */
export function errorsInFacts(
  { machineFacts, settings }: Pick<Services, "machineFacts" | "settings">,
  fields: Partial<FactFields>,
): FactErrors {
  const { facts, wrong } = factsOfFields(fields);
  const errors: FactErrors = {};
  for (const fact of wrong) errors[fact] = "This value is not taken any more.";
  const effectiveFacts = givenFacts(machineFacts, facts);
  const problem = contradictionIn(effectiveFacts);
  if (problem) errors[problem.fact] = contradictionSentence(problem);
  if (settings.mode === "live") {
    const { missing, demo } = liveGaps(effectiveFacts);
    for (const fact of missing) errors[fact] = "An open shop cannot be without this.";
    for (const fact of demo) errors[fact] = "This is the demo shop's.";
  }
  return errors;
}

/** Stores changed facts. One that is as in shop.json, or empty, needs no row. */
export async function storeFacts(
  { db: tx, clock, machineFacts }: Pick<Services, "clock" | "machineFacts"> & { db: Tx },
  changed: Partial<FactFields>,
): Promise<void> {
  const fromFile = fieldsOfFacts(machineFacts.file);
  const rows: [Fact, string | string[]][] = [];
  const withoutRow: Fact[] = [];
  for (const fact of FACTS) {
    const value = changed[fact];
    if (value === undefined) continue;
    if (value === null || JSON.stringify(value) === JSON.stringify(fromFile[fact])) withoutRow.push(fact);
    else rows.push([fact, value]);
  }
  await upsertFacts(tx, rows, clock());
  await deleteFacts(tx, withoutRow);
}
