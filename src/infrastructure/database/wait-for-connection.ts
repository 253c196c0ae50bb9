import { setTimeout as pause } from "node:timers/promises";

/** The database can't be used, said in one line for whoever starts the shop. */
export class DatabaseUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DatabaseUnavailable";
  }
}

/** How long a starting shop waits for its database, in ms: machines that start together need about that. */
const MAX_WAIT_MS = 15_000;
const RETRY_DELAY_MS = 500;
/** What no waiting changes: a wrong user or password (class 28), no such database (3D000). */
const PERMANENT_ERRORS = /^(28|3D)/;

/**
 * Tries until the database answers. One that is only away is waited for; one that refuses us, or stays away
 * too long, ends the start with a `DatabaseUnavailable`.
 */
export async function waitForConnection(
  connect: () => Promise<void>,
  {
    where,
    onWait,
    maxWait = MAX_WAIT_MS,
    retryDelay = RETRY_DELAY_MS,
  }: { where: string; onWait: (line: string) => void; maxWait?: number; retryDelay?: number },
): Promise<void> {
  const deadline = Date.now() + maxWait;
  for (let tries = 0; ; tries++) {
    try {
      return await connect();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const { code, message } = error as Error & { code?: string };
      if (PERMANENT_ERRORS.test(code ?? ""))
        throw new DatabaseUnavailable(
          `DATABASE_URL is wrong: the database at ${where} refuses (${message}).`,
        );
      if (Date.now() >= deadline) {
        throw new DatabaseUnavailable(
          `DATABASE_URL is wrong, or its database is away: ${where} does not answer (${code ?? message}).`,
        );
      }
      if (tries === 0) onWait(`… Waiting for the database at ${where}`);
      await pause(retryDelay);
    }
  }
}
