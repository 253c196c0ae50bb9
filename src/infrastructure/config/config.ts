import { isIP } from "node:net";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";

const text = z.string().trim().min(1);
const origin = z
  .url({ protocol: /^https?$/, error: "a URL such as https://shop.example" })
  .transform((value) => new URL(value).origin);

/** Bits of an IPv4 and an IPv6 address. */
const IP_BITS: Record<number, number> = { 4: 32, 6: 128 };

/** Is this a known range, an IP address, or a range of IP addresses? */
function isProxy(text: string): boolean {
  const [ip = "", bits, ...extra] = text.trim().split("/");
  if (bits === undefined) return isIP(ip) > 0 || ["loopback", "linklocal", "uniquelocal"].includes(ip);
  return (
    extra.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) > 0 &&
    Number(bits) <= (IP_BITS[isIP(ip)] ?? 0)
  );
}

/** Value of `TRUST_PROXY` when visitors connect directly. */
const NO_PROXY = "none";

/** Every variable that the shop reads, and what it takes. */
const Variables = z.object({
  PORT: z.coerce.number({ error: "a port, 0 to 65535" }).int().min(0).max(65535).default(3000),
  HOST: text.default("127.0.0.1"),
  SHOP_URL: origin.optional(),
  DATA_DIR: text.default("data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "a URL such as postgres://user@host/name" })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "a URL such as redis://host:6379" }).optional(),
  SHOP_MODE: z.enum(["demo", "live"], { error: "demo or live" }).default("demo"),
  DEMO_DAYS: z.coerce.number({ error: "a whole number of days, 0 to 365" }).int().min(0).max(365).optional(),
  SESSION_SECRET: z.string().min(32, { error: "at least 32 characters" }).optional(),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: z.url({ error: "a URL" }).optional(),
  RAZORPAY_CHECKOUT_URL: z.url({ error: "a URL" }).optional(),
  OIDC_ISSUER: z.url({ error: "a URL" }).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "a URL such as smtps://user:password@host" }).optional(),
  MAIL_FROM: text.optional(),
  TRUST_PROXY: text
    .refine(
      (list) => list === NO_PROXY || list.split(",").every(isProxy),
      `${NO_PROXY}, loopback, or addresses and ranges such as "10.0.0.0/8, 192.0.2.7"`,
    )
    .optional(),
  LATE_CANCELLATION_PERCENT: z.coerce
    .number({ error: "a whole number of percent, 0 to 100" })
    .int()
    .min(0)
    .max(100)
    .default(50),
  CARE_REFUND_LIMIT: z.coerce
    .number({ error: "a whole number of rupees, 0 to 100000" })
    .int()
    .min(0)
    .max(100_000)
    .default(1000),
  MAX_EVENT_LOOP_DELAY: z.coerce
    .number({ error: "a whole number of milliseconds, 0 to 60000" })
    .int()
    .min(0)
    .max(60_000)
    .default(4000),
  METRICS_TOKEN: z.string().min(16, { error: "at least 16 characters" }).optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], {
      error: "trace, debug, info, warn, error or silent",
    })
    .default("info"),
});

export type Config = z.infer<typeof Variables> & {
  url: string;
  /** `TRUST_PROXY` as Fastify takes it: undefined for `none`. */
  trustedProxies: string | undefined;
};

/**
 * Variables that live mode requires. Without TRUST_PROXY, all visitors behind a proxy would share one rate limit,
 * which shows only once visitors are refused.
 */
const REQUIRED_IN_LIVE_MODE = [
  "DATABASE_URL",
  "SESSION_SECRET",
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "SHOP_URL",
  "TRUST_PROXY",
] as const;

/** Groups of variables that are set together or not at all. */
const ALL_OR_NONE = [
  ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["SMTP_URL", "MAIL_FROM"],
] as const;

/** Reads the environment. An empty value counts as not set. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const setVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(setVariables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join(".")} is wrong: it takes ${issue?.message}.`);
  }
  const config = parsed.data;
  if (config.SHOP_MODE === "live") checkLive(config);
  for (const set of ALL_OR_NONE) {
    const missing = set.filter((name) => config[name] === undefined);
    if (missing.length > 0 && missing.length < set.length) {
      throw new ConfigError(`${missing.join(" and ")} must be set too, or none of ${set.join(", ")}.`);
    }
  }
  if (config.SHOP_MODE === "demo" && config.RAZORPAY_KEY_ID?.startsWith("rzp_live_")) {
    throw new ConfigError(
      "RAZORPAY_KEY_ID is a live key: it takes a test key in demo mode, or SHOP_MODE=live.",
    );
  }
  return {
    ...config,
    url: config.SHOP_URL ?? `http://localhost:${config.PORT}`,
    trustedProxies: config.TRUST_PROXY === NO_PROXY ? undefined : config.TRUST_PROXY,
  };
}

/** Variables that live mode requires and that are not set. */
export function missingInLiveMode(config: z.infer<typeof Variables>): string[] {
  return REQUIRED_IN_LIVE_MODE.filter((name) => config[name] === undefined);
}

function checkLive(config: z.infer<typeof Variables>): void {
  const missing = missingInLiveMode(config);
  if (missing.length > 0) throw new ConfigError(`SHOP_MODE=live also needs ${missing.join(", ")}.`);
  if (!config.SHOP_URL?.startsWith("https:"))
    throw new ConfigError("SHOP_URL is wrong: live mode takes an https URL.");
}
