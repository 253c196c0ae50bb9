import { createHash } from "node:crypto";
import { is, Param, Placeholder, sql } from "drizzle-orm";
import type { Db, Tx } from "../infrastructure/database/db.ts";

/** A row to insert. Its fields are values, even those that hold JSON. */
type Row = Record<string, unknown>;
/** Inputs of a query by name: single values, lists for `any()`, rows, lists of rows. */
type Inputs = Record<string, unknown>;

/** A query of Drizzle before it is executed. */
type Preparable<Result> = {
  toSQL(): { sql: string };
  prepare(name: string): { execute(): Promise<Result> };
};

/** The parts of Drizzle's prepared query that differ from call to call. */
type Prepared<Result> = { client: unknown; params: unknown[]; execute(): Promise<Result> };

type Template<Result> = { query: Prepared<Result>; params: ((fields: Map<string, unknown>) => unknown)[] };

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
    // By its text: this module exists twice, here and in the bundle of the pages, and they share connections.
    const statement = isKept ? `${name} ${digest(built.toSQL().sql)}` : "";
    const query = built.prepare(statement) as unknown as Prepared<Result>;
    return { query, params: query.params.map(reader) };
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
    // Drizzle ties a prepared query to the connection on which it was built.
    const query: Prepared<Result> = Object.create(template.query);
    query.client = (session as unknown as { client: unknown }).client;
    query.params = template.params.map((read) => read(fields));
    return query.execute();
  };
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
