/** A command, or a file that it was given, is wrong. The message says how, to whoever typed it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** So many problems are shown: the first few say what is wrong with the rest. */
const SHOWN = 20;

/** What is wrong with a file, a line each. */
export function invalidFile(file: string, problems: string[]): UsageError {
  const more = problems.length - SHOWN;
  return new UsageError(
    [
      `${file} is wrong:`,
      ...problems.slice(0, SHOWN).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join("\n"),
  );
}
