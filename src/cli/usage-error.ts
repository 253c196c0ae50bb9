/** A command or one of its files is wrong. The message tells the user how. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** How many problems of a file are shown. */
const MAX_SHOWN = 20;

/** Lists the problems of a file, one per line. */
export function invalidFile(file: string, problems: string[]): UsageError {
  const notShown = problems.length - MAX_SHOWN;
  return new UsageError(
    [
      `${file} is wrong:`,
      ...problems.slice(0, MAX_SHOWN).map((problem) => `  ${problem}`),
      ...(notShown > 0 ? [`  and ${notShown} more`] : []),
    ].join("\n"),
  );
}
