import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { CALLS, requestOf } from "./authorisation/calls.ts";
import { HER_TEXTS, type KamalasData } from "./authorisation/kamalas-data.ts";
import { withoutRecords } from "./authorisation/office-records.ts";
import { PAGES, urlOf } from "./authorisation/pages.ts";
import { testDatabase } from "./support/database.ts";
import { hashedPasswords } from "./support/quick-passwords.ts";
import { type Answered, openWholeShop, orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

/** Cookies that scripts of the shop must read, and why. All others are HttpOnly. */
const READ_BY_SCRIPTS = { "XSRF-TOKEN": "the other half of the CSRF pair is a header that the script sends" };

const SECURE = "https://shop.example";

let database: OpenDatabase;
let shop: WholeShop;
let other: OpenDatabase;
let secure: WholeShop;
let kamala: KamalasData;
let customer: Person;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  customer = await shop.person("kamala", { fullName: HER_TEXTS.name });
  const order = await orderOf(shop, customer);
  kamala = {
    userId: customer.userId,
    ...order,
    ...HER_TEXTS,
    email: customer.email,
    referral: "KAMA1234",
    addressId: "adr_0",
    records: withoutRecords(order.uuid),
  };
  await shop.person("known00");
  other = await testDatabase();
  secure = await openWholeShop(other, SECURE);
});
afterAll(async () => {
  await shop.close();
  await secure.close();
  await database.close();
  await other.close();
});

const pages = PAGES.map(({ what }) => what);
const isPublic = (page: string) =>
  PAGES.some(
    ({ what, cells }) =>
      what === page && new Set(Object.values(cells)).size === 1 && cells.visitor === "shown",
  );
const get = (url: string, who: Person = shop.visitor()) => who.send({ method: "GET", url });
const cookiesOf = ({ headers }: Answered) => [headers["set-cookie"] ?? []].flat().map(String);

function policyOf({ headers }: Answered): Record<string, string[]> {
  const rules = `${headers["content-security-policy"] ?? ""}`
    .split(";")
    .map((rule) => rule.trim().split(/\s+/));
  return Object.fromEntries(rules.map(([name = "", ...sources]) => [name, sources]));
}

/** CSP sources of a page's inline scripts or styles. JSON scripts do not run. */
function inlineSources({ text }: Answered, tag: "script" | "style"): string[] {
  return [...text.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, "gs"))]
    .filter(([, attributes = ""]) => !/ src="| type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
}

const isHash = (source: string) => source.startsWith("'sha256-");

describe("the policy of", () => {
  test.each(pages)("%s allows the shop's own scripts and styles alone, by their hashes", async (page) => {
    for (const who of [shop.visitor(), customer]) {
      const answer = await get(urlOf(page, kamala), who);
      if (!`${answer.headers["content-type"]}`.includes("html")) continue;
      const policy = policyOf(answer);
      const {
        "script-src": scripts = [],
        "style-src": styles = [],
        "default-src": others,
        ...rules
      } = policy;
      expect([others, rules["object-src"], rules["base-uri"], rules["frame-ancestors"]]).toEqual([
        ...[["'self'"], ["'none'"], ["'self'"], ["'none'"]],
      ]);
      // Besides the shop itself only the payment provider, by its exact origins.
      const named = scripts.filter((source) => !isHash(source) && source !== "'self'");
      expect(named).toEqual(
        named.filter((source) => URL.canParse(source)).map((source) => new URL(source).origin),
      );
      expect(named.filter((source) => !/razorpay\.com$|^http:\/\/127\.0\.0\.1:/.test(source))).toEqual([]);
      expect(scripts.filter(isHash).toSorted()).toEqual(
        [...new Set(inlineSources(answer, "script"))].toSorted(),
      );
      // Only style attributes are allowed freely; style elements need a hash.
      expect(styles.filter((source) => source !== "'self'" && !isHash(source))).toEqual([]);
      expect(styles).toEqual(expect.arrayContaining(inlineSources(answer, "style")));
      expect(rules["style-src-attr"]).toEqual(["'unsafe-inline'"]);
      // A nonce would change every rendering of the same content.
      expect(`${answer.headers["content-security-policy"]} ${answer.text}`).not.toContain("nonce");
      // No event attributes or javascript: URLs, so the policy never has to be loosened.
      expect(answer.text.match(/<[a-z][^>]* on[a-z]+="|href="javascript:/gi) ?? []).toEqual([]);
    }
  });

  test("the API's documentation, and the page that tells of a failed sign-in", async () => {
    const failed = await get("/api/auth/error?error=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(failed.status).toBe(302);
    for (const url of ["/api/docs", `${failed.headers.location}`]) {
      const answer = await get(url);
      expect([url, answer.status]).toEqual([url, 200]);
      const { "script-src": scripts = policyOf(answer)["default-src"], "frame-ancestors": frames } =
        policyOf(answer);
      expect([url, scripts?.includes("'unsafe-inline'"), frames]).toEqual([url, false, ["'none'"]]);
      expect(answer.text).not.toContain("<script>alert");
    }
  });
});

test("browsers guess no content type: pages, calls, files and errors say nosniff", async () => {
  for (const url of [
    "/",
    "/api/me",
    "/api/none",
    "/api/auth/ok",
    "/robots.txt",
    "/healthz",
    "/favicon.svg",
    "/nothing",
  ]) {
    const { headers } = await get(url);
    expect([url, headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
  }
});

test("a shop on https sends HSTS with every reply; one on http never does", async () => {
  for (const url of ["/", "/AllCakes", "/accounts", "/api/me", "/api/auth/ok", "/nothing"]) {
    const hstsOf = (who: Person) => get(url, who).then(({ headers }) => headers["strict-transport-security"]);
    expect([url, await hstsOf(secure.visitor())]).toEqual([url, "max-age=31536000; includeSubDomains"]);
    expect([url, await hstsOf(shop.visitor())]).toEqual([url, undefined]);
  }
});

describe("cookies", () => {
  test.each(pages.filter(isPublic))("%s sets none: it is the same for everybody", async (page) => {
    for (const who of [shop.visitor(), customer])
      expect(cookiesOf(await get(urlOf(page, kamala), who))).toEqual([]);
  });

  test("of all calls and pages are HttpOnly and SameSite, and Secure on https", async () => {
    for (const [wholeShop, url] of [
      [shop, "http://localhost:3000"],
      [secure, SECURE],
    ] as const) {
      const answers = await everythingThatSetsCookies(wholeShop);
      const cookies = answers.flatMap(cookiesOf);
      const names = new Set(cookies.map((cookie) => cookie.split("=", 1)[0] ?? ""));
      expect([...names].some((name) => name.endsWith("shop.session_token"))).toBe(true);
      expect(names).toContain("XSRF-TOKEN");
      for (const cookie of cookies) {
        const name = cookie.split("=", 1)[0] ?? "";
        expect([cookie, /; ?httponly/i.test(cookie)]).toEqual([cookie, !(name in READ_BY_SCRIPTS)]);
        expect(cookie).toMatch(/; ?samesite=(lax|strict)/i);
        expect(cookie).toMatch(/; ?path=\//i);
        expect(cookie).not.toMatch(/; ?domain=/i);
        expect([cookie, /; ?secure/i.test(cookie)]).toEqual([cookie, url === SECURE]);
      }
    }
  });

  test("of a session are named in the API's document", async () => {
    const { components } = JSON.parse((await get("/api/openapi.json")).text);
    expect([...customer.jar.keys()]).toContain(components.securitySchemes.session.name);
  });

  test("the session token that scripts can read opens nothing", async () => {
    const session = await get("/api/auth/get-session", customer);
    const { token } = JSON.parse(session.text).session;
    for (const name of ["shop.session_token", "__Secure-shop.session_token"]) {
      const thief = shop.visitor();
      thief.jar.set(name, token);
      expect(JSON.parse((await get("/api/me", thief)).text).data.signedIn).toBe(false);
    }
    const bearer = await shop
      .visitor()
      .send({ method: "GET", url: "/api/me", headers: { authorization: `Bearer ${token}` } });
    expect(JSON.parse(bearer.text).data.signedIn).toBe(false);
  });
});

async function everythingThatSetsCookies(wholeShop: WholeShop): Promise<Answered[]> {
  const who = wholeShop.visitor();
  const email = "cookies@example.com";
  const password = "a-long-password";
  const send = (method: string, url: string, body?: object) =>
    who.send({ method, url, ...(body ? { body } : {}) });
  const form = (url: string, fields: Record<string, string>) => who.sendForm(url, fields);
  return [
    await send("GET", "/api/me"),
    await send("POST", "/api/auth/sign-up/email", { name: "Asha", email, password }),
    await send("POST", "/api/auth/sign-out", {}),
    await form("/accounts", { intent: "sign-in", email, password, returnTo: "/" }),
    await send("GET", "/api/auth/get-session"),
    await send("POST", "/api/account/proof", { password }),
    await send("GET", "/account/orders"),
    await send("POST", "/api/auth/sign-out", {}),
    await form("/sign-up", {
      intent: "sign-up",
      name: "Asha",
      email: "more@example.com",
      password,
      returnTo: "/",
    }),
  ];
}

describe("whether an e-mail has an account is not revealed by", () => {
  const form = (url: string, fields: Record<string, string>) => ({
    ...{ method: "POST", url, body: new URLSearchParams(fields).toString() },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const json = (url: string, body: object) => ({ method: "POST", url, body });
  const QUESTIONS: Record<string, (email: string) => Parameters<Person["send"]>[0]> = {
    "the sign-in": (email) => json("/api/auth/sign-in/email", { email, password: "not-the-password" }),
    "the sign-in's page": (email) =>
      form("/accounts", { intent: "sign-in", email, password: "not-the-password", returnTo: "/" }),
    "a code to sign in": (email) =>
      json("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" }),
    "a wrong code": (email) => json("/api/auth/sign-in/email-otp", { email, otp: "000000" }),
    "the newsletter": (email) => form("/newsletter", { email }),
    "the tracking of an order": (email) => form("/track", { order: "JM999999", contact: email }),
    "the tracking of somebody's order": (email) => form("/track", { order: kamala.number, contact: email }),
  };
  /** Two e-mails of the same length, one of which has an account. Replies may differ only in what was typed. */
  const plain = (answer: Answered, email: string) => {
    const typed = [email, encodeURIComponent(email)];
    return [answer.status, typed.reduce((text, word) => text.replaceAll(word, "…"), answer.text)];
  };

  test.each(Object.keys(QUESTIONS))("%s: the same reply, after as many hashes", async (what) => {
    const question = QUESTIONS[what];
    if (!question) throw new Error(what);
    const ask = async (email: string) => {
      const before = hashedPasswords();
      const answer = await shop.visitor().send({ ...question(email), from: "198.51.100.1" });
      return { answer: plain(answer, email), hashes: hashedPasswords() - before };
    };
    const [known, unknown] = [await ask("known00@example.com"), await ask("nobody0@example.com")];
    expect(unknown).toEqual(known);
    // Hashing takes most of the time of a sign-in, so its number shows in how long the reply takes.
    expect(known.hashes).toBe(what.startsWith("the sign-in") ? 1 : 0);
  });

  test("a form in place of JSON, without an account, tries no password", async () => {
    const tried = await shop.visitor().send({
      ...form("/api/auth/sign-in/email", { email: customer.email, password: "kamala-has-a-long-password" }),
      from: "198.51.100.99",
    });
    expect([tried.status, cookiesOf(tried).filter((cookie) => cookie.includes("session"))]).toEqual([
      415,
      [],
    ]);
  });

  test("signing up does reveal it, so its use is limited per network", async () => {
    const sign = (email: string) =>
      shop.visitor().send({
        ...json("/api/auth/sign-up/email", { email, name: "Asha", password: "a-long-password" }),
        from: "198.51.100.77",
      });
    const answers = [];
    for (let at = 0; at < 25; at += 1) answers.push((await sign(customer.email)).status);
    expect([answers.filter((status) => status === 422).length, answers.at(-1)]).toEqual([20, 429]);
    const elsewhere = await shop.visitor().send({
      ...json("/api/auth/sign-up/email", {
        email: "new@example.com",
        name: "Asha",
        password: "a-long-password",
      }),
      from: "198.51.100.78",
    });
    expect(elsewhere.status).toBe(200);
  });
});

test("every call in the table has the content security policy too", async () => {
  for (const { what } of CALLS.filter(({ what }) => what.startsWith("GET"))) {
    const { headers } = await shop.visitor().send(requestOf(what, kamala));
    expect([what, headers["x-content-type-options"]]).toEqual([what, "nosniff"]);
  }
});
