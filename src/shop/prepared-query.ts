import { createHash } from "node:crypto";
import { Column, is, Param, Placeholder, SQL, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Db, Tx } from "../infrastructure/database/db.ts";
import type { PreparedClient, PreparedStatement } from "../infrastructure/database/prepared-client.ts";

/** A row to insert. Its fields are values, even those that hold JSON. */
type Row = Record<string, unknown>;
/** Inputs of a query by name: single values, lists for `any()`, rows, lists of rows. */
type Inputs = Record<string, unknown>;

/** A query of Drizzle before it is executed. */
type Preparable<Result> = {
  toSQL(): { sql: string };
  prepare(name: string): { execute(): Promise<Result> };
};

/** The parts of Drizzle's prepared query that are used here, and those that differ from call to call. */
type Prepared<Result> = {
  client: unknown;
  params: unknown[];
  fields?: Field[];
  customResultMapper?: unknown;
  execute(): Promise<Result>;
};

/** A column of the result, and where it goes in a row. */
type Field = { path: string[]; field: unknown };

type Template<Result> = {
  query: Prepared<Result>;
  params: ((fields: Map<string, unknown>) => unknown)[];
  /** Undefined if the query is built at each call. */
  statement?: PreparedStatement;
  /** Undefined for rows that Drizzle has to put together, such as those of a join. */
  toRow?: (values: unknown[]) => Row;
};

/** With more shapes, such as numbers of lines, the rest is built at each call and not prepared. */
const MOST_SHAPES = 12;

/**
 * A query that Drizzle builds once, and that PostgreSQL parses and plans once per connection. For what every order
 * needs: building a query of a wide table takes as long as running it.
 * @param name of the prepared statement, for people who look at the database
 * @param build the query. Instead of the inputs it gets placeholders of the same shape, so it must not look at them:
 *   no `inArray`, but `isAnyOf`
 */
export function preparedQuery<Values extends Inputs, Result>(
  name: string,
  build: (db: Db, values: Values) => Preparable<Result>,
): (db: Db | Tx, values: Values) => Promise<Result> {
  // By driver and shape. Tests use both drivers in one process.
  const templates = new Map<unknown, Map<string, Template<Result>>>();
  const prepare = (db: Db, values: Values, isKept: boolean): Template<Result> => {
    const built = build(db, placeholdersOf(values));
    const { sql: text } = built.toSQL();
    // By its text: this module exists twice, here and in the bundle of the pages, and they share connections.
    const statement = isKept ? { name: `${name} ${digest(text)}`, text } : undefined;
    const query = built.prepare("") as unknown as Prepared<Result>;
    return { query, params: query.params.map(reader), statement, toRow: rowMapper(query) };
  };
  return (db, values) => {
    const { session } = db._;
    const ofDriver = templates.get(session.constructor) ?? new Map<string, Template<Result>>();
    templates.set(session.constructor, ofDriver);
    const fields = fieldsOf(values);
    const shape = [...fields.keys()].join();
    const isKept = ofDriver.has(shape) || ofDriver.size < MOST_SHAPES;
    const template = ofDriver.get(shape) ?? prepare(db, values, isKept);
    if (isKept) ofDriver.set(shape, template);
    const { client } = session as unknown as { client: PreparedClient };
    return run(
      template,
      client,
      template.params.map((read) => read(fields)),
    );
  };
}

async function run<Result>(
  { query, statement, toRow }: Template<Result>,
  client: PreparedClient,
  params: unknown[],
): Promise<Result> {
  if (!statement) return executeOn(query, client, params);
  const rows = await client.runPrepared(statement, params).catch((error) => {
    throw new DrizzleQueryError(statement.text, params, error);
  });
  // `toRow` maps as Drizzle does for these queries: each list of values becomes a row.
  if (toRow) return rows.map(toRow) as Result;
  return executeOn(query, { query: async () => ({ rows }) }, []);
}

/** Drizzle ties a prepared query to the connection on which it was built. */
function executeOn<Result>(query: Prepared<Result>, client: unknown, params: unknown[]): Promise<Result> {
  return Object.assign(Object.create(query) as Prepared<Result>, { client, params }).execute();
}

/** Drizzle looks up the path and the decoder of each column again for each row. */
function rowMapper({ fields, customResultMapper }: Prepared<unknown>): Template<unknown>["toRow"] {
  if (!fields || customResultMapper || fields.some(({ path }) => path.length > 1)) return undefined;
  const columns = fields.map(({ path: [key = ""], field }) => ({ key, decoder: decoderOf(field) }));
  return (values) => {
    const row: Row = {};
    for (const [index, { key, decoder }] of columns.entries()) {
      const value = values[index];
      row[key] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return row;
  };
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  return (expression as unknown as { decoder: Decoder }).decoder;
}

/** A condition for a list that is an input of a prepared query. */
export function isAnyOf(column: unknown, values: readonly unknown[]) {
  return sql`${column} = any(${values})`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

/** Every value by the name of its placeholder. */
function fieldsOf(values: Inputs): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  const addRow = (prefix: string, row: Row) => {
    for (const [key, value] of Object.entries(row))
      if (value !== undefined) fields.set(`${prefix}.${key}`, value);
  };
  for (const [key, value] of Object.entries(values)) {
    if (isRows(value)) for (const [index, row] of value.entries()) addRow(`${key}.${index}`, row);
    else if (isRow(value)) addRow(key, value);
    else fields.set(key, value);
  }
  return fields;
}

function placeholdersOf<Values extends Inputs>(values: Values): Values {
  const ofRow = (prefix: string, row: Row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([key]) => [key, sql.placeholder(`${prefix}.${key}`)]),
    );
  const placeholders = Object.entries(values).map(([key, value]) => {
    if (isRows(value)) return [key, value.map((row, index) => ofRow(`${key}.${index}`, row))];
    return [key, isRow(value) ? ofRow(key, value) : sql.placeholder(key)];
  });
  return Object.fromEntries(placeholders);
}

/** Reads the value of a parameter, in the form of its column. */
function reader(param: unknown): (fields: Map<string, unknown>) => unknown {
  if (is(param, Placeholder)) return (fields) => fields.get(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value: placeholder } = param;
  return (fields) => {
    const value = fields.get(placeholder.name);
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}
