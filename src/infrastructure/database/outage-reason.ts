import { errorCode } from "../files/error-code.ts";

/** PostgreSQL: connection errors (class 08), and a server that shuts down, crashed or starts up. */
const SQL_STATES = /^(08|57P0[1-3])/;
/** Network errors of Node. */
const NETWORK_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver, which have no code, and of a database that accepts no connections. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)|is not currently accepting connections$/;

/**
 * Why the database was unavailable, according to this error or its causes. Undefined if it is another kind of error.
 */
export function outageReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  const code = errorCode(error) ?? "";
  const isAway = MESSAGES.test(message) || SQL_STATES.test(code) || NETWORK_CODES.test(code);
  return isAway ? message || code : outageReason(error.cause);
}
