import type { Services } from "../services.ts";
import { keepCode, spendCode } from "./one-time-code.ts";

type Kept = { email: string; askers: string[]; code: string };
type Keeping = Pick<Services, "db" | "clock" | "sign">;

/** One for each asker, so that what others ask for or guess leaves it as it is. */
function purposeOf(email: string, asker: string): string {
  return `sign-in:${email}:${asker}`;
}

/** Keeps the code that was mailed, for each of those who may enter it. */
export async function keepSignInCode(services: Keeping, { email, askers, code }: Kept): Promise<void> {
  for (const asker of askers) await keepCode(services, purposeOf(email.toLowerCase(), asker), code);
}

/** Is it the code that one of these asked for? True once; each has five guesses within ten minutes. */
export async function spendSignInCode(services: Keeping, { email, askers, code }: Kept): Promise<boolean> {
  for (const asker of askers) {
    if (!(await spendCode(services, purposeOf(email, asker), code))) continue;
    // The same code is good for the others as well, and must not be good twice.
    for (const other of askers) await spendCode(services, purposeOf(email, other), code);
    return true;
  }
  return false;
}
