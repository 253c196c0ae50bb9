import { z } from "zod";
import { ConfigError } from "../config/config-error.ts";

export type HostedProvider = { issuer: string; clientId: string; clientSecret: string };

const TIMEOUT_MS = 4_000;

/** The fields of OpenID Connect Discovery that sign-in needs. */
const Discovery = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
});

export function discoveryUrl({ issuer }: HostedProvider): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}

/**
 * Fetches the discovery document. `down` if the provider can't be reached now, which must not stop the shop. Throws
 * `ConfigError` if the URL is not this OpenID Connect provider.
 */
export async function checkHostedProvider(provider: HostedProvider): Promise<"up" | "down"> {
  const response = await fetch(discoveryUrl(provider), {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response || response.status >= 500 || response.status === 429) return "down";
  const discovery = Discovery.safeParse(await response.json().catch(() => null));
  if (!response.ok || !discovery.success) {
    throw new ConfigError(
      `OIDC_ISSUER is wrong: it takes the URL of an OpenID Connect provider, and ${discoveryUrl(provider)} is not one.`,
    );
  }
  if (discovery.data.issuer.replace(/\/$/, "") !== provider.issuer.replace(/\/$/, "")) {
    throw new ConfigError(
      `OIDC_ISSUER is wrong: it takes the issuer by its own name, which is ${discovery.data.issuer}.`,
    );
  }
  return "up";
}
