/** The position of a stop directly before another one: a state, so that a repeat changes nothing. */
export type Placement = { id: string; before: string };

/** The stops in their new order; null if one of the two is not among them. */
export function placedBefore(ids: readonly string[], { id, before }: Placement): string[] | null {
  const others = ids.filter((other) => other !== id);
  const at = others.indexOf(before);
  return at < 0 || others.length === ids.length ? null : others.toSpliced(at, 0, id);
}
