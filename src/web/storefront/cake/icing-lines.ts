/** Letters that fit on one line of the cake at full size. */
export const LINE = 11;

/** Words to lines of at most eleven letters; a longer word has a line to itself. */
export function icingLines(message: string): string[] {
  const lines: string[] = [];
  for (const word of message.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
