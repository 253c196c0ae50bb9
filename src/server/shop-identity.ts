import type { Config } from "../infrastructure/config/config.ts";
import { CODE_MINUTES } from "../infrastructure/identity/build-auth.ts";
import { createIdentity } from "../infrastructure/identity/create-identity.ts";
import { type Passwords, scryptPasswords } from "../infrastructure/identity/passwords.ts";
import { findSession } from "../shop/accounts/accounts.reads.ts";
import { credentials, sessions, users, verifications } from "../shop/accounts/accounts.tables.ts";
import type { Identity } from "../shop/accounts/identity.ts";
import { isHomeNetwork } from "../shop/accounts/is-home-network.ts";
import { recordSessionUse } from "../shop/accounts/record-session-use.ts";
import { sendSignInCode } from "../shop/accounts/send-sign-in-code.ts";
import { hasSignInCode, spendSignInCode, storeSignInCode } from "../shop/accounts/sign-in-code.ts";
import { warnOfLock } from "../shop/accounts/warn-of-lock.ts";
import { welcomeCustomer } from "../shop/rewards/welcome-customer.ts";
import type { Services } from "../shop/services.ts";

type HostedConfig = Pick<Config, "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET">;

/**
 * Connects the identity provider to the shop's tables, mail and coins.
 * @param services read only at a sign-in, so they may be assembled later
 */
export async function shopIdentity(
  services: () => Services,
  {
    config,
    secret,
    callsPerMinute,
    passwords = scryptPasswords,
    ...tools
  }: Pick<Services, "db" | "log" | "settings" | "rateLimiter"> & {
    config: HostedConfig;
    secret: string;
    callsPerMinute?: number;
    /** Tests pass a cheaper hash. */
    passwords?: Passwords;
  },
): Promise<Identity> {
  const { url, origins } = tools.settings;
  return createIdentity({
    db: tools.db,
    tables: { users, sessions, credentials, verifications },
    url,
    origins,
    secret,
    log: tools.log,
    rateLimiter: tools.rateLimiter,
    callsPerMinute,
    passwords,
    hosted: hostedProvider(config),
    sendCode: async (email, code) => {
      await sendSignInCode(services(), { email, code, minutes: CODE_MINUTES });
    },
    codes: {
      store: (email, requesters, code) => storeSignInCode(services(), { email, requesters, code }),
      hasCode: (email, requester) => hasSignInCode(services(), { email, requester }),
      redeem: (email, requester, code) => spendSignInCode(services(), { email, requester, code }),
    },
    isOwnersNetwork: (email, network) => isHomeNetwork(services(), { email, network }),
    warnOwner: async (email) => {
      await warnOfLock(services(), { email });
    },
    onSignIn: async ({ userId }) => {
      await welcomeCustomer(services(), { userId });
    },
    onSeen: async (session) => {
      await recordSessionUse(services(), session);
    },
    findSession: (token) => findSession(services(), { token }),
  });
}

function hostedProvider(config: HostedConfig) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}
