import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database: PGlite or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open transaction. On PGlite, any query outside it hangs until it ends. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
