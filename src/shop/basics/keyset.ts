/** The start of a page of a long list: after a row or, to go back, before one. Null for the first page. */
export type Cursor = { direction: "after" | "before"; key: string } | null;

/** The page after this key; the first one without a key. */
export function cursorAfter(key: string | undefined): Cursor {
  return key === undefined ? null : { direction: "after", key };
}

/** A page of a long list. The keys of its first and last row are given if more rows precede or follow. */
export type KeysetPage<Row> = { rows: Row[]; before: string | null; after: string | null };

/**
 * Makes a page of rows that were read from the cursor on, in the direction of the cursor.
 * @param rows one more than `size` if there are so many
 */
export function keysetPage<Row>(
  rows: Row[],
  { size, cursor, keyOf }: { size: number; cursor: Cursor; keyOf: (row: Row) => string },
): KeysetPage<Row> {
  const goesOn = rows.length > size;
  const page = rows.slice(0, size);
  if (cursor?.direction === "before") page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  const hasBefore = cursor?.direction === "before" ? goesOn : cursor !== null;
  const hasAfter = cursor?.direction === "before" || goesOn;
  return {
    rows: page,
    before: first && hasBefore ? keyOf(first) : null,
    after: last && hasAfter ? keyOf(last) : null,
  };
}
