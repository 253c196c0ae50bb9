import {
  REAUTHENTICATION_MINUTES,
  type ReauthenticationLevel,
} from "../../shop/accounts/rules/reauthentication-levels.ts";

/** Why a signed-in customer must re-authenticate. */
export function reauthenticationReason(level: ReauthenticationLevel): string {
  const minutes = REAUTHENTICATION_MINUTES[level];
  const since = minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`;
  return `You are signed in, but it is more than ${since} since you last showed that it is you. We ask, so that nobody who finds your device open can go on in your name.`;
}
