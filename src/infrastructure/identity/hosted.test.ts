import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { browserOf, type IdentityShop, identityShop } from "../../../tests/support/identity-shop.ts";
import { ORIGIN } from "../../../tests/support/test-settings.ts";
import {
  isReauthenticated,
  REAUTHENTICATION_LEVELS,
} from "../../shop/accounts/rules/reauthentication-levels.ts";
import type { OpenDatabase } from "../database/open-database.ts";

const CLIENT = { OIDC_CLIENT_ID: "shop", OIDC_CLIENT_SECRET: "a-secret-between-shop-and-provider" };

let database: OpenDatabase;
const open: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
afterAll(() => database.close());

test("a shopper signs up through the hosted provider, gets coins, and returns to their page", async () => {
  const issuer = await provider(await freePort());
  const shop = await shopWith(issuer);
  const browser = browserOf(shop);
  expect((await browser.get("/api/me")).body.data).toMatchObject({ hosted: { label: new URL(issuer).host } });

  const landed = await signInAt(shop, browser, "/cake/CK-1");
  expect(landed).toBe("/cake/CK-1");
  expect((await browser.get("/api/me")).body.data).toMatchObject({
    signedIn: true,
    email: "hosted@example.com",
    name: "Hosted Person",
    coins: 50,
  });
});

test("a hosted sign-in opens the account, and does not count as re-authentication", async () => {
  const shop = await shopWith(await provider(await freePort()));
  const browser = browserOf(shop);
  await signInAt(shop, browser, "/");
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const session = await shop.services.identity.sessionOf(new Headers({ cookie }));
  if (!session) throw new Error("nobody is signed in");
  expect(REAUTHENTICATION_LEVELS.filter((level) => isReauthenticated(session, level, new Date()))).toEqual([
    "lax",
  ]);
});

test("a hosted sign-in that has expired, or was begun in another browser, returns to the sign-in page", async () => {
  const shop = await shopWith(await provider(await freePort()));
  const started = await shop.services.identity.startHosted(new Headers(), "/");
  const state = new URL(started.headers.get("location") ?? "").searchParams.get("state");
  for (const query of [`state=${state}&code=1`, "state=unknown&code=1", "error=access_denied", ""]) {
    const callback = await browserOf(shop).get(`/api/auth/callback/hosted?${query}`, { origin: null });
    expect([query, callback.status, callback.location]).toEqual([
      query,
      302,
      expect.stringMatching(/^\/accounts\?failed=hosted/),
    ]);
  }
});

test("a provider that is down at the start joins when it is back; the shop is open meanwhile", async () => {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const shop = await shopWith(issuer);
  const browser = browserOf(shop);
  const away = await shop.services.identity.startHosted(new Headers(), "/");
  expect(away.status).toBe(503);
  expect((await browser.signUp("meanwhile@example.com")).status).toBe(200);

  await provider(port);
  const visitor = browserOf(shop);
  await signInAt(shop, visitor, "/");
  expect((await visitor.get("/api/me")).body.data).toMatchObject({ signedIn: true });
});

test("an issuer that is not an OpenID provider stops the start, and is named", async () => {
  const port = await freePort();
  await listen(
    createServer((_request, response) => response.end("<h1>A blog</h1>")),
    port,
  );
  await expect(shopWith(`http://127.0.0.1:${port}`)).rejects.toThrow(/OIDC_ISSUER is wrong/);
});

test("an issuer with another name stops the start, and its real name is shown", async () => {
  const port = await freePort();
  await provider(port);
  await expect(shopWith(`http://localhost:${port}`)).rejects.toThrow(
    `OIDC_ISSUER is wrong: it takes the issuer by its own name, which is http://127.0.0.1:${port}`,
  );
});

async function shopWith(issuer: string): Promise<IdentityShop> {
  const shop = await identityShop(database.db, { hosted: { OIDC_ISSUER: issuer, ...CLIENT } });
  open.push(() => shop.app.close());
  return shop;
}

/** Follows the whole code flow with PKCE as a browser does. Returns the path on which it ends. */
async function signInAt(
  shop: IdentityShop,
  browser: ReturnType<typeof browserOf>,
  returnTo: string,
): Promise<string> {
  const started = await shop.services.identity.startHosted(new Headers(), returnTo);
  expect(started.status).toBe(302);
  for (const cookie of started.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    browser.jar.set(name, value);
  }
  let url = new URL(started.headers.get("location") ?? "");
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  const cookies = new Map<string, string>();
  while (url.origin !== ORIGIN) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    url = new URL(reply.headers.get("location") ?? "", url);
  }
  const callback = await browser.get(`${url.pathname}${url.search}`, { origin: null });
  expect(callback.status).toBe(302);
  const landed = new URL(callback.location ?? "", ORIGIN);
  expect(landed.origin).toBe(ORIGIN);
  return landed.pathname;
}

/** A real OpenID provider on loopback. One person is signed in there and consents to everything. */
async function provider(port: number): Promise<string> {
  const issuer = `http://127.0.0.1:${port}`;
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${ORIGIN}/api/auth/callback/hosted`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["a-key-of-this-test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: "hosted@example.com",
        email_verified: true,
        name: "Hosted Person",
      }),
    }),
  });
  oidc.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    const details = await oidc.interactionDetails(context.req, context.res);
    const grant = new oidc.Grant({ accountId: "person-1", clientId: CLIENT.OIDC_CLIENT_ID });
    grant.addOIDCScope(String(details.params.scope));
    await oidc.interactionFinished(context.req, context.res, {
      login: { accountId: "person-1" },
      consent: { grantId: await grant.save() },
    });
    context.respond = false;
  });
  await listen(createServer(oidc.callback()), port);
  return issuer;
}

function listen(server: Server, port: number): Promise<void> {
  open.push(
    () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  );
  return new Promise((done) => server.listen(port, "127.0.0.1", done));
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    }),
  );
}
