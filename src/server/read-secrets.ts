import type { Config } from "../infrastructure/config/config.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";
import { demoSecrets } from "../infrastructure/config/secrets.ts";

const SANDBOX_KEY_ID = "rzp_test_sandbox";

/** The secret of sessions and links, and the keys of payments. `sandbox`: they are for the shop's own sandbox. */
export type Secrets = {
  session: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  sandbox: boolean;
};

/** Secrets from the environment. The demo generates missing ones at its first start. */
export async function readSecrets(config: Config, directory: string): Promise<Secrets> {
  const { SESSION_SECRET, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (config.SHOP_MODE === "live") {
    if (!SESSION_SECRET || !RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) {
      throw new ConfigError("SHOP_MODE=live also needs its secrets and payment keys.");
    }
    const keys = {
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    };
    return { ...keys, session: SESSION_SECRET, sandbox: false };
  }
  const generatedSecrets = await demoSecrets(directory);
  return {
    session: SESSION_SECRET ?? generatedSecrets.session,
    keyId: RAZORPAY_KEY_ID ?? SANDBOX_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET ?? generatedSecrets.gatewayKey,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET ?? generatedSecrets.webhook,
    sandbox: true,
  };
}
