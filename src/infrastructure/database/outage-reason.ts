/** Of PostgreSQL: connections that break (class 08), and a server that is stopped, has crashed or is coming up. */
const SQL_STATES = /^(08|57P0[1-3])/;
/** Of the network between. */
const NETWORK_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Of the driver, which gives its own errors no code; and of a database that lets nobody in for a while. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)|is not currently accepting connections$/;

/**
 * Why the database was not there, if that is what an error says about a question to it, itself or in what caused it;
 * else undefined.
 */
export function outageReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, message } = error as Error & { code?: unknown };
  const isAway =
    MESSAGES.test(message) ||
    (typeof code === "string" && (SQL_STATES.test(code) || NETWORK_CODES.test(code)));
  return isAway ? message || String(code) : outageReason(error.cause);
}
