import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { userRoles } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { runs } from "../src/shop/runs/runs.tables.ts";
import { staffInvitations } from "../src/shop/staff/staff.tables.ts";
import { programOf } from "./support/programs.ts";
import { SOON } from "./support/soon.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;
let rider: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  owner = await shop.person("owner", { role: "owner" });
  rider = await shop.person("rider", { role: "rider" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: owner, role: "owner", scopes });

test("a program saves a draft and publishes a text; not over what its holder has saved meanwhile", async () => {
  await loadDemoContent({ db: shop.services.db } as never);
  const call = await program(["content:write"]);
  const url = "/content/page/terms";
  const read = async () => (await call({ url })).data;
  const { version, published } = await read();
  const text = { title: "Terms", description: "Ours", lead: "", body: "Be **kind**." };
  const put = (body: object) => call({ method: "PUT", url, body });
  const drafted = await put({ version, ...text, publish: false });
  expect(drafted.data).toMatchObject({ draft: text, published });
  const seen = async () => (await shop.visitor().send({ method: "GET", url: "/terms" })).text;
  expect(await seen()).not.toContain("<strong>kind</strong>");
  expect(await put({ version, ...text, body: "Again", publish: true }), "a repeat").toMatchObject({
    ...{ status: 409, code: "content-changed" },
    data: { version: drafted.data.version, conflicts: [{ field: "body", now: "Be **kind**." }] },
  });
  expect((await put({ version: drafted.data.version, ...text, publish: true })).data).toMatchObject({
    ...{ draft: null, published: text },
  });
  await expect.poll(seen, SOON).toContain("<strong>kind</strong>");

  const { version: mine } = await read();
  const form = { ...text, body: "By hand", intent: "draft", seen: String(mine) };
  await owner.sendForm("/admin/content/page/terms", form);
  expect((await read()).draft.body).toBe("By hand");
  const discard = (of: number) =>
    call({ method: "POST", url: `${url}/discard-draft`, body: { version: of } });
  expect((await discard(mine)).code).toBe("content-changed");
  expect((await discard((await read()).version)).data.draft).toBeNull();
  const late = await owner.sendForm("/admin/content/page/terms", { ...form, seen: String(mine + 1) });
  expect([late.status, (await read()).draft], "what a program did is not its holder's own").toEqual([
    409,
    null,
  ]);
  expect((await put({ version: 0, ...text, title: "", publish: true })).status).toBe(400);
  expect((await call({ url: "/content/page/nothing" })).code).toBe("unknown-content");
  expect((await call({ url: "/content" })).data.texts).toContainEqual(
    expect.objectContaining({ kind: "page", slug: "terms", path: "/terms", hasDraft: false }),
  );
});

test("a program plans a run once, moves its stops once, and sees no receivers without their scope", async () => {
  const day = soon(3);
  const orders = [
    (await orderOf(shop, owner, { deliveryDate: day })).uuid,
    (await orderOf(shop, owner, { deliveryDate: day })).uuid,
  ];
  const call = await program(["runs:write"]);
  const listed = (await call({ url: `/runs?day=${day}` })).data;
  expect(listed.orders.map(({ uuid }: { uuid: string }) => uuid).sort()).toEqual(orders.toSorted());
  expect(listed.riders).toEqual([{ id: rider.userId, name: "rider" }]);
  const plan = (changes = {}) =>
    call({
      method: "POST",
      url: "/runs",
      body: { day, rider: rider.userId, orders: [orders[0]], ...changes },
    });
  expect((await plan({ rider: owner.userId })).code).toBe("unknown-rider");
  const { data: run } = await plan();
  expect(run).toMatchObject({ nth: 1, day, stops: [{ uuid: orders[0], receiver: null }] });
  expect(await plan(), "a repeat").toMatchObject({ status: 409, code: "stop-not-free" });
  expect(await shop.services.db.$count(runs)).toBe(1);
  const stops = (url: string, body?: object) =>
    call({ method: "POST", url: `/runs/${run.id}/stops${url}`, ...(body ? { body } : {}) });
  const idsOf = ({ data }: { data: { stops: { uuid: string }[] } }) => data.stops.map(({ uuid }) => uuid);
  expect(idsOf(await stops("", { orders: [orders[1]] }))).toEqual(orders);
  const move = () => stops(`/${orders[0]}/move`, { from: orders, by: 1 });
  expect(idsOf(await move())).toEqual(orders.toReversed());
  expect(await move(), "a repeat").toMatchObject({ status: 409, code: "run-changed" });
  expect(idsOf(await call({ url: `/runs/${run.id}` }))).toEqual(orders.toReversed());
  const people = await program(["runs:write", "customers:read"]);
  expect((await people({ url: `/runs/${run.id}` })).data.stops[0].receiver).toMatchObject({
    name: "Canary Devi",
  });
  expect(idsOf(await stops(`/${orders[0]}/remove`))).toEqual([orders[1]]);
  expect((await stops(`/${orders[0]}/remove`)).code).toBe("run-changed");
  const others = await program(["orders:read", "orders:write", "order-status:write", "delivery:write"]);
  expect((await others({ url: `/runs?day=${day}` })).code).toBe("scope-missing");
});

test("a program creates an article once, writes its text and publishes it", async () => {
  const call = await program(["content:write"]);
  const [picture] = (await call({ url: "/content-pictures" })).data.pictures;
  const article = { title: "How to keep a cake", category: "Care", author: "Asha Rao", picture: picture.id };
  const create = (body: object) => call({ method: "POST", url: "/content", body });
  const created = (await create(article)).data;
  expect(created).toMatchObject({ kind: "article", slug: "how-to-keep-a-cake", isPublished: false });
  expect(await create(article), "the same again").toMatchObject({ status: 409, code: "article-exists" });
  expect((await create({ ...article, title: "…" })).code).toBe("title-without-letters");
  expect((await create({ ...article, author: "" })).status).toBe(400);
  const read = async () => (await shop.visitor().send({ method: "GET", url: created.path })).status;
  expect(await read()).toBe(404);
  const text = { title: article.title, description: "In the fridge.", body: "Keep it **cool**." };
  const url = `/content/article/${created.slug}`;
  const written = await call({
    ...{ method: "PUT", url, body: { ...text, version: created.version, publish: true } },
  });
  expect(written.data).toMatchObject({ isPublished: true, published: text });
  await expect.poll(read).toBe(200);
});

test("a token reads the staff, but gives and takes no roles; a session that has just signed in does", async () => {
  const { db } = shop.services;
  const baker = await shop.person("baker", { role: "kitchen" });
  const call = await program(["staff:read", "content:write", "runs:write"]);
  const listed = (await call({ url: "/staff" })).data;
  expect(listed.staff).toContainEqual(expect.objectContaining({ email: baker.email, roles: ["kitchen"] }));
  const invitation = { email: "new@example.com", roles: ["owner"] };
  const roles = { from: ["kitchen"], to: ["owner"] };
  const changes = [
    { method: "POST", url: "/staff/invitations", body: invitation },
    { method: "PUT", url: `/staff/${baker.userId}/roles`, body: roles },
    { method: "POST", url: `/staff/${baker.userId}/sign-out` },
    { method: "POST", url: "/staff/invitations/inv_1/withdraw" },
  ] as const;
  for (const change of changes)
    expect(await call(change)).toMatchObject({ status: 403, code: "session-needed" });
  expect(await db.$count(staffInvitations)).toBe(0);
  expect(await db.select().from(userRoles).where(eq(userRoles.userId, baker.userId))).toMatchObject([
    { role: "kitchen" },
  ]);

  const send = async (method: string, url: string, body?: object, person = owner) => {
    const reply = await person.send({ method, url: `/api/admin${url}`, ...(body ? { body } : {}) });
    return { status: reply.status, ...JSON.parse(reply.text) };
  };
  expect((await send("POST", "/staff/invitations", invitation)).data).toEqual(invitation);
  expect(await db.$count(mails, eq(mails.recipient, "new@example.com"))).toBe(1);
  const [open] = (await call({ url: "/staff" })).data.invitations;
  expect(open).toMatchObject(invitation);
  expect((await send("POST", `/staff/invitations/${open.id}/withdraw`)).status).toBe(200);
  expect((await send("POST", `/staff/invitations/${open.id}/withdraw`)).code).toBe("unknown-invitation");
  const give = (from: string[], to: string[], person = owner) =>
    send("PUT", `/staff/${baker.userId}/roles`, { from, to }, person);
  expect((await give(["kitchen"], ["rider"])).data.changed).toBe(true);
  const otherOwner = await shop.person("other.owner", { role: "owner" });
  const late = await give(["kitchen"], ["owner"], otherOwner);
  expect([late.code, late.data]).toEqual(["roles-changed", { roles: ["rider"] }]);
  await db.delete(userRoles).where(eq(userRoles.userId, otherOwner.userId));
  expect((await send("POST", `/staff/${baker.userId}/sign-out`)).data.ended).toBe(1);
  expect((await give(["rider"], [])).data.changed).toBe(true);
  expect((await send("PUT", `/staff/${owner.userId}/roles`, { from: ["owner"], to: [] })).code).toBe(
    "last-owner",
  );
  const log = await db.select().from(auditEntries).where(eq(auditEntries.label, baker.email));
  expect(log.map(({ after }) => after)).toEqual(["rider", "signed out", "no role"]);

  const now = shop.services.clock;
  shop.services.clock = () => new Date(now().getTime() + 11 * 60_000);
  expect((await give([], ["owner"])).code, "a session of eleven minutes ago").toBe("reverify");
  shop.services.clock = now;
});
