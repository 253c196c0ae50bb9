import type { Fields, FieldValue } from "../../audit/rules/changed-record.ts";
import { recordOf } from "../../basics/record-of.ts";
import { FACTS, type Fact, wordsOfFact } from "./fact-names.ts";
import { FACT_SCHEMAS, type GivenFacts } from "./facts.ts";

/** Facts as the database and the log store them: a text, or the lines of a list. Null: not given. */
export type FactFields = Record<Fact, string | string[] | null>;

/** The facts as stored, of all or of the given ones. */
export function fieldsOfFacts(facts: GivenFacts, names: readonly Fact[] = FACTS): FactFields {
  return recordOf(names, (fact) => fieldOf(facts, fact));
}

function fieldOf(facts: GivenFacts, fact: Fact): string | string[] | null {
  if (fact === "social") return facts.social?.map(({ label, href }) => `${label} ${href}`) ?? null;
  return facts[fact] ?? null;
}

/** Stored fields as facts. Fields that the rules no longer take are left out, and named. */
export function factsOfFields(fields: Partial<Fields>): { facts: GivenFacts; wrong: Fact[] } {
  const entries: [Fact, unknown][] = [];
  const wrong: Fact[] = [];
  for (const fact of FACTS) {
    const field = fields[fact] ?? null;
    if (field === null) continue;
    const parsed = FACT_SCHEMAS[fact].safeParse(inputOf(fact, field));
    if (parsed.success) entries.push([fact, parsed.data]);
    else wrong.push(fact);
  }
  return { facts: Object.fromEntries(entries), wrong };
}

/** Turns a stored field into the input of its fact's schema. */
function inputOf(fact: Fact, field: FieldValue): unknown {
  if (fact !== "social" || !Array.isArray(field)) return field;
  return field.map((item) => {
    const end = item.lastIndexOf(" ");
    return { label: item.slice(0, Math.max(end, 0)).trim(), href: item.slice(end + 1) };
  });
}

/** A field as a form shows it. */
export function textOfField(field: FieldValue): string {
  return Array.isArray(field) ? field.join("\n") : String(field ?? "");
}

/** Reads the facts of a form: normalised fields, and the errors among them. An empty text is null. */
export function readTypedFacts(
  texts: Partial<Record<Fact, string>>,
  names: readonly Fact[],
): { fields: Partial<FactFields>; errors: Partial<Record<Fact, string>> } {
  const typed = Object.fromEntries(names.map((fact) => [fact, fieldOfText(fact, texts[fact] ?? "")]));
  const { facts } = factsOfFields(typed);
  const errors: Partial<Record<Fact, string>> = {};
  for (const fact of names) {
    const field = typed[fact] ?? null;
    if (field !== null && facts[fact] === undefined) errors[fact] = wrongSentence(fact, field);
  }
  return { fields: fieldsOfFacts(facts, names), errors };
}

function fieldOfText(fact: Fact, text: string): string | string[] | null {
  if (!wordsOfFact(fact).isList) return text.trim() || null;
  const items = text
    .split(/\r?\n|,/)
    .map((item) => item.trim())
    .filter(Boolean);
  return items.length > 0 ? items : null;
}

function wrongSentence(fact: Fact, field: FieldValue): string {
  const { wrong } = wordsOfFact(fact);
  if (wrong) return wrong;
  const [issue] = FACT_SCHEMAS[fact].safeParse(inputOf(fact, field)).error?.issues ?? [];
  return `Please enter ${issue?.message ?? "another value"}.`;
}
