/** Of PostgreSQL: connections that break (class 08), and a server that is stopped, has crashed or is coming up. */
const STATES = /^(08|57P0[1-3])/;
/** Of the network between. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Of the driver, which gives its own errors no code; and of a database that lets nobody in for a while. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)|is not currently accepting connections$/;

/**
 * Why the database was not there, if that is what an error says about a question to it, itself or in what caused it;
 * else undefined.
 */
export function whyAway(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, message } = error as Error & { code?: unknown };
  const isAway =
    WORDS.test(message) || (typeof code === "string" && (STATES.test(code) || NETWORK.test(code)));
  return isAway ? message || String(code) : whyAway(error.cause);
}
