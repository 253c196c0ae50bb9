import type { Services } from "../services.ts";
import type { Endpoint } from "./endpoints.queries.ts";

/** A secret opens for its own endpoint only, so a row that was copied to another one signs nothing. */
function purposeOf(endpointId: string): string {
  return `webhook ${endpointId}`;
}

export function sealSecret({ vault }: Pick<Services, "vault">, endpointId: string, secret: string): string {
  return vault.seal(secret, purposeOf(endpointId));
}

/** The secrets that sign now, the newest first. Empty if they were encrypted with another session secret. */
export function openSecrets(
  { vault, clock }: Pick<Services, "vault" | "clock">,
  { id, secret, formerSecret, formerUntil }: Endpoint,
): string[] {
  const isFormerValid = formerSecret !== null && formerUntil !== null && formerUntil > clock();
  const sealed = isFormerValid ? [secret, formerSecret] : [secret];
  return sealed.map((text) => vault.open(text, purposeOf(id))).filter((text) => text !== null);
}
