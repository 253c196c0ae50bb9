/**
 * Takes a map of legal moves (each state with those that may follow it) after checking that it hangs together. A map
 * that names a state without an entry, or holds one that can't be reached from the first, throws while the shop is
 * loaded: it does not start with rules that can't be kept.
 */
export function lifecycle<const Moves extends Readonly<Record<string, readonly string[]>>>(
  first: NoInfer<keyof Moves & string>,
  moves: Moves,
) {
  type State = keyof Moves & string;
  const states = Object.keys(moves) as State[];
  const reached = new Set<string>([first]);
  for (const state of reached) {
    const next = moves[state];
    if (!next) throw new Error(`there is no state ${state}, though moves lead to it`);
    for (const one of next) reached.add(one);
  }
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`never reached from ${first}: ${lost.join(", ")}`);
  const before = (to: State): State[] => states.filter((from) => moves[from]?.includes(to));
  return {
    moves,
    states,
    /** From which states one may come to this one. */
    before,
    may: (from: string, to: State): boolean => before(to).some((state) => state === from),
  };
}
