import { setTimeout as pause } from "node:timers/promises";

/** The database can't be used, said in one line for whoever starts the shop. */
export class DatabaseAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DatabaseAway";
  }
}

/** How long a starting shop waits for its database, in ms: machines that start together need about that. */
const PATIENCE = 15_000;
const BETWEEN_TRIES = 500;
/** What no waiting changes: a wrong user or password (class 28), no such database (3D000). */
const FINAL = /^(28|3D)/;

/**
 * Tries until the database answers. One that is only away is waited for; one that refuses us, or stays away
 * too long, ends the start with a `DatabaseAway`.
 */
export async function untilConnected(
  connect: () => Promise<void>,
  {
    where,
    onWait,
    patience = PATIENCE,
    betweenTries = BETWEEN_TRIES,
  }: { where: string; onWait: (line: string) => void; patience?: number; betweenTries?: number },
): Promise<void> {
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries++) {
    try {
      return await connect();
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      const { code, message } = error as Error & { code?: string };
      if (FINAL.test(code ?? ""))
        throw new DatabaseAway(`DATABASE_URL is wrong: the database at ${where} refuses (${message}).`);
      if (Date.now() >= deadline) {
        throw new DatabaseAway(
          `DATABASE_URL is wrong, or its database is away: ${where} does not answer (${code ?? message}).`,
        );
      }
      if (tries === 0) onWait(`… Waiting for the database at ${where}`);
      await pause(betweenTries);
    }
  }
}
