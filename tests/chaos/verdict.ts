import { PgDialect } from "drizzle-orm/pg-core";
import { CHECKS } from "./checks.ts";
import { isAtRest } from "./rest.ts";
import type { ChaosReport } from "./run.ts";

/** What went wrong, in sentences. Empty if every promise was kept and every check detects violations. */
export function faultsIn({ checks, looks, kills, databaseRestarts }: ChaosReport): string[] {
  const left = looks.at(-1);
  return [
    ...(left && isAtRest(left) ? [] : [`The shop did not come to rest: ${JSON.stringify(left)}`]),
    ...(kills > 0 ? [] : ["No instance was killed."]),
    ...(databaseRestarts === 0 ? ["The database was not restarted."] : []),
    ...checks.flatMap(({ promise, broken, noticesLies }) => [
      ...(broken.length > 0
        ? [`${promise}: ${broken.length} broken, such as ${JSON.stringify(broken[0])}`]
        : []),
      ...(noticesLies ? [] : [`${promise}: the check did not notice falsified books`]),
    ]),
  ];
}

/** All figures, and each query with its result. */
export function describe({ did, kills, databaseRestarts, seconds, looks, checks }: ChaosReport): string {
  const dialect = new PgDialect();
  const queries = checks.map(({ promise, figures, broken, noticesLies }, nth) => {
    const query = dialect
      .sqlToQuery((CHECKS[nth] as (typeof CHECKS)[number]).broken)
      .sql.replace(/\s+/g, " ");
    const found = broken.length === 0 ? "nothing broken" : `${broken.length} BROKEN`;
    const examples = broken.slice(0, 5).map((row) => `\n    ${JSON.stringify(row)}`);
    const lie = noticesLies ? "falsified books were noticed" : "FALSIFIED BOOKS WERE NOT NOTICED";
    return `${nth + 1}. ${promise}\n    ${query}\n    ${figuresOf(figures)} → ${found}; ${lie}${examples.join("")}`;
  });
  const met = [...did].sort(([one], [other]) => one.localeCompare(other));
  return [
    `kills ${kills}, restarts of the database ${databaseRestarts ?? "none, it is embedded"}, storm ${seconds.storm.toFixed(1)} s, tidying up ${seconds.rest.toFixed(1)} s`,
    met.map(([what, many]) => `${what} ${many}`).join(", "),
    `left to do at each look: ${looks.map((look) => figuresOf(look)).join("; ")}`,
    ...queries,
  ].join("\n");
}

function figuresOf(figures: Record<string, unknown>): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
