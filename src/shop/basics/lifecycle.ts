/**
 * Checks a map of transitions (each state with those that may follow) when it is loaded. Throws if a state has no
 * entry or cannot be reached from the first.
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
    for (const state of next) reached.add(state);
  }
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`never reached from ${first}: ${lost.join(", ")}`);
  const before = (to: State): State[] => states.filter((from) => moves[from]?.includes(to));
  return {
    moves,
    states,
    /** The states from which this one can be reached in one step. */
    before,
    may: (from: string, to: State): boolean => before(to).some((state) => state === from),
  };
}
