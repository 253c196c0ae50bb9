import { eq, sql } from "drizzle-orm";
import { NewAddress } from "../../src/shop/accounts/accounts.inputs.ts";
import { saveAddress } from "../../src/shop/accounts/save-address.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { jobWork, SCHEDULES } from "../../src/shop/reactions.ts";
import { getReferralCode } from "../../src/shop/rewards/get-referral-code.ts";
import { CALLS, requestOf } from "../authorisation/calls.ts";
import { HER_TEXTS, type KamalasData } from "../authorisation/kamalas-data.ts";
import { withoutRecords } from "../authorisation/office-records.ts";
import { PAGES, urlOf } from "../authorisation/pages.ts";
import { orderOf, type Person, type WholeShop } from "../support/whole-shop.ts";
import { FURTHER_PAGES } from "./further-pages.ts";
import { officeForms } from "./office-forms.ts";
import { lifeOfAnOrder } from "./order-life.ts";
import { programCalls } from "./program-calls.ts";
import type { Recording } from "./record-statements.ts";
import { sendForm } from "./send-form.ts";

const MACHINES = [
  "/metrics",
  "/readyz",
  "/sitemap.xml",
  "/sitemap-pages-1.xml",
  "/sitemap-listings-1.xml",
  "/sitemap-cakes-1.xml",
];

/** Sends every page, call, form and recurring job of the shop, each as those who may use it. */
export async function requestEverything(shop: WholeShop, recording: Recording): Promise<void> {
  const visitor = shop.visitor();
  const owner = await shop.person("owner", { role: "owner" });
  const kamala = await shop.person("kamala");
  const leaver = await shop.person("leaver");
  const data = await dataOf(shop, kamala);
  const everybody = [visitor, kamala, owner];

  // Loads what the shop holds in memory.
  await recording.during("the first page after a start", () =>
    visitor.send({ method: "GET", url: "/cake/TRUF05" }),
  );
  for (const [route, url] of [
    ...PAGES.map(({ what }) => [what, urlOf(what, data)] as const),
    ...FURTHER_PAGES,
  ])
    for (const person of everybody)
      await recording.during(`GET ${route}`, () => person.send({ method: "GET", url }));
  for (const url of MACHINES)
    await recording.during(`GET ${url}`, () => visitor.send({ method: "GET", url, from: "127.0.0.1" }));
  for (const { what } of CALLS)
    for (const person of everybody)
      await recording.during(what.replace(/\s+/g, " "), () => person.send(requestOf(what, data)));

  await officeForms(shop, recording, owner);
  await programCalls(shop, recording, { owner, kamala });
  await customerForms(recording, { visitor, kamala }, data);
  await lifeOfAnOrder(shop, recording, { owner, kamala });
  await recurringJobs(shop, recording);
  await leaving(shop, recording, leaver);
}

async function dataOf(shop: WholeShop, kamala: Person): Promise<KamalasData> {
  const order = await orderOf(shop, kamala);
  const { userId } = kamala;
  await shop.services.db
    .update(orders)
    .set({ userId })
    .where(sql`${orders.number} between 'SD899000' and 'SD899020'`);
  const { name, address } = HER_TEXTS;
  const saved = await saveAddress(shop.services, {
    userId,
    address: NewAddress.parse({ address, name, pinCode: "110001", phone: "98765 43210" }),
  });
  return {
    ...{ ...order, ...HER_TEXTS, email: kamala.email, userId },
    referral: await getReferralCode(shop.services, kamala),
    addressId: saved.ok ? saved.value.id : "",
    records: withoutRecords(order.uuid),
  };
}

async function customerForms(
  recording: Recording,
  { visitor, kamala }: Record<"visitor" | "kamala", Person>,
  { uuid, number, email }: KamalasData,
): Promise<void> {
  const email2 = "reader@example.com";
  const review = { name: "Reader", email: email2, phone: "98765 43210", message: "A good shop", stars: "5" };
  await sendForm(recording, visitor, ["/track", "/track", { order: number, contact: email }]);
  await sendForm(recording, visitor, ["/newsletter", "/newsletter", { email: email2 }]);
  await sendForm(recording, visitor, ["/reviews", "/reviews", review]);
  await sendForm(recording, kamala, ["/wish-list", "/wish-list", { sku: "TRUF05", intent: "add" }]);
  await sendForm(recording, visitor, ["/cake/:sku", "/cake/TRUF20", { email: email2 }]);
  await sendForm(recording, kamala, ["/account/orders", "/account/orders", { order: uuid }]);
  for (const path of ["sign-in/email", "email-otp/send-verification-otp"])
    await recording.during(`POST /api/auth/${path}`, () =>
      visitor.send({
        ...{ method: "POST", url: `/api/auth/${path}` },
        body: { email: "customer7@seeded.example", password: "not-the-password", type: "sign-in" },
      }),
    );
}

async function recurringJobs(shop: WholeShop, recording: Recording): Promise<void> {
  const { handlers } = jobWork(shop.services);
  for (const name of Object.keys(SCHEDULES)) {
    await recording.during(`job ${name}`, async () => handlers[name]?.({}));
    await recording.during("reactions to recurring jobs", () => shop.testApp.work());
  }
}

async function leaving(shop: WholeShop, recording: Recording, leaver: Person): Promise<void> {
  await orderOf(shop, leaver);
  await shop.services.db.update(orders).set({ status: "delivered" }).where(eq(orders.userId, leaver.userId));
  const reply = await recording.during("POST /api/account/erase", () =>
    leaver.send({ method: "POST", url: "/api/account/erase", body: { confirm: "ERASE" } }),
  );
  if (reply.status !== 200) throw new Error(`the account was not erased: ${reply.text}`);
  await recording.during("reactions to an erased account", () => shop.testApp.work());
}
