import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { type CallOfProgram, programOf } from "./support/programs.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  owner = await shop.person("owner", { role: "owner" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

type Program = Awaited<ReturnType<typeof programOf>>;
const tokenOf = (scopes: TokenScope[]) => programOf(shop, { person: owner, role: "owner", scopes });
const call = (program: Program, sent: CallOfProgram) => program(sent);

test("a program closes times and opens them again; nobody can order meanwhile", async () => {
  const token = await tokenOf(["delivery:write", "delivery:read"]);
  const close = (body: object) => call(token, { method: "POST", url: "/blackouts", body });
  const startsAt = new Date(shop.services.clock().getTime() - 60_000).toISOString();
  const closed = { key: randomUuid(), startsAt, endsAt: null, reason: "The oven is broken" };
  const days = async () => {
    const { text } = await shop.visitor().send({ method: "GET", url: "/api/delivery/days/110001" });
    return JSON.stringify(JSON.parse(text).data);
  };
  const before = await days();
  const created = await close({ ...closed, kitchen: "delhi" });
  expect(created.status).toBe(200);
  expect(await days()).not.toBe(before);
  expect((await call(token, { url: "/blackouts" })).data.current).toMatchObject([
    { id: created.data.id, state: "now", reason: "The oven is broken", endsAt: null },
  ]);
  const repeat = () => close({ ...closed, key: closed.key.toUpperCase(), kitchen: "delhi" });
  expect(await repeat(), "the same again").toMatchObject({ status: 200, data: created.data });
  expect(await close({ ...closed, kitchen: "delhi", reason: "No gas" })).toMatchObject({
    ...{ status: 409, code: "idempotency-key-reused" },
  });
  const end = () => call(token, { method: "POST", url: `/blackouts/${created.data.id}/end` });
  expect([(await end()).status, (await end()).code]).toEqual([200, "unknown-blackout"]);
  expect(await days(), "ended once is open again").toBe(before);
  expect(await repeat(), "a late repeat closes nothing").toMatchObject({ status: 200, data: created.data });
  expect(await days()).toBe(before);
  const other = { ...closed, key: randomUuid() };
  expect((await close({ ...other, kitchen: "nowhere" })).code).toBe("unknown-kitchen");
  expect((await close({ ...other, areas: ["nowhere"] })).code).toBe("unknown-area");
  for (const wrong of [
    { ...closed, key: undefined },
    { ...closed, key: "1" },
    { ...closed, option: "standard", startMinute: 1440 },
    { ...closed, reason: "" },
    { ...closed, startMinute: 540 },
    { ...closed, endsAt: "soon" },
    { ...closed, startsAt: "0000-01-01T00:00:00Z" },
    { ...closed, endsAt: "9999-12-31T23:59:59Z" },
  ])
    expect((await close(wrong)).status).toBe(400);
});

test("a program changes a fee; what somebody saved since it was read is named, and not overwritten", async () => {
  const token = await tokenOf(["delivery:write", "delivery:read"]);
  const other = await tokenOf(["delivery:write", "delivery:read"]);
  const { options } = (await call(token, { url: "/delivery-options" })).data;
  const pickup = options.find(({ option }: { option: string }) => option === "pickup");
  const patch = (by: Program, body: object) =>
    call(by, { method: "PATCH", url: "/delivery-options/pickup", body });
  const first = await patch(token, { version: pickup.version, fee: 10, capacity: 7 });
  expect(first).toMatchObject({ status: 200, data: { fee: 10, capacity: 7, windows: pickup.windows } });
  const late = await patch(other, { version: pickup.version, fee: 20 });
  expect(late).toMatchObject({
    ...{ status: 409, code: "delivery-changed" },
    data: { version: first.data.version, conflicts: [{ field: "Fee", now: "₹10", to: "₹20" }] },
  });
  expect((await patch(other, { version: first.data.version, fee: 20 })).data.fee).toBe(20);
  expect((await patch(other, { version: 0, fee: -1 })).status).toBe(400);
  expect((await patch(other, { version: 3_000_000_000, fee: 20 })).status).toBe(400);
});

test("a program that changes fee and capacity at once loses neither", async () => {
  const token = await tokenOf(["delivery:write", "delivery:read"]);
  const { options } = (await call(token, { url: "/delivery-options" })).data;
  const midnight = options.find(({ option }: { option: string }) => option === "midnight");
  const patch = (body: object) => call(token, { method: "PATCH", url: "/delivery-options/midnight", body });
  await patch({ version: midnight.version, fee: 59, capacity: 29 });
  const version = midnight.version + 1;
  const changes = [{ fee: 60 }, { capacity: 30 }];
  const replies = await Promise.all(changes.map((change) => patch({ version, ...change })));
  expect(replies.map(({ status }) => status).sort(), "only one has seen what is stored").toEqual([200, 409]);
  const refused = changes[replies.findIndex(({ status }) => status === 409)];
  expect((await patch({ version: version + 1, ...refused })).data).toMatchObject({ fee: 60, capacity: 30 });
});
