import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database, the same for PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open transaction. On PGlite nothing but this may touch the database until it ends. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
