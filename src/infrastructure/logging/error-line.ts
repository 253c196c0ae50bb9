const MOST_LETTERS = 300;
const OWN_FRAME = /\(?(?:file:\/\/)?\/?\S*?((?:src|demo)\/\S+?:\d+):\d+\)?$/;

/**
 * An unexpected error in one line for the user of a command: the first line of its first cause, and where it was
 * thrown. A failed query loses its statement and values, which may be megabytes of personal data.
 */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return firstLine(String(error));
  const location = (error.stack ?? "")
    .split("\n")
    .map((line) => OWN_FRAME.exec(line)?.[1])
    .find((frame) => frame !== undefined);
  return [firstLine(causeOf(error).message), location && `(${location})`].filter(Boolean).join(" ");
}

function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}

function firstLine(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}
