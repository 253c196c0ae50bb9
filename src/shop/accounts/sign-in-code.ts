import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { keepCode, spendCode } from "./one-time-code.ts";

type Kept = { email: string; askers: string[]; code: string };
type Keeping = Pick<Services, "db" | "clock" | "sign">;

/** One for each asker, so that what others ask for or guess leaves it as it is. */
function purposeOf(email: string, asker: string): string {
  return `sign-in:${email}:${asker}`;
}

/** Keeps the code that was mailed, for each of those who may enter it; the first who does is the only one. */
export async function keepSignInCode(services: Keeping, { email, askers, code }: Kept): Promise<void> {
  const asking = randomId("asking");
  for (const asker of askers) await keepCode(services, purposeOf(email.toLowerCase(), asker), code, asking);
}

/** Is it the code that this one asked for? True once; each asker has five guesses within ten minutes. */
export function spendSignInCode(
  services: Keeping,
  { email, asker, code }: { email: string; asker: string; code: string },
): Promise<boolean> {
  return spendCode(services, purposeOf(email, asker), code, purposeOf(email, ""));
}
