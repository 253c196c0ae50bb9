import pg from "pg";
import { GROWING_TABLES, QUEUE_TABLES } from "./growing-tables.ts";
import type { Statement } from "./record-statements.ts";

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: Plan[];
};

const GROWING = new Set([...GROWING_TABLES, ...QUEUE_TABLES]);
/** Statements that may read a growing table whole, by a part of their text, and why. */
export const MAY_READ_WHOLE = [
  {
    statement: `sum("amount"), 0) from "coin_entries"`,
    because: "what is owed is the sum of all ledgers; only the page of figures asks for it",
  },
  {
    statement: `select "product_id", count(*) from "reviews" where "reviews"."status" = $1 group by`,
    because: "once per process: later changes are told, so that the pages of most products need no statement",
  },
  {
    statement: "GET /admin/:list/export: reads all of complaint_proofs",
    because: "a file of all complaints needs most of them, and they are erased after 90 days",
  },
  {
    statement: `select "run_stops"."order_id", "runs"."id"`,
    because:
      "the runs of up to a thousand orders: reading these 7,300 runs once costs less than a look-up for each",
  },
  ...["POST /admin/accounts/settlements", "POST /api/admin/settlements/fetch"].map((route) => ({
    statement: `${route}: reads all of sandbox_`,
    because: "a month is a large part of what the demo's payment provider has here",
  })),
];

const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

/** Statements that read a growing table whole, with the route that sends them. */
export async function findWholeReads(databaseUrl: string, statements: Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select indexrelid::regclass::text as name from pg_index where indpred is not null",
    );
    const partial = new Set(rows.map(({ name }) => name.replace(/^.*\./, "")));
    const wholeTableReads = new Set<string>();
    for (const { route, text, values } of distinct(statements)) {
      const plan = await explain(client, text, values);
      for (const read of wholeReads(plan, partial))
        wholeTableReads.add(`${route}: ${read}\n  ${oneLine(text)}`);
    }
    return [...wholeTableReads];
  } finally {
    await client.end();
  }
}

/** One of each statement and its values; of an INSERT, one for all values. */
function distinct(statements: Statement[]): Statement[] {
  const byKey = new Map<string, Statement>();
  for (const statement of statements.filter(({ text }) => HAS_PLAN.test(text))) {
    const { text, values } = statement;
    const key = /^\s*insert/i.test(text) ? text : `${text} ${JSON.stringify(values)}`;
    if (!byKey.has(key)) byKey.set(key, statement);
  }
  return [...byKey.values()];
}

async function explain(client: pg.Client, text: string, values: unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>({
    text: `explain (format json) ${text}`,
    values,
  });
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error(`no plan of ${text}`);
  return plan;
}

/** They read all rows below them before the first one leaves, so that a LIMIT above does not end the reading. */
const READS_ALL = new Set(["Sort", "Incremental Sort", "Aggregate", "Hash", "Materialize", "WindowAgg"]);

/**
 * Sequential scans of growing tables, and of their whole indexes. A partial index is meant to be read whole. A LIMIT ends
 * the reading of an index, and of a table without a filter.
 */
function wholeReads(plan: Plan, partial: Set<string>, isLimited = false): string[] {
  const { "Node Type": type, "Relation Name": table = "", "Index Name": index = "", Plans = [] } = plan;
  const isWholeTable = type === "Seq Scan" && !(isLimited && plan.Filter === undefined);
  const isWholeIndex = /^Index/.test(type) && !plan["Index Cond"] && !isLimited && !partial.has(index);
  const what = isWholeTable ? table : `the index ${index}`;
  return [
    ...(GROWING.has(table) && (isWholeTable || isWholeIndex) ? [`reads all of ${what}`] : []),
    ...Plans.flatMap((plan) =>
      wholeReads(plan, partial, type === "Limit" || (isLimited && !READS_ALL.has(type))),
    ),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 600);
}
