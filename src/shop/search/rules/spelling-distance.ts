/** Edit distance with transpositions between two words. Stops counting at `most + 1`. */
export function spellingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let [best, left] = [row, row];
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      left = Math.min(at(last, column - 1) + (isEqual ? 0 : 1), at(last, column) + 1, left + 1);
      const isSwapped =
        row > 1 &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1) &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2);
      if (isSwapped) left = Math.min(left, at(beforeLast, column - 2) + 1);
      line.push(left);
      best = Math.min(best, left);
    }
    if (best > most) return most + 1;
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
