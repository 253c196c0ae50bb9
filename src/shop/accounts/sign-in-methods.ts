import type { Services } from "../services.ts";
import { selectProviders } from "./accounts.queries.ts";

export type SignInMethods = {
  password: boolean;
  /** The hosted identity provider, if this account was ever entered through it. */
  hosted: { label: string } | null;
};

/** How a customer can sign in, beside a code by e-mail, which always works. */
export async function signInMethods(
  services: Pick<Services, "db" | "identity">,
  { userId }: { userId: string },
): Promise<SignInMethods> {
  const providers = await selectProviders(services.db, userId);
  const linked = providers.some((provider) => provider !== "credential");
  return { password: providers.includes("credential"), hosted: linked ? services.identity.hosted : null };
}
