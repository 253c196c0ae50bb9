import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";

/**
 * Records every statement of a PostgreSQL that was just opened. The returned function runs some work, and returns the
 * texts of the statements that were sent meanwhile.
 */
export function recordStatements({
  driver,
}: OpenDatabase): (work: () => Promise<unknown>) => Promise<string[]> {
  if (driver.kind !== "postgres" || driver.pool.totalCount > 0)
    throw new Error("open a new PostgreSQL for this");
  let texts: string[] = [];
  driver.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: [string | { text: string }]) => {
      texts.push(typeof sent[0] === "string" ? sent[0] : sent[0].text);
      return query(...sent);
    }) as typeof client.query;
  });
  return async (work) => {
    texts = [];
    await work();
    return texts;
  };
}
