/** The result of a use case that can refuse: a value, or a refusal. Bugs throw. */
export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | Refusal<Code>;

/** An expected "no", with a code its capability owns and, where useful, figures that explain it. */
export type Refusal<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly details?: unknown;
};

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code, details?: unknown): Refusal<Code> {
  return details === undefined ? { ok: false, code } : { ok: false, code, details };
}

/** Rolls a transaction back from inside; never leaves `refusableTransaction`. */
class RolledBack extends Error {}

/**
 * Runs work in a transaction. Every refusal that the work returns rolls the transaction back, so count attempts for
 * rate limits and audit refusals outside it.
 */
export async function refusableTransaction<Tx, T, Code extends string>(
  db: { transaction<R>(work: (tx: Tx) => Promise<R>): Promise<R> },
  work: (tx: Tx) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  let refusal: Refusal<Code> | undefined;
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (outcome.ok) return outcome;
      refusal = outcome;
      throw new RolledBack(`refused: ${outcome.code}`);
    });
  } catch (error) {
    if (refusal && error instanceof RolledBack) return refusal;
    throw error;
  }
}
