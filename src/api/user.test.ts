import { expect, test } from "vitest";
import { browserOf, type IdentityShop, openIdentityShopFor } from "../../tests/support/identity-shop.ts";

const EMAIL = "asha@example.com";
const ADDRESS = "Flat 4B, Lotus Court, 12th Main";

let shop: IdentityShop;
let asha: ReturnType<typeof browserOf>;

openIdentityShopFor(async (opened) => {
  shop = opened;
  asha = browserOf(shop);
  await asha.signUp(EMAIL);
});

const CALLS: [method: "GET" | "POST", path: string, body: object][] = [
  ["GET", `/api/user/getDetails?email=${EMAIL}`, {}],
  ["GET", `/api/user/getAddress/${EMAIL}`, {}],
  ["POST", "/api/user/register", { email: EMAIL, name: "Mallory", phoneNumber: "" }],
  ["POST", "/api/user/addAddress", { email: EMAIL, address: "Somewhere else" }],
  ["POST", "/api/user/addRecentViewed", { email: EMAIL, SKU: "TRUF05" }],
  ["POST", "/api/user/getRecentlyViewed", { email: EMAIL }],
];

test.each(CALLS)("%s %s is closed to visitors", async (method, path, body) => {
  const visitor = browserOf(shop);
  await visitor.get("/api/me");
  const reply = method === "GET" ? await visitor.get(path) : await visitor.post(path, body);
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ success: false, code: "sign-in-needed" });
});

test.each(CALLS)("%s %s gives nobody another customer's data", async (method, path, body) => {
  const other = browserOf(shop);
  await other.signUp(`other-${path.length}-${method}@example.com`);
  const reply = method === "GET" ? await other.get(path) : await other.post(path, body);
  expect(reply.status).toBe(403);
  expect(JSON.stringify(reply.body)).not.toContain("Asha");
});

test.each(CALLS.slice(2))(
  "%s %s requires the CSRF pair and the shop's own origin",
  async (_method, path, body) => {
    expect((await asha.post(path, body, { "x-xsrf-token": null })).status).toBe(403);
    expect((await asha.post(path, body, { "x-xsrf-token": "guessed" })).status).toBe(403);
    expect((await asha.post(path, body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await asha.get(`/api/user/getAddress/${EMAIL}`)).body.data).not.toContain("Somewhere else");
  },
);

test.each(["/api/user/addAddress", "/api/user/addTocart", "/api/payment/create-order"])(
  "%s asks visitors to sign in before it reads their input",
  async (path) => {
    const visitor = browserOf(shop);
    await visitor.get("/api/me");
    expect((await visitor.post(path, { nothing: "useful" })).status).toBe(401);
  },
);

test.each([
  ["/api/user/register", { email: EMAIL, name: "a\u0000b" }],
  ["/api/user/addAddress", { email: EMAIL, address: "12 Lotus\u0000 Court" }],
  ["/api/user/addAddress", { email: EMAIL, address: ADDRESS, name: "\u0007Asha" }],
  ["/api/user/addTocart", { email: EMAIL, SKU: [{ skuid: "a\u0000b", quantity: 1 }] }],
  ["/api/user/deleteCart", { email: EMAIL, skuid: "a\u0000b" }],
  ["/api/auth/update-user", { name: "a\u0000b" }],
  ["/api/auth/sign-in/email-otp", { email: "a\u0000@example.com", otp: "123456" }],
])("%s takes no control characters", async (path, body) => {
  expect((await asha.post(path, body)).status).toBe(400);
});

test("details hold the name and the coins", async () => {
  const { status, body } = await asha.get(`/api/user/getDetails?email=${EMAIL.toUpperCase()}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: { email: EMAIL, name: "Asha Rao", Points: 50 } });
});

test("registering adds a missing phone number, and overwrites nothing", async () => {
  const register = (name: string, phoneNumber: string) =>
    asha.post("/api/user/register", { email: EMAIL, name, phoneNumber });
  expect((await register("Somebody Else", "098765 43210")).body.data).toMatchObject({
    name: "Asha Rao",
    phoneNumber: "+919876543210",
  });
  expect((await register("", "+919999999999")).body.data).toMatchObject({ phoneNumber: "+919876543210" });
  expect((await register("", "12")).status).toBe(400);
});

test("an address saved twice is stored once", async () => {
  const save = (address: string) => asha.post("/api/user/addAddress", { email: EMAIL, address });
  expect((await save(ADDRESS)).status).toBe(200);
  expect((await save(`  ${ADDRESS.replace(", ", ",   ")}`)).body.data).toEqual([ADDRESS]);
  await save("7 Temple Street, Mylapore");
  const { body } = await asha.get(`/api/user/getAddress/${EMAIL}`);
  expect(body.data).toEqual(expect.arrayContaining([ADDRESS, "7 Temple Street, Mylapore"]));
  expect(body.data).toHaveLength(2);
});

test("a customer has twenty addresses at most, and can save each again", async () => {
  const neat = browserOf(shop);
  const email = "neat@example.com";
  await neat.signUp(email);
  const save = async (flat: number) =>
    (await neat.post("/api/user/addAddress", { email, address: `Flat ${flat}, Lotus Court` })).status;
  for (let flat = 1; flat <= 20; flat++) expect(await save(flat)).toBe(200);
  expect(await save(21)).toBe(409);
  expect(await save(20)).toBe(200);
});

test("an invalid address is refused, naming the field", async () => {
  const reply = await asha.post("/api/user/addAddress", { email: EMAIL, address: "", pinCode: "012345" });
  expect(reply.status).toBe(400);
  const issues = reply.body.issues as { path: string }[];
  expect(issues.map(({ path }) => path)).toEqual(["body.address", "body.pinCode"]);
});
