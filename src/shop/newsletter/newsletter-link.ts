import { isSameSecret } from "../basics/is-same-secret.ts";
import type { Services } from "../services.ts";

type Signing = Pick<Services, "settings" | "sign" | "clock">;

export const DAY_MS = 24 * 60 * 60_000;
/** How long a link to confirm works. One to leave always does. */
export const CONFIRM_DAYS = 7;

/** The id of an e-mail's subscription. Keyed, so that it does not reveal the e-mail. */
export function subscriberId({ sign }: Pick<Signing, "sign">, email: string): string {
  return `sub_${sign(`newsletter-id:${email}`)}`;
}

/** Builds a confirmation link for this request, without the e-mail in it. */
export function confirmLink(services: Signing, { id, askedAt }: { id: string; askedAt: Date }): string {
  const until = services.clock().getTime() + CONFIRM_DAYS * DAY_MS;
  const payload = [id, askedAt.getTime().toString(36), until.toString(36)].join(".");
  return `${services.settings.url}/newsletter/confirm?token=${payload}.${signed(services, "confirm", payload)}`;
}

export function leaveLink(services: Signing, { id }: { id: string }): string {
  return `${services.settings.url}/newsletter/leave?token=${id}.${signed(services, "leave", id)}`;
}

/** Reads a confirmation token; null if it is forged or expired. */
export function readConfirmToken(services: Signing, token: string): { id: string; askedAt: Date } | null {
  const payload = verified(services, "confirm", token);
  const [id = "", askedAt = "", until = ""] = payload?.split(".") ?? [];
  if (payload === null || Number.parseInt(until, 36) < services.clock().getTime()) return null;
  return { id, askedAt: new Date(Number.parseInt(askedAt, 36)) };
}

/** Reads an unsubscribe token; null if it is forged. */
export function readLeaveToken(services: Signing, token: string): string | null {
  return verified(services, "leave", token);
}

function signed({ sign }: Signing, purpose: "confirm" | "leave", payload: string): string {
  return sign(`newsletter-${purpose}:${payload}`);
}

function verified(services: Signing, purpose: "confirm" | "leave", token: string): string | null {
  const at = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(at, 0));
  return isSameSecret(signed(services, purpose, payload), token.slice(at + 1)) ? payload : null;
}
