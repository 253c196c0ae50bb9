import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cellsWith } from "../../../tests/support/cells-with.ts";
import { orderOf, type WholeShop } from "../../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../../tests/support/whole-shop-for.ts";
import { users } from "../accounts/accounts.tables.ts";
import { mails } from "../mail/mail.tables.ts";
import { orders } from "../orders/orders.tables.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

test("a mail that was given up at a mistyped e-mail goes to the corrected one when it is retried", async () => {
  const asha = await shop.person("mistyped.asha");
  const { uuid } = await orderOf(shop, asha);
  await shop.testApp.work();
  const at = shop.services.clock();
  const givenUp = {
    kind: "order-ready" as const,
    recipient: asha.email,
    isSecret: false,
    state: "given up" as const,
    writtenAt: at,
    endedAt: at,
  };
  await shop.testApp.db
    .insert(mails)
    .values({ ...givenUp, key: `order-told:${uuid}`, subject: "Your order" });
  const newEmail = "right.asha@example.com";
  await callApi(asha, "POST", "/account/newEmail", { newEmail });
  const code = /\d{6}/.exec(shop.testApp.mails.findLast(({ to }) => to === newEmail)?.subject ?? "")?.[0];
  expect((await callApi(asha, "POST", "/account/newEmail/confirm", { newEmail, code })).status).toBe(200);
  const [mail] = await shop.testApp.db
    .select()
    .from(mails)
    .where(eq(mails.key, `order-told:${uuid}`));
  expect([mail?.state, mail?.recipient]).toEqual(["given up", newEmail]);
});

test("after a change of e-mail, no mail goes to the old one, and it is not stored", async () => {
  const devi = await shop.person("old.devi");
  await shop.testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, devi.userId));
  const { uuid } = await orderOf(shop, devi);
  await shop.testApp.work();
  const at = shop.services.clock();
  const waiting = {
    kind: "order-ready" as const,
    recipient: devi.email,
    isSecret: false,
    state: "waiting" as const,
    writtenAt: at,
  };
  await shop.testApp.db.insert(mails).values([
    { ...waiting, key: `order-told:${uuid}`, subject: "Your order" },
    { ...waiting, key: "letter:devi", subject: "Your letter" },
    { ...waiting, key: "back-in-stock:sa1", kind: "back-in-stock" as const, subject: "It is back" },
  ]);
  const newEmail = "new.devi@example.com";
  await callApi(devi, "POST", "/account/newEmail", { newEmail });
  const code = /\d{6}/.exec(shop.testApp.mails.findLast(({ to }) => to === newEmail)?.subject ?? "")?.[0];
  expect((await callApi(devi, "POST", "/account/newEmail/confirm", { newEmail, code })).status).toBe(200);

  const [order] = await shop.testApp.db.select().from(orders).where(eq(orders.id, uuid));
  expect(order?.email).toBe(newEmail);
  const waits = await shop.testApp.db.select().from(mails).where(eq(mails.state, "waiting"));
  expect(waits.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ["back-in-stock", newEmail],
    ["email-changed", devi.email],
    ["order-ready", newEmail],
  ]);
  await shop.testApp.work();
  expect(await cellsWith(shop.testApp.db, [devi.email])).toEqual([]);
});
