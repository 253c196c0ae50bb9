import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import pg from "pg";

export type Statement = { route: string; text: string; values: unknown[] };

/** Everything that this process sends to one database, by the route that was requested at the time. */
export type Recording = {
  statements: Statement[];
  /** The most statements that one request of each route sent, with those that begin and end transactions. */
  most: Map<string, number>;
  /** Runs a request, and records its statements under this route. */
  during<T>(route: string, request: () => Promise<T>): Promise<T>;
  stop(): void;
};

type Query = (query: string | { text: string; values?: unknown[] }, values?: unknown) => unknown;
type Connect = (done?: (...answer: unknown[]) => void) => unknown;

/** Records the statements that any client of this database sends, whichever pool it belongs to. */
export function recordStatements(databaseUrl: string): Recording {
  const database = new URL(databaseUrl).pathname.slice(1);
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const original = prototype.query;
  const pool = pg.Pool.prototype as unknown as { connect: Connect };
  const { connect } = pool;
  const statements: Statement[] = [];
  const most = new Map<string, number>();
  let route: string | null = null;
  /** Of the request that sends a statement, so that updates of the catalogue meanwhile do not count. */
  const sent = new AsyncLocalStorage<{ count: number }>();
  prototype.query = function (this: pg.Client, ...args) {
    const [query, values] = args;
    if (route !== null && this.database === database) {
      const ofRequest = sent.getStore();
      if (ofRequest) ofRequest.count += 1;
      const text = typeof query === "string" ? query : query.text;
      const parameters = Array.isArray(values) ? values : typeof query === "string" ? [] : query.values;
      statements.push({ route, text, values: parameters ?? [] });
    }
    return original.apply(this, args);
  };
  // A request that waits for a connection gets it from whoever gives one back: its statement must still be its own.
  pool.connect = function (this: pg.Pool, done) {
    return connect.call(this, done && AsyncResource.bind(done));
  };
  return {
    statements,
    most,
    during: async (name, request) => {
      const ofRequest = { count: 0 };
      route = name;
      try {
        return await sent.run(ofRequest, request);
      } finally {
        route = null;
        most.set(name, Math.max(ofRequest.count, most.get(name) ?? 0));
      }
    },
    stop: () => {
      prototype.query = original;
      pool.connect = connect;
    },
  };
}
