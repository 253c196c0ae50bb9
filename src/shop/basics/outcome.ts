/** The result of a use case that can refuse: its value, or a refusal that people are told about. Bugs throw. */
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

/** Carries a refusal out of a database transaction so that it rolls back. See `refusable`. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Ends the surrounding `refusable` with this refusal, and rolls its transaction back. */
export function rollBackWith(refusal: Refusal): never {
  throw new Refused(refusal);
}

/** Runs work in which `rollBackWith` may be called, and turns that into the returned refusal. */
export async function refusable<T, Code extends string>(
  work: () => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Refusal<Code>;
    throw error;
  }
}
