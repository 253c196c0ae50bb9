import pg from "pg";
import utils from "pg/lib/utils.js";
import { type PreparedClient, type PreparedStatement, TEXT_TYPES } from "./prepared-client.ts";

type Parse = (text: string) => unknown;
type Done = (error: unknown, rows?: unknown[][]) => void;
/** A connection's prepared statements, which the driver's types leave out. */
type Connection = pg.Connection & { parsedStatements?: Record<string, string> };

/** By connection, and by the name of a statement: how its columns are parsed. */
const knownColumns = new WeakMap<pg.Connection, Map<string, Parse[]>>();

/**
 * One call of a prepared statement. Unlike the driver's own, it asks for the columns once per connection and not at
 * each call: PostgreSQL describes a wide table slower than it finds a row.
 */
class PreparedCall implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Set by the driver. */
  callback?: Done;
  readonly values: unknown[];
  readonly #rows: unknown[][] = [];
  #columns: Parse[] = [];
  #unreadable: unknown;

  constructor({ name, text }: PreparedStatement, values: unknown[]) {
    this.name = name;
    this.text = text;
    this.values = values;
  }

  /** Returns what the driver then reports by `handleError`: after an exception the connection would never be released. */
  submit(connection: Connection): unknown {
    try {
      const values = this.values.map((param) => utils.prepareValue(param));
      this.#write(connection, values);
    } catch (error) {
      return error;
    }
  }

  #write(connection: Connection, values: (Buffer | string | null)[]): void {
    const columns = columnsOf(connection).get(this.name);
    this.#columns = columns ?? [];
    // One write for all messages.
    connection.stream.cork();
    try {
      if (!connection.parsedStatements?.[this.name])
        connection.parse({ name: this.name, text: this.text, types: [] }, true);
      connection.bind({ statement: this.name, values }, true);
      if (!columns) connection.describe({ type: "P" }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(fields.map((text, index) => (text === null ? null : this.#columns[index]?.(text))));
    } catch (error) {
      this.#unreadable = error;
    }
  }

  handleCommandComplete(_message: unknown, connection: Connection): void {
    columnsOf(connection).set(this.name, this.#columns);
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.callback?.(this.#unreadable);
    else this.callback?.(null, this.#rows);
  }
}

function columnsOf(connection: Connection): Map<string, Parse[]> {
  const columns = knownColumns.get(connection) ?? new Map<string, Parse[]>();
  knownColumns.set(connection, columns);
  return columns;
}

function parserOf(type: number): Parse {
  return TEXT_TYPES.has(type) ? (text) => text : pg.types.getTypeParser(type, "text");
}

/** The driver's method, with the callback that its types allow only for texts. */
type Sender = { query(call: PreparedCall, values: undefined, done: Done): void };

function send(sender: unknown, statement: PreparedStatement, params: unknown[]): Promise<unknown[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[][]>();
  (sender as Sender).query(new PreparedCall(statement, params), undefined, (error, rows) =>
    error ? reject(error) : resolve(rows ?? []),
  );
  return promise;
}

class PreparingClient extends pg.Client implements PreparedClient {
  runPrepared(statement: PreparedStatement, params: unknown[]): Promise<unknown[][]> {
    return send(this, statement, params);
  }
}

/** A pool whose connections run prepared statements. */
export class PreparingPool extends pg.Pool implements PreparedClient {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: PreparingClient });
  }

  runPrepared(statement: PreparedStatement, params: unknown[]): Promise<unknown[][]> {
    return send(this, statement, params);
  }
}
