import { PgDialect } from "drizzle-orm/pg-core";
import { CHECKS } from "./checks.ts";
import type { ChaosReport } from "./run.ts";
import { isIdle } from "./run-until-idle.ts";

/** Lists the failures, in sentences. Empty if every promise was kept and every check detects violations. */
export function findFailures({ checks, looks, kills, databaseRestarts }: ChaosReport): string[] {
  const left = looks.at(-1);
  return [
    ...(left && isIdle(left) ? [] : [`The shop still had work to do: ${JSON.stringify(left)}`]),
    ...(kills > 0 ? [] : ["No instance was killed."]),
    ...(databaseRestarts === 0 ? ["The database was not restarted."] : []),
    ...checks.flatMap(({ promise, violations, detectsTampering }) => [
      ...(violations.length > 0
        ? [`${promise}: ${violations.length} violations, such as ${JSON.stringify(violations[0])}`]
        : []),
      ...(detectsTampering ? [] : [`${promise}: the check did not detect tampering`]),
    ]),
  ];
}

/** All figures, and each query with its result. */
export function formatReport({
  counts,
  kills,
  databaseRestarts,
  seconds,
  looks,
  checks,
}: ChaosReport): string {
  const dialect = new PgDialect();
  const queries = checks.map(({ promise, figures, violations, detectsTampering }, nth) => {
    const query = dialect
      .sqlToQuery((CHECKS[nth] as (typeof CHECKS)[number]).violations)
      .sql.replace(/\s+/g, " ");
    const summary = violations.length === 0 ? "no violations" : `${violations.length} VIOLATIONS`;
    const examples = violations.slice(0, 5).map((row) => `\n    ${JSON.stringify(row)}`);
    const selfTest = detectsTampering ? "tampering was detected" : "TAMPERING WAS NOT DETECTED";
    return `${nth + 1}. ${promise}\n    ${query}\n    ${figuresOf(figures)} → ${summary}; ${selfTest}${examples.join("")}`;
  });
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return [
    `kills ${kills}, restarts of the database ${databaseRestarts ?? "none, it is embedded"}, storm ${seconds.storm.toFixed(1)} s, finishing ${seconds.rest.toFixed(1)} s`,
    sorted.map(([what, many]) => `${what} ${many}`).join(", "),
    `work left at each check: ${looks.map((look) => figuresOf(look)).join("; ")}`,
    ...queries,
  ].join("\n");
}

function figuresOf(figures: Record<string, unknown>): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
