import type { Services } from "../services.ts";
import { hasUserBeside } from "./accounts.queries.ts";
import { DEMO_PEOPLE } from "./ensure-demo-accounts.ts";
import { NOBODY } from "./nobody.ts";

/** Has anybody an account, beside those who live in the demo? */
export function hasPeople({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasUserBeside(db, [NOBODY.email, ...DEMO_PEOPLE.map(({ email }) => email)]);
}
