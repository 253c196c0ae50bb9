import { and, eq, isNotNull } from "drizzle-orm";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { ALLERGENS } from "../../src/shop/catalogue/rules/allergens.ts";
import { mails } from "../../src/shop/mail/mail.tables.ts";
import { paymentLink } from "../../src/shop/orders/order-link.ts";
import { pay } from "../support/test-app.ts";
import { type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import { catalogueForms } from "./catalogue-forms.ts";
import { deliveryForms } from "./delivery-forms.ts";
import { FAILED_JOB } from "./growing-shop.ts";
import type { Recording } from "./record-statements.ts";
import { type Fields, sendForm } from "./send-form.ts";

/** The webhook of `two-years.sql`, and one of its deliveries. */
const SEEDED_WEBHOOK = "5f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14";
const SEEDED_DELIVERY = "300aa2ce-073b-499a-8623-89eaab84aebb";

export async function officeForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
  const [mail] = await shop.services.db
    .select({ key: mails.key })
    .from(mails)
    .where(and(eq(mails.state, "given up"), isNotNull(mails.body)));
  const allergens = Object.fromEntries(ALLERGENS.map((code) => [code, "free"]));
  const newProduct = {
    ...{
      intent: "create",
      name: "Rasmalai",
      description: "Saffron milk.",
      care: "Keep cool.",
      delivery: "In a box.",
    },
    ...{ category: "roses", leadHours: "3", kind: "cake", taxClass: "cake", ...allergens },
    ...{ "new1.weight": "1 kg", "new1.pricePaise": "1200", "new1.sellPaise": "999" },
  };
  const call = {
    ...{ intent: "order", key: randomUuid(), date: soon(3), sku: "TRUF05", product: "truffle", price: "719" },
    ...{ phone: "98860 55213", callerName: "Radhika Kamath", email: "radhika@example.com" },
    ...{ pincode: "110001", slot: "Standard Delivery|9 AM - 12 PM", address: "18, 3rd Cross, Domlur" },
  };
  const path = "/admin/orders/new";
  const taken = await sendForm(recording, owner, [path, path, call]);
  await paymentByLink(shop, recording, { owner, url: String(taken.headers.location) });
  const forms: [route: string, url: string, fields: Fields][] = [
    ["/admin/reviews", "/admin/reviews", { intent: "approve", id: "rev_seeded513" }],
    ["/admin/reviews", "/admin/reviews", { intent: "reject", id: "rev_seeded514", reason: "spam" }],
    [
      "/admin/complaints/:ticket",
      "/admin/complaints/C-SEED-1005",
      { intent: "answered", seen: "open", text: "Sorry" },
    ],
    ["/admin/catalogue/products/:id", "/admin/catalogue/products/PROSES", { intent: "off-sale" }],
    ["/admin/catalogue/products/:id", "/admin/catalogue/products/PROSES", { intent: "on-sale" }],
    ["/admin/catalogue/new", "/admin/catalogue/new", newProduct],
    ["/admin/catalogue/products/:id", "/admin/catalogue/products/RASMALAI", { intent: "delete" }],
    [
      "/admin/catalogue/products/:id/pictures",
      "/admin/catalogue/products/PROSES/pictures",
      {
        ...{ intent: "save", picture: "belgian-chocolate-truffle-cake", text: "Twelve roses" },
        formState: JSON.stringify(["belgian-chocolate-truffle-cake", "chocolate-truffle-slice-cake"]),
      },
    ],
    [
      "/admin/catalogue/products/:id/combos",
      "/admin/catalogue/products/PROSES/combos",
      { intent: "save", from: "[]", "sku.0": "COMBO1", "label.0": "With a truffle cake" },
    ],
    [
      "/admin/catalogue/products/:id/parts",
      "/admin/catalogue/products/PROSES/parts",
      {
        ...{ intent: "save", from: "{}", "size.0": "ROSES12" },
        ...{ "sku.0.0": "TRUF05", "quantity.0.0": "1", "words.0.0": "" },
      },
    ],
    ["/admin/alarms", "/admin/alarms", { intent: "mail", id: mail?.key ?? "" }],
    ["/admin/alarms", "/admin/alarms", { intent: "job", id: FAILED_JOB }],
  ];
  for (const form of forms) await sendForm(recording, owner, form);
  // Refused, and so with the most statements: it names later changes.
  await recording.during("POST /admin/log/:id", () => owner.sendForm("/admin/log/100001", "intent=undo"));
  await catalogueForms(shop, recording, owner);
  await settlementForms(shop, recording, owner);
  await deliveryForms(recording, owner);
  await staffForms(shop, recording, owner);
  await settingsForm(recording, owner);
  await programsForm(recording, owner);
  const text = { title: "Terms", description: "Planned", lead: "", body: "Planned" };
  await sendForm(recording, owner, [
    "/admin/content/:kind/:slug",
    "/admin/content/page/terms",
    { intent: "publish", seen: "0", ...text },
  ]);
  const about = { title: "A planned article", category: "Care", authorName: "Meera" };
  const article = { ...about, pictureId: "red-rose-bouquet" };
  await sendForm(recording, owner, ["/admin/content", "/admin/content", article]);
}

/** An order taken on the phone, seen by staff, mailed again and paid by its link. */
async function paymentByLink(
  shop: WholeShop,
  recording: Recording,
  { owner, url }: { owner: Person; url: string },
): Promise<void> {
  const visitor = shop.visitor();
  await recording.during("GET /admin/orders/:uuid", () => owner.send({ method: "GET", url }));
  await sendForm(recording, owner, ["/admin/orders/:uuid", url, { intent: "resend-link" }]);
  const { pathname } = new URL(paymentLink(shop.services, url.split("/").at(-1) ?? ""));
  await recording.during("GET /pay/:token", () => visitor.send({ method: "GET", url: pathname }));
  const calls = `/api/payment-links/${pathname.split("/").at(-1)}`;
  const opened = await recording.during("POST /api/payment-links/:token/pay", () =>
    visitor.send({ method: "POST", url: `${calls}/pay`, body: {} }),
  );
  const { body } = await pay(shop.testApp, JSON.parse(opened.text).data.razorpayOrder.id);
  const verified = await recording.during("POST /api/payment-links/:token/verify", () =>
    visitor.send({ method: "POST", url: `${calls}/verify`, body }),
  );
  if (verified.status !== 200) throw new Error(`the link did not pay: ${verified.text}`);
}

async function settingsForm(recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/settings";
  const formState = JSON.stringify({ company: null, phone: null });
  const facts = { company: "Planned Foods", phone: "+91 22 4000 1234", formState };
  await sendForm(recording, owner, [path, path, facts]);
  await sendForm(recording, owner, [path, path, { company: "", phone: "", formState }]);
  for (const intent of ["payments", "mail"])
    await sendForm(recording, owner, [`${path}/opening`, `${path}/opening`, { intent }]);
}

async function programsForm(recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/programs";
  const id = "5f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a13";
  const token = { intent: "create", id, name: "Planned", scopes: "orders:read", days: "30" };
  await sendForm(recording, owner, [path, path, token]);
  await sendForm(recording, owner, [path, path, { intent: "revoke", id }]);
  const webhooks = `${path}/webhooks`;
  const known = `${webhooks}/${SEEDED_WEBHOOK}`;
  await recording.during(`GET ${webhooks}`, () => owner.send({ method: "GET", url: webhooks }));
  for (const search of ["", "?after=30000", "?before=100"])
    await recording.during(`GET ${webhooks}/:id`, () =>
      owner.send({ method: "GET", url: `${known}${search}` }),
    );
  const fields = { url: "http://127.0.0.1:9/planned", events: "price.changed" };
  await sendForm(recording, owner, [webhooks, webhooks, { intent: "add", id, ...fields }]);
  const change = { intent: "change", seen: "1", ...fields, url: "http://127.0.0.1:9/nobody" };
  const again = { intent: "again", delivery: SEEDED_DELIVERY };
  const others = ["test", "rotate", "pause", "resume"].map((intent) => ({ intent }));
  for (const sent of [change, again, ...others])
    await sendForm(recording, owner, [`${webhooks}/:id`, known, sent]);
  await sendForm(recording, owner, [`${webhooks}/:id`, `${webhooks}/${id}`, { intent: "remove" }]);
}

async function staffForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/staff";
  const invitation = { intent: "invite", email: "planned@example.com", roles: "manager" };
  await sendForm(recording, owner, [path, path, invitation]);
  const baker = await shop.person("planned-baker", { role: "kitchen" });
  const member = `${path}/${baker.userId}`;
  await recording.during(`GET ${path}/:id`, () => owner.send({ method: "GET", url: member }));
  const roles = { intent: "roles", seen: "kitchen", roles: "rider" };
  await sendForm(recording, owner, [`${path}/:id`, member, roles]);
  await sendForm(recording, owner, [`${path}/:id`, member, { intent: "sign-out" }]);
  await sendForm(recording, owner, [`${path}/:id`, member, { intent: "remove", seen: "rider" }]);
}

/** A settlement report that is sent, a month that is fetched, and a difference that is explained. */
async function settlementForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/accounts/settlements";
  const names =
    "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";
  const line = "payment,pay_Unknown,1000,INR,24,4,0,976,1796000000,setl_Sent,1796200000,UTR";
  const form = new FormData();
  form.append("file", new File([`${names}\n${line}\n`], "recon.csv", { type: "text/csv" }));
  const upload = new Response(form);
  await recording.during(`POST ${path}`, async () =>
    owner.send({
      ...{ method: "POST", url: path, body: Buffer.from(await upload.arrayBuffer()) },
      headers: { "content-type": upload.headers.get("content-type") ?? "" },
    }),
  );
  const month = new Date(shop.services.clock()).toISOString().slice(0, 7);
  await recording.during(`POST ${path}`, () => owner.sendForm(path, { intent: "fetch", month }));
  const explained = { entityId: "pay_Unknown", kind: "payment", explanation: "Another shop" };
  await recording.during(`POST ${path}/:id`, () => owner.sendForm(`${path}/setl_Sent`, explained));
}
