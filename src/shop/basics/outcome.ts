/**
 * The result of a use case that can refuse: a value, or a refusal. Bugs throw. `Refused` lists the codes, and a
 * `RefusalWith` for each refusal whose details the caller reads.
 */
export type Outcome<T, Refused extends string | Refusal = string> =
  | { readonly ok: true; readonly value: T }
  | RefusalOf<Refused>;

type RefusalOf<Refused extends string | Refusal> = Refused extends string ? Refusal<Refused> : Refused;

/** An expected "no", with a code its capability owns and, where useful, figures that explain it. */
export type Refusal<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly details?: unknown;
};

/** A refusal that always carries the same details. */
export type RefusalWith<Code extends string, Details> = Refusal<Code> & { readonly details: Details };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code): Refusal<Code>;
export function refuse<Code extends string, Details>(
  code: Code,
  details: Details,
): RefusalWith<Code, Details>;
export function refuse(code: string, details?: unknown): Refusal {
  return details === undefined ? { ok: false, code } : { ok: false, code, details };
}

/** Rolls a transaction back from inside; never leaves `refusableTransaction`. */
class RolledBack extends Error {}

/**
 * Runs work in a transaction. Every refusal that the work returns rolls the transaction back, so count attempts for
 * rate limits and audit refusals outside it.
 */
export async function refusableTransaction<Tx, Result extends Outcome<unknown>>(
  db: { transaction<R>(work: (tx: Tx) => Promise<R>): Promise<R> },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let refusal: Result | undefined;
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
