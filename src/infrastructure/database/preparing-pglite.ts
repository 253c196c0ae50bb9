import { PGlite, type PGliteOptions, protocol, type Transaction } from "@electric-sql/pglite";
import { type PreparedClient, type PreparedStatement, TEXT_TYPES } from "./prepared-client.ts";

type Parse = (text: string) => unknown;
/** A prepared statement: the types of its parameters, and the columns of its rows. */
type Known = { paramTypes: number[]; columns: { name: string; parse: Parse; parseForDrizzle: Parse }[] };
type Row = Record<string, unknown>;

/** Runs prepared statements on a PGlite or on one of its transactions. */
export type EmbeddedClient = PreparedClient & {
  /** Runs a prepared statement like PGlite's own `query`: rows are objects, and dates are parsed. */
  queryPrepared(statement: PreparedStatement, params: unknown[]): Promise<{ rows: Row[] }>;
};

const { parse, describe, bind, execute, sync } = protocol.serialize;
const { DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } = protocol.messages;

const asText: Parse = (text) => text;

/**
 * A PGlite with prepared statements. Its own calls parse and plan a statement each time, and cross into WebAssembly six
 * times: reading a row of a wide table then takes ten times as long.
 */
export class PreparingPglite extends PGlite implements EmbeddedClient {
  readonly #known = new Map<string, Known>();

  static async open(options: PGliteOptions = {}): Promise<PreparingPglite> {
    const client = new PreparingPglite(options);
    await client.waitReady;
    return client;
  }

  runPrepared(statement: PreparedStatement, params: unknown[]): Promise<unknown[][]> {
    return this.#outside(() => this.#rows(statement, params));
  }

  queryPrepared(statement: PreparedStatement, params: unknown[]): Promise<{ rows: Row[] }> {
    return this.#outside(() => this.#objects(statement, params));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const inside = async <R>(run: () => Promise<R>): Promise<R> => {
        if (tx.closed) throw new Error("the transaction has ended");
        return run();
      };
      const prepared: EmbeddedClient = {
        runPrepared: (statement, params) => inside(() => this.#rows(statement, params)),
        queryPrepared: (statement, params) => inside(() => this.#objects(statement, params)),
      };
      return work(Object.assign(tx, prepared));
    });
  }

  /** Waits for the end of an open transaction, as PGlite's own calls do. */
  async #outside<R>(run: () => Promise<R>): Promise<R> {
    await this._checkReady();
    return this._runExclusiveTransaction(run);
  }

  async #rows(statement: PreparedStatement, params: unknown[]): Promise<unknown[][]> {
    const { columns, rows } = await this.#run(statement, params);
    const parsers = columns.map(({ parseForDrizzle }) => parseForDrizzle);
    return rows.map((texts) => texts.map((text, index) => (text === null ? null : parsers[index]?.(text))));
  }

  async #objects(statement: PreparedStatement, params: unknown[]): Promise<{ rows: Row[] }> {
    const { columns, rows } = await this.#run(statement, params);
    const rowOf = (texts: (string | null)[]) =>
      Object.fromEntries(
        columns.map(({ name, parse }, index) => {
          const text = texts[index] ?? null;
          return [name, text === null ? null : parse(text)];
        }),
      );
    return { rows: rows.map(rowOf) };
  }

  #run({ name, text }: PreparedStatement, params: unknown[]) {
    return this._runExclusiveQuery(async () => {
      const { paramTypes, columns } = this.#known.get(name) ?? (await this.#prepare({ name, text }));
      const values = params.map((param, index) => this.#textOf(param, paramTypes[index]));
      const messages = await this.#send([bind({ statement: name, values }), execute(), sync()]);
      const rows = messages.filter((message) => message instanceof DataRowMessage);
      return { columns, rows: rows.map(({ fields }) => fields) };
    });
  }

  async #prepare({ name, text }: PreparedStatement): Promise<Known> {
    const messages = await this.#send([parse({ name, text }), describe({ type: "S", name }), sync()]);
    const known: Known = { paramTypes: [], columns: [] };
    for (const message of messages) {
      if (message instanceof ParameterDescriptionMessage) known.paramTypes = message.dataTypeIDs;
      if (message instanceof RowDescriptionMessage)
        known.columns = message.fields.map(({ name, dataTypeID }) => {
          const parse = this.#parserOf(dataTypeID);
          return { name, parse, parseForDrizzle: TEXT_TYPES.has(dataTypeID) ? asText : parse };
        });
    }
    this.#known.set(name, known);
    return known;
  }

  /** Throws an error of the database after the last message, so that the next statement finds it ready. */
  #send(messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: !this.isInTransaction() });
  }

  #textOf(param: unknown, type = 0): string | null {
    if (param === null || param === undefined) return null;
    const serialize = this.serializers[type];
    return serialize ? serialize(param) : String(param);
  }

  #parserOf(type: number): Parse {
    const parser = this.parsers[type];
    return parser ? (text) => parser(text, type) : asText;
  }
}
