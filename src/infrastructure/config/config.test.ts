import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";

const LIVE = {
  SHOP_MODE: "live",
  DATABASE_URL: "postgres://shop@db/shop",
  SESSION_SECRET: "x".repeat(32),
  RAZORPAY_KEY_ID: "rzp_live_1",
  RAZORPAY_KEY_SECRET: "s",
  RAZORPAY_WEBHOOK_SECRET: "w",
  SMTP_URL: "smtp://mail",
  MAIL_FROM: "shop@example.com",
  SHOP_URL: "https://shop.example/",
  TRUST_PROXY: "loopback",
};

test("with nothing set the shop runs as a demo on port 3000", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    SHOP_MODE: "demo",
    url: "http://localhost:3000",
  });
});

test.each(["loopback", "10.0.0.0/8, 192.0.2.7", "2001:db8::/32"])(
  "proxies are trusted by name: %s",
  (list) => {
    expect(readConfig({ TRUST_PROXY: list }).trustedProxies).toBe(list);
  },
);

test("live mode starts without a proxy when TRUST_PROXY says so", () => {
  expect(readConfig({ ...LIVE, TRUST_PROXY: "none" }).trustedProxies).toBeUndefined();
});

test("live mode starts when all that it needs is set, under its public origin", () => {
  expect(readConfig(LIVE).url).toBe("https://shop.example");
});

test.each([
  [{ PORT: "abc" }, /PORT is wrong: it takes a port/],
  [{ SHOP_MODE: "test" }, /SHOP_MODE is wrong: it takes demo or live/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL is wrong/],
  [{ SESSION_SECRET: "short" }, /SESSION_SECRET is wrong: it takes at least 32/],
  [{ OIDC_ISSUER: "https://id.example" }, /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set too/],
  [{ TRUST_PROXY: "banana" }, /TRUST_PROXY is wrong: it takes none, loopback/],
  [{ TRUST_PROXY: "10.0.0.0/33" }, /TRUST_PROXY is wrong/],
  [{ TRUST_PROXY: "loopback, " }, /TRUST_PROXY is wrong/],
  [{ TRUST_PROXY: "none, 10.0.0.0/8" }, /TRUST_PROXY is wrong: it takes none/],
  [{ ...LIVE, TRUST_PROXY: "" }, /live also needs TRUST_PROXY/],
  [{ SHOP_MODE: "live" }, /live also needs DATABASE_URL, SESSION_SECRET, RAZORPAY_KEY_ID/],
  [{ ...LIVE, SMTP_URL: "", MAIL_FROM: "" }, /live also needs SMTP_URL, MAIL_FROM/],
  [{ ...LIVE, SHOP_URL: "http://shop.example" }, /SHOP_URL is wrong: live mode takes an https URL/],
  [
    { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s", RAZORPAY_WEBHOOK_SECRET: "w" },
    /is a live key/,
  ],
])("a wrong setting stops the start and is named: %o", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
});
