import { type DestinationStream, pino, stdSerializers } from "pino";

type Fields = Record<string, unknown>;

/** JSON lines on standard output. Never log a secret, a card, an address or a whole request. */
export type Log = {
  info(fields: Fields, message: string): void;
  warn(fields: Fields, message: string): void;
  error(fields: Fields, message: string): void;
};

export type PinoLog = ReturnType<typeof createLog>;

export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Fields in which a database driver repeats values (names, phones, addresses) or its whole connection. */
const PRIVATE_FIELDS = ["params", "parameters", "detail", "where", "client"];

/** An error for the log. A failed query keeps its statement and loses its values. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...rest } = stdSerializers.err(error);
  const fields = Object.entries(rest).filter(([name]) => !PRIVATE_FIELDS.includes(name));
  const queries = causesOf(error).flatMap((cause) => ("params" in cause ? [String(cause.params)] : []));
  return {
    ...Object.fromEntries(fields),
    message: hideValues(message, queries),
    stack: hideValues(stack, queries),
  };
}

function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}

/** Drizzle appends the values to the statement. They may span lines, so they are searched for verbatim. */
function hideValues(text: string, queries: string[]): string {
  return queries.reduce((left, values) => left.replaceAll(`params: ${values}`, "params: (left out)"), text);
}
