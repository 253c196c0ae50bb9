import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerWithData, deliveredOrder, move } from "../../../tests/support/known-customer.ts";
import { orderOf, type Person, type WholeShop } from "../../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../../tests/support/whole-shop-for.ts";
import { users } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import { mails } from "../mail/mail.tables.ts";
import { chooseNewsletter, newsletterChoice } from "../newsletter/choose-newsletter.ts";
import { NewReview } from "../reviews/reviews.inputs.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { sendReview } from "../reviews/send-review.ts";
import { MyData } from "./rules/my-data.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const erase = (person: Person) => callApi(person, "POST", "/account/erase", { confirm: "ERASE" });

test("an export holds all data of its customer, none of anybody else, and no secret", async () => {
  const other = await customerWithData(shop, "canary.other");
  await deliveredOrder(shop, other);
  const uma = await shop.person("uma");
  await callApi(uma, "POST", "/account/profile", { name: "Uma Nair", phoneNumber: "9888877777" });
  const { email } = uma;
  const line = "4 Temple Road, Mylapore";
  await callApi(uma, "POST", "/user/addAddress", {
    email,
    address: line,
    pinCode: "110001",
    addressType: "Home",
  });
  await callApi(uma, "POST", "/user/addTocart", { email, SKU: [{ skuid: "TRUF05", quantity: 3 }] });
  await callApi(uma, "POST", "/user/addRecentViewed", { email, SKU: "TRUF05" });
  await callApi(uma, "POST", "/wish-list", { SKU: "ROSES12", isWished: true });
  const created = await orderOf(shop, { ...uma, name: "uma" });
  await move(shop, created.uuid, "preparing", "ready", "delivered");
  await shop.testApp.work();

  const reply = await callApi(uma, "GET", "/account/export");
  expect(reply.status).toBe(200);
  const data = MyData.parse(reply.body.data);
  expect(data).toMatchObject({
    profile: { name: "Uma Nair", email, phone: "+919888877777", emailProven: false },
    signIn: { password: true, sessions: [{ address: "203.0.113.7" }] },
    addresses: [{ address: line }],
    orders: [
      {
        id: created.uuid,
        status: "delivered",
        items: [{ sku: "TRUF05", price: 719 }],
        receiver: { name: "Canary Devi" },
      },
    ],
    payments: [{ orderId: created.uuid, status: "paid", amount: 719 }],
    cart: [{ sku: "TRUF05", quantity: 3 }],
    viewed: [{ sku: "TRUF05" }],
    wishList: [{ sku: "ROSES12" }],
    ...{ newsletter: null, mails: null },
  });
  expect(data.coins.entries.map(({ reason }) => reason)).toContain("sign-up");
  // A customer has no access tokens. The name of that list is the only place where the word may appear.
  const text = JSON.stringify(reply.body).replace('"accessTokens":[]', "");
  for (const secret of [
    other.email,
    other.userId,
    ...[...uma.jar.values()].map((value) => decodeURIComponent(value).split(".")[0] ?? ""),
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/token|hash|salt/i);
});

test("an account with an unverified e-mail neither exports nor erases what others left under it", async () => {
  const victim = "victim.rani@example.com";
  const review = NewReview.parse({
    ...{ name: "Rani", email: victim, phone: "98111 44555", stars: "5" },
    message: "What I wrote without any account.",
  });
  expect((await sendReview(shop.services, { review, author: null, from: "10.0.0.9" })).ok).toBe(true);
  await chooseNewsletter(shop.services, { email: victim, emailVerified: true, wanted: true });
  const letter = {
    key: "letter:rani",
    kind: "order-placed" as const,
    recipient: victim,
    isSecret: false,
    state: "sent" as const,
  };
  const at = shop.services.clock();
  await shop.testApp.db.insert(mails).values({ ...letter, writtenAt: at, endedAt: at });

  const attacker = await shop.person("victim.rani");
  const { body } = await callApi(attacker, "GET", "/account/export");
  expect(body.data).toMatchObject({
    ...{ profile: { email: victim, emailProven: false }, reviews: [], newsletter: null, mails: null },
  });
  expect(await callApi(attacker, "POST", "/account/newsletter", { wanted: false })).toMatchObject({
    ...{ status: 403, body: { code: "email-not-proven" } },
  });
  expect((await erase(attacker)).status).toBe(200);
  const [ofVictim] = await shop.testApp.db.select().from(reviews).where(eq(reviews.email, victim));
  expect(ofVictim).toMatchObject({ name: "Rani", userId: null });
  expect(await newsletterChoice(shop.services, { email: victim })).toBe("on");
  expect(await shop.testApp.db.select().from(mails).where(eq(mails.key, "letter:rani"))).toHaveLength(1);
});

test("with a verified e-mail, an export includes reviews sent without an account, never those of another account", async () => {
  const sita = await shop.person("sita");
  const other = await shop.person("sitas-sister");
  await shop.testApp.db.update(users).set({ emailVerified: true }).where(eq(users.id, sita.userId));
  const write = async (message: string, author: Session | null) => {
    const typed = { name: "Sita", email: sita.email, phone: "98111 44556", stars: "5" };
    const review = NewReview.parse({ ...typed, message });
    expect((await sendReview(shop.services, { review, author, from: "10.0.0.8" })).ok).toBe(true);
  };
  await write("What I wrote without any account.", null);
  await write("What my sister wrote from hers.", null);
  await shop.testApp.db
    .update(reviews)
    .set({ userId: other.userId })
    .where(eq(reviews.message, "What my sister wrote from hers."));
  const { body } = await callApi(sita, "GET", "/account/export");
  expect(body.data.reviews.map(({ message }: { message: string }) => message)).toEqual([
    "What I wrote without any account.",
  ]);
});
