/** Edit distance with transpositions between two words. Stops counting at `most + 1`. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a[row - 1] === b[column - 1];
      const change = at(last, column - 1) + (isEqual ? 0 : 1);
      const best = Math.min(change, at(last, column) + 1, at(line, column - 1) + 1);
      const swapped = row > 1 && a[row - 2] === b[column - 1] && a[row - 1] === b[column - 2];
      line.push(swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best);
    }
    if (Math.min(...line) > most) return most + 1;
    beforeLast = last;
    last = line;
  }
  return Math.min(at(last, b.length), most + 1);
}

function at(line: number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}

/** Errors allowed in a word: none in a short one, where every other word would match. */
export function errorsAllowed(folded: string): number {
  if (folded.length < 4) return 0;
  return folded.length < 7 ? 1 : 2;
}
