import { isSameSecret } from "../basics/is-same-secret.ts";
import type { Services } from "../services.ts";

type Signing = Pick<Services, "settings" | "sign">;

/** The prefix of these links' tokens: the page that ends newsletters ends these mails too. */
const PREFIX = "alerts.";

/** The id of an e-mail's alerts. Keyed, so that it does not reveal the e-mail. */
export function readerIdOf({ sign }: Pick<Signing, "sign">, email: string): string {
  return sign(`stock-alerts-id:${email}`);
}

/** The link that ends all alerts of a reader. It always works. */
export function leaveLink(services: Signing, { readerId }: { readerId: string }): string {
  return `${services.settings.url}/newsletter/leave?token=${PREFIX}${readerId}.${signed(services, readerId)}`;
}

/** Reads the reader of a token; null if it is forged. */
export function readLeaveToken(services: Signing, token: string): string | null {
  const [readerId = "", signature = ""] = token.slice(PREFIX.length).split(".");
  const isGenuine = isAlertToken(token) && isSameSecret(signed(services, readerId), signature);
  return isGenuine ? readerId : null;
}

/** Is this a token of a stock alert, right or forged? */
export function isAlertToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

function signed({ sign }: Signing, readerId: string): string {
  return sign(`stock-alerts-leave:${readerId}`);
}
