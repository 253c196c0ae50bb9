/** The page numbers to link: first, last and the neighbours of this one. A negative number is a gap. */
export function pagesToName(page: number, pages: number): number[] {
  const named = [1, page - 1, page, page + 1, pages].filter(
    (candidate) => candidate >= 1 && candidate <= pages,
  );
  const inOrder = [...new Set(named)].sort((a, b) => a - b);
  return inOrder.flatMap((one, index) => {
    const before = inOrder[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [-one, one] : [one];
  });
}
