/** For each state, the states that may follow it. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Takes a map of legal moves after checking that it hangs together. A map that names a state without an entry, or
 * holds one that can't be reached, throws while the shop is loaded: it does not start with rules that can't be kept.
 */
export function lifecycle<const State extends string>(
  first: NoInfer<State>,
  moves: Moves<State>,
): { moves: Moves<State>; before(to: State): State[]; may(from: string, to: State): boolean } {
  const states = Object.keys(moves) as State[];
  const reached = new Set<State>([first]);
  for (const state of reached) {
    for (const next of moves[state] ?? []) {
      if (!states.includes(next)) throw new Error(`no such state: ${next}, named after ${state}`);
      reached.add(next);
    }
  }
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`never reached from ${first}: ${lost.join(", ")}`);
  const before = (to: State) => states.filter((from) => moves[from].includes(to));
  return { moves, before, may: (from, to) => (before(to) as string[]).includes(from) };
}
