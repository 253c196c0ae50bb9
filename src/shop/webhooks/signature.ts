import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret in the form of the Standard Webhooks specification: 256 random bits. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString("base64")}`;
}

/**
 * The signature headers of the Standard Webhooks specification 1.0. With several secrets, one signature each: the
 * receiver accepts the message if one fits.
 */
export function signatureHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  };
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
