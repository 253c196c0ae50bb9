/** The list with one entry moved up or down by one place, and its new index. At an end of the list, it stays. */
export function moveEntry<Entry>(list: Entry[], from: number, direction: "up" | "down") {
  const to = Math.min(Math.max(0, from + (direction === "up" ? -1 : 1)), list.length - 1);
  return { list: list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)), to };
}
