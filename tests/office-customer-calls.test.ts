import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { sendComplaint } from "../src/shop/complaints/send-complaint.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { orderRecords } from "./support/paid-order.ts";
import { programOf } from "./support/programs.ts";
import { testSession } from "./support/session.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let asha: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager", fullName: "" });
  asha = await shop.person("asha", { fullName: "Asha Rao" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

async function deliveredOrder(customer = asha): Promise<string> {
  const { uuid } = await orderOf(shop, customer);
  await changeOrderStatus(
    shop.services,
    { id: uuid, by: "owner" },
    "preparing",
    "ready",
    "shipped",
    "delivered",
  );
  return uuid;
}

async function complaintAbout(uuid: string, customer = asha): Promise<string> {
  const sent = await sendComplaint(shop.services, {
    ...{ id: uuid, viewer: testSession({ userId: customer.userId }), files: [] },
    complaint: { kind: "late", message: "It came two hours late." },
  });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.ticket;
}

const refundsOf = async (uuid: string) => (await orderRecords(shop.testApp, uuid)).refunds;

test("a program reads complaints, and what the customer wrote only with the scope for it; it answers once", async () => {
  const uuid = await deliveredOrder();
  const ticket = await complaintAbout(uuid);
  const call = await program(["complaints:read", "complaints:write"]);
  const listed = (await call({ url: "/complaints" })).data;
  expect(listed.complaints).toMatchObject([
    { ticket, order: { uuid }, kind: "late", status: "open", proofs: 0, due: expect.any(String) },
  ]);
  expect(listed).toMatchObject({ settledWithin: "12 working hours", next: null });
  const one = () => call({ url: `/complaints/${ticket.toLowerCase()}` });
  expect((await one()).data).toMatchObject({
    ...{ message: null, answers: [], next: ["answered", "settled", "refused"] },
  });
  const withPeople = await program(["complaints:read", "customers:read"]);
  expect((await withPeople({ url: `/complaints/${ticket}` })).data.message).toBe("It came two hours late.");

  const reply = (body: object, by = call) =>
    by({ method: "POST", url: `/complaints/${ticket}/answers`, body });
  const settled = { from: "open", to: "settled", text: "We have spoken to the rider." };
  expect(await reply(settled, withPeople)).toMatchObject({ status: 403, code: "scope-missing" });
  for (const wrong of [
    { ...settled, text: "" },
    { ...settled, to: "withdrawn" },
    { to: "settled", text: "Hi" },
  ])
    expect((await reply(wrong)).status).toBe(400);
  expect((await one()).data.status).toBe("open");
  shop.testApp.mails.length = 0;
  expect((await reply(settled)).data).toEqual({ ticket, status: "settled" });
  expect(await reply(settled)).toMatchObject({ status: 409, code: "complaint-moved-on" });
  await shop.testApp.work();
  const mails = shop.testApp.mails.filter(({ text }) => text.includes("spoken to the rider"));
  expect(mails.map(({ to }) => to)).toEqual([asha.email]);
  expect((await call({ url: "/complaints" })).data.complaints).toEqual([]);
  expect((await call({ url: "/complaints?show=all" })).data.complaints).toMatchObject([
    { status: "settled" },
  ]);
  expect((await call({ url: "/complaints?show=some" })).status).toBe(400);
  expect((await call({ url: "/complaints/C-0000-0000" })).code).toBe("unknown-complaint");
  expect((await one()).data.answers).toMatchObject([{ status: "settled", by: "", text: null, refund: null }]);
  const onScreen = await manager.send({ method: "GET", url: `/api/admin/complaints/${ticket}` });
  expect(JSON.parse(onScreen.text).data.answers, "a person without a name").toMatchObject([
    { by: manager.email },
  ]);
});

test("a program finds a customer, with orders, coins and complaints; another scope shows none", async () => {
  const ravi = await shop.person("ravi", { fullName: "Ravi Menon" });
  const first = await deliveredOrder(ravi);
  const firstTicket = await complaintAbout(first, ravi);
  const uuid = await deliveredOrder(ravi);
  const ticket = await complaintAbout(uuid, ravi);
  const call = await program(["customer-accounts:read"]);
  const customers = (await call({ url: "/customers?q=ravi%20m" })).data;
  expect(customers).toEqual({
    ...{ customers: [{ id: ravi.userId, name: "Ravi Menon", email: ravi.email }], next: null },
  });
  expect((await call({ url: `/customers?q=${encodeURIComponent(ravi.email)}` })).data).toEqual(customers);
  const listed = await call({ url: "/customers" });
  expect(listed.data.customers.map(({ id }: { id: string }) => id)).toContain(ravi.userId);
  const { data } = await call({ url: `/customers/${ravi.userId}` });
  expect(data).toMatchObject({
    ...{ name: "Ravi Menon", email: ravi.email, orders: { newest: [{ uuid }, { uuid: first }] } },
  });
  expect(data.complaints).toMatchObject([
    { ticket, kind: "late", status: "open" },
    { ticket: firstTicket, kind: "late", status: "open" },
  ]);
  expect(data.coins.newest.at(-1)).toMatchObject({ reason: "sign-up", order: null });
  expect(await call({ url: "/customers/usr_none" })).toMatchObject({ status: 404, code: "unknown-account" });
  for (const wrong of ["?q=", "?q=asha&after=usr_1", "?after=no%20key", `?q=${"x".repeat(500)}`])
    expect((await call({ url: `/customers${wrong}` })).status, wrong).toBe(400);
  const other = await program(["customers:read", "orders:read"]);
  for (const url of ["/customers", `/customers/${ravi.userId}`])
    expect(await other({ url })).toMatchObject({ status: 403, code: "scope-missing" });
});

test("a program cancels an order for what was quoted, and gives the money back once", async () => {
  const { uuid } = await orderOf(shop, asha);
  const call = await program(["refunds:write"]);
  const quote = (await call({ url: `/orders/${uuid}/cancellation?cause=shop` })).data;
  expect(quote).toMatchObject({ refund: 719, coins: 0 });
  const cancel = (body: object, by = call) => by({ method: "POST", url: `/orders/${uuid}/cancel`, body });
  const wanted = { cause: "shop", reason: "The oven is broken", ...quote };
  const others = await program(["orders:read", "order-status:write", "complaints:write"]);
  expect(await cancel(wanted, others)).toMatchObject({ status: 403, code: "scope-missing" });
  const changed = await cancel({ ...wanted, refund: 500 });
  expect(changed).toMatchObject({ status: 409, code: "cancellation-changed", data: quote });
  for (const wrong of [
    { ...wanted, reason: "" },
    { ...wanted, cause: "nobody" },
    { ...wanted, coins: -1 },
  ])
    expect((await cancel(wrong)).status).toBe(400);
  expect((await orderRecords(shop.testApp, uuid)).order.status).toBe("placed");
  expect(await refundsOf(uuid)).toEqual([]);

  expect((await cancel(wanted)).data).toEqual(quote);
  expect(await cancel(wanted)).toMatchObject({ status: 409, code: "order-moved-on" });
  expect((await call({ url: `/orders/${uuid}/cancellation?cause=shop` })).code).toBe("order-moved-on");
  expect((await orderRecords(shop.testApp, uuid)).order.status).toBe("cancelled");
  expect(await refundsOf(uuid)).toMatchObject([{ amountPaise: 71_900 }]);
});

test("a program refunds a part once, though its answer was lost, and settles a complaint with the rest", async () => {
  const uuid = await deliveredOrder();
  const ticket = await complaintAbout(uuid);
  const call = await program(["refunds:write", "complaints:read"]);
  const refund = (body: object) => call({ method: "POST", url: `/orders/${uuid}/refunds`, body });
  const left = async () => (await call({ url: `/orders/${uuid}/refundable` })).data.left;
  expect(await left()).toBe(719);
  const part = { id: randomUuid(), amount: 100.5, left: 719, reason: "It was late" };
  expect((await refund(part)).data).toEqual({ left: 618.5 });
  const again = { status: 200, data: { left: 618.5 } };
  expect(await refund(part), "the same again").toMatchObject(again);
  const readAgain = { ...part, id: part.id.toUpperCase(), left: 618.5 };
  expect(await refund(readAgain), "after reading what is left").toMatchObject(again);
  for (const changed of [{ amount: 50 }, { reason: "It was cold" }])
    expect(await refund({ ...readAgain, ...changed })).toMatchObject({
      ...{ status: 409, code: "idempotency-key-reused" },
    });
  const other = await deliveredOrder();
  expect(
    await call({ method: "POST", url: `/orders/${other}/refunds`, body: part }),
    "of another order",
  ).toMatchObject({ status: 409, code: "idempotency-key-reused" });
  expect(await refundsOf(other)).toEqual([]);
  const more = { ...part, id: randomUuid() };
  expect(await refund(more)).toMatchObject({ status: 409, code: "refund-changed", data: { left: 618.5 } });
  for (const wrong of [
    { ...more, amount: 0 },
    { ...more, amount: -5 },
    { ...more, reason: "" },
    { ...more, id: undefined },
    { ...more, id: "1" },
    { id: more.id, amount: 5 },
  ])
    expect((await refund(wrong)).status).toBe(400);
  expect((await refund({ ...more, amount: 700, left: 618.5 })).code).toBe("refund-too-large");
  const rest = {
    id: more.id,
    amount: 618.5,
    left: 618.5,
    reason: "We are sorry.",
    complaint: { ticket, from: "answered" },
  };
  expect((await refund(rest)).code, "neither money nor answer").toBe("complaint-moved-on");
  expect(await left()).toBe(618.5);
  const settling = { ...rest, complaint: { ticket, from: "open" } };
  expect((await refund(settling)).data).toEqual({ left: 0 });
  expect(await refund(settling), "the same again").toMatchObject({ status: 200, data: { left: 0 } });
  expect(await call({ url: `/orders/${uuid}/refundable` })).toMatchObject({
    ...{ status: 200, data: { left: 0, coins: 0 } },
  });
  const { data } = await call({ url: `/complaints/${ticket}` });
  expect(data).toMatchObject({ status: "settled", answers: [{ refund: 618.5 }] });
  expect((await refundsOf(uuid)).map(({ amountPaise }) => amountPaise).sort()).toEqual([10_050, 61_850]);
});

test("a person's programs move money sixty times an hour, with all tokens together", async () => {
  const person = await shop.person("spender", { role: "owner" });
  const both = [1, 2].map(() => programOf(shop, { person, role: "owner", scopes: ["refunds:write"] }));
  const [one, two] = await Promise.all(both);
  const { uuid } = await orderOf(shop, asha);
  const refund = (call = one) =>
    call?.({
      ...{ method: "POST", url: `/orders/${uuid}/refunds` },
      body: { id: randomUuid(), amount: 1, left: 1, reason: "Late" },
    });
  for (let nth = 0; nth < 60; nth += 1)
    expect(await refund()).toMatchObject({ status: 409, code: "order-moved-on" });
  const tooMany = await refund(two);
  expect(tooMany).toMatchObject({ status: 429, code: "too-many-tries" });
  expect(Number(tooMany?.retryAfter)).toBeGreaterThan(0);
  expect(await refundsOf(uuid)).toEqual([]);
});

test("a session without a token needs the sign-in of the page: a day for photos, an hour for the office, ten minutes for money", async () => {
  const uuid = await deliveredOrder();
  const at = (minutes: number) => {
    const before = new Date(shop.services.clock().getTime() - minutes * 60_000);
    return shop.services.db
      .update(sessions)
      .set({ reauthenticatedAt: before, createdAt: before })
      .where(eq(sessions.userId, manager.userId));
  };
  const refund = () =>
    manager.send({
      ...{ method: "POST", url: `/api/admin/orders/${uuid}/refunds` },
      body: { id: randomUuid(), amount: 100, left: 719, reason: "It was late" },
    });
  const customers = () => manager.send({ method: "GET", url: "/api/admin/customers" });
  await at(11);
  expect((await customers()).status).toBe(200);
  const refused = await refund();
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "reverify"]);
  expect(await refundsOf(uuid)).toEqual([]);
  await at(61);
  expect((await customers()).status).toBe(403);
  // 404: the order has no photos.
  const photos = () => manager.send({ method: "GET", url: `/api/admin/orders/${uuid}/photo-sheet.pdf` });
  expect((await photos()).status).toBe(404);
  await at(24 * 60 + 1);
  expect(await photos()).toMatchObject({ status: 403, text: expect.stringContaining('"lax"') });
  await at(5);
  expect((await refund()).status).toBe(200);
});
