import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "../files/error-code.ts";

/** The database cannot be used. The message is one line, shown at the start. */
export class DatabaseUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DatabaseUnavailable";
  }
}

/** How long a starting shop waits for its database, in ms: enough for machines that start together. */
const MAX_WAIT_MS = 15_000;
const RETRY_DELAY_MS = 500;
/** Errors that waiting does not cure: wrong user or password (class 28), unknown database (3D000). */
const PERMANENT_ERRORS = /^(28|3D)/;

/** Retries until the database answers. Throws `DatabaseUnavailable` if it rejects the login or stays away too long. */
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
      const code = errorCode(error);
      const message = error instanceof Error ? error.message : String(error);
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
