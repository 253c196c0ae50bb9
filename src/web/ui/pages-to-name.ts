/** The page numbers to link: first, last and the neighbours of this page. A negative number is a gap. */
export function pagesToName(page: number, pages: number): number[] {
  const named = [1, page - 1, page, page + 1, pages].filter(
    (candidate) => candidate >= 1 && candidate <= pages,
  );
  const inOrder = [...new Set(named)].sort((a, b) => a - b);
  return inOrder.flatMap((number, index) => {
    const previous = inOrder[index - 1] ?? number - 1;
    if (number - previous === 2) return [number - 1, number];
    return number - previous > 2 ? [-number, number] : [number];
  });
}
