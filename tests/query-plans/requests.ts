import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import { NewAddress } from "../../src/shop/accounts/accounts.inputs.ts";
import { saveAddress } from "../../src/shop/accounts/save-address.ts";
import { writeCsv } from "../../src/shop/basics/csv.ts";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { exportCatalogue } from "../../src/shop/catalogue/imports/export-catalogue.ts";
import { ALLERGENS } from "../../src/shop/catalogue/rules/allergens.ts";
import { mails } from "../../src/shop/mail/mail.tables.ts";
import { deliveryCode } from "../../src/shop/orders/handover/delivery-code.ts";
import { paymentLink } from "../../src/shop/orders/order-link.ts";
import { orderEvents, orders } from "../../src/shop/orders/orders.tables.ts";
import { jobWork, SCHEDULES } from "../../src/shop/reactions.ts";
import { getReferralCode } from "../../src/shop/rewards/get-referral-code.ts";
import { CALLS, requestOf } from "../authorisation/calls.ts";
import { HER_TEXTS, type KamalasData } from "../authorisation/kamalas-data.ts";
import { withoutRecords } from "../authorisation/office-records.ts";
import { PAGES, urlOf } from "../authorisation/pages.ts";
import { dueToday } from "../support/due-today.ts";
import { anOrder, pay } from "../support/test-app.ts";
import { orderOf, type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import { FAILED_JOB } from "./growing-shop.ts";
import { programCalls } from "./program-calls.ts";
import type { Recording } from "./record-statements.ts";

/** A complaint in the cursor of the list of complaints. */
const COMPLAINT = `${new Date(Date.now() - 90 * 86_400_000).toISOString()}~cmp_none`;

/** The webhook of `two-years.sql`, and one of its deliveries. */
const SEEDED_WEBHOOK = "5f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14";
const SEEDED_DELIVERY = "300aa2ce-073b-499a-8623-89eaab84aebb";

/** Pages that show more of a long list than their example in `tests/authorisation`, or something else. */
const FURTHER_PAGES = [
  ["/account/orders", "/account/orders?page=2"],
  ["/reviews", "/reviews?page=3"],
  ["/cake/:sku", "/cake/SEED5"],
  ["/cake/:sku/reviews", "/cake/SEED5/reviews"],
  ["/admin/orders", `/admin/orders?on=${soon(0)}&after=${soon(0)}~540~720~standard~JM100001`],
  ["/admin/orders", `/admin/orders?on=${soon(0)}&status=cancelled&q=Customer`],
  ["/admin/orders", `/admin/orders?from=${soon(-60)}&to=${soon(0)}&status=undeliverable&kitchen=delhi`],
  [
    "/admin/orders",
    `/admin/orders?from=${soon(-60)}&to=${soon(0)}&before=${soon(-30)}~540~720~standard~JM100001`,
  ],
  ["/admin/orders", `/admin/orders?from=${soon(-60)}&to=${soon(0)}&rider=none`],
  ["/admin/orders", `/admin/orders?on=${soon(0)}&rider=usr_rider`],
  ["/admin/orders", "/admin/orders?q=Customer+12"],
  ["/admin/orders/export", `/admin/orders/export?from=${soon(-3)}&to=${soon(0)}&format=xlsx`],
  // Without a kitchen in its URL the board offers all of them.
  ["/admin/kitchen", "/admin/kitchen"],
  ["/admin/run/:id", "/admin/run/run_0000000000000009"],
  ["/admin/run/:id/sheet", "/admin/run/run_0000000000000009/sheet"],
  ["/admin/find", "/admin/find?q=99123"],
  ["/admin/find", "/admin/find?q=%2B9198000"],
  ["/admin/find", "/admin/find?q=customer1"],
  ["/admin/find", "/admin/find?q=Customer+12"],
  ["/admin/log", "/admin/log?after=50000"],
  ["/admin/log", `/admin/log?about=catalogue&from=${soon(-30)}&to=${soon(0)}`],
  ["/admin/log", "/admin/log?who=command-line"],
  ["/admin/log", "/admin/log?who=usr_former"],
  ["/admin/:list/export", `/admin/log/export?from=${soon(-1)}&to=${soon(0)}&format=csv`],
  ["/admin/log/:id", "/admin/log/100001"],
  ["/admin/delivery/capacity", `/admin/delivery/capacity?kitchen=delhi&from=${soon(-3)}`],
  ["/admin/catalogue", "/admin/catalogue?q=cake&state=on-sale"],
  ["/admin/catalogue/new", "/admin/catalogue/new"],
  ["/admin/catalogue/import", "/admin/catalogue/import"],
  ["/admin/catalogue/export", "/admin/catalogue/export"],
  ["/admin/catalogue/products/:id/pictures", "/admin/catalogue/products/PTRUFFLE/pictures"],
  ["/admin/catalogue/products/:id/combos", "/admin/catalogue/products/PTRUFFLE/combos"],
  ["/admin/catalogue/products/:id/parts", "/admin/catalogue/products/PCOMBO/parts"],
  ["/admin/catalogue/products/:id", "/admin/catalogue/products/PTRUFFLE"],
  ["/admin/catalogue/products/:id/preview", "/admin/catalogue/products/PTRUFFLE/preview"],
  ["/admin/catalogue/prices", "/admin/catalogue/prices?q=cake"],
  ["/admin/catalogue/prices", "/admin/catalogue/prices?category=birthday"],
  ["/admin/catalogue/categories", "/admin/catalogue/categories"],
  ["/admin/catalogue/categories/*", "/admin/catalogue/categories/birthday?q=rose"],
  ["/admin/catalogue/categories/*", "/admin/catalogue/categories/birthday?after=500"],
  ["/admin/catalogue/new-category", "/admin/catalogue/new-category"],
  ["/admin/catalogue/menu", "/admin/catalogue/menu"],
  ["/admin/catalogue/add-ons", "/admin/catalogue/add-ons"],
  ["/admin/catalogue/add-ons/:sku", "/admin/catalogue/add-ons/ADDCARD"],
  ["/admin/catalogue/add-ons/:sku/picture", "/admin/catalogue/add-ons/ADDCARD/picture"],
  ["/admin/catalogue/new-add-on", "/admin/catalogue/new-add-on"],
  ["/admin/catalogue/home", "/admin/catalogue/home"],
  ["/admin/log", "/admin/log?before=50000"],
  ["/admin/figures", "/admin/figures"],
  ["/admin/figures/download", "/admin/figures/download?table=days"],
  ["/admin/accounts", `/admin/accounts?month=${soon(0).slice(0, 7)}`],
  ["/admin/accounts/settlements", "/admin/accounts/settlements"],
  ["/admin/accounts/settlements", "/admin/accounts/settlements?after=setl_seeded300"],
  ["/admin/accounts/settlements/download", "/admin/accounts/settlements/download?format=csv"],
  ["/admin/accounts/settlements/:id", "/admin/accounts/settlements/setl_seeded9"],
  ["/admin/accounts/settlements/:id/download", "/admin/accounts/settlements/setl_seeded9/download"],
  ["/admin/accounts/download", `/admin/accounts/download?month=${soon(0).slice(0, 7)}`],
  ["/admin/customers", "/admin/customers"],
  ["/admin/customers", "/admin/customers?after=1764000000000000~usr_seeded20000"],
  ["/admin/customers", "/admin/customers?before=1764000000000000~usr_seeded20000"],
  ["/admin/customers", "/admin/customers?q=Customer+12"],
  ["/admin/customers", `/admin/customers?from=${soon(-30)}&to=${soon(0)}`],
  ["/admin/:list/export", `/admin/customers/export?from=${soon(-3)}&to=${soon(-1)}&format=csv`],
  ["/admin/customers/:id", "/admin/customers/usr_seeded7"],
  ["/admin/complaints", `/admin/complaints?after=${COMPLAINT}`],
  ["/admin/complaints", "/admin/complaints?show=all"],
  ["/admin/complaints", `/admin/complaints?show=all&after=${COMPLAINT}`],
  ["/admin/complaints", `/admin/complaints?show=all&before=${COMPLAINT}`],
  ["/admin/complaints", `/admin/complaints?status=settled&kind=late&from=${soon(-60)}&to=${soon(0)}`],
  ["/admin/complaints", "/admin/complaints?q=C-SEED-5005"],
  ["/admin/:list/export", `/admin/complaints/export?show=all&from=${soon(-30)}&to=${soon(0)}&format=csv`],
  ["/admin/complaints/:ticket", "/admin/complaints/C-SEED-5005"],
  ["/admin/reviews", "/admin/reviews?after=2026-01-01T00:00:00.000Z~rev_1"],
  ["/admin/reviews", `/admin/reviews?status=approved&stars=1&from=${soon(-60)}&to=${soon(0)}`],
  ["/admin/reviews", "/admin/reviews?status=rejected"],
  ["/admin/:list/export", `/admin/reviews/export?status=approved&from=${soon(-3)}&to=${soon(0)}&format=csv`],
] as const;

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

type Fields = Record<string, string>;

/** Sends a form, which must succeed: a refused one would send no statements. */
async function sendForm(
  recording: Recording,
  person: Person,
  [route, url, fields]: [string, string, Fields],
) {
  const reply = await recording.during(`POST ${route}`, () => person.sendForm(url, fields));
  if (reply.status >= 400) throw new Error(`${url} refused ${JSON.stringify(fields)}: ${reply.status}`);
  return reply;
}

async function officeForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
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

async function deliveryForms(recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/delivery";
  const option = { option: "pickup", seen: "1", fee: "0", freeFrom: "", lastOrder: "2", capacity: "7" };
  const windows = "10 AM - 11 AM";
  await sendForm(recording, owner, [`${path}/options`, `${path}/options`, { ...option, windows }]);
  await undoLast(recording, owner);
  const slot = { kitchen: "delhi", slot: `standard~540~${soon(40)}`, seen: "20", capacity: "24" };
  await sendForm(recording, owner, [`${path}/capacity`, `${path}/capacity`, slot]);
  const kitchens = `${path}/kitchens`;
  const kitchen = {
    ...{ name: "Planned kitchen", address: "1 Ring Road", city: "New Delhi", pincode: "110099" },
    ...{ stateCode: "07", phone: "", fssai: "" },
  };
  await sendForm(recording, owner, [`${kitchens}/new`, `${kitchens}/new`, kitchen]);
  const planned = `${kitchens}/planned-kitchen`;
  await recording.during(`GET ${kitchens}/:id`, () => owner.send({ method: "GET", url: planned }));
  const saved = { ...kitchen, intent: "save", formState: JSON.stringify(kitchen), stateCode: "09" };
  await sendForm(recording, owner, [`${kitchens}/:id`, planned, saved]);
  await sendForm(recording, owner, [`${kitchens}/:id`, planned, { intent: "close" }]);
  await sendForm(recording, owner, [kitchens, kitchens, { intent: "close-demo" }]);
  const pincodes = { intent: "add", kitchen: "delhi", list: "110099 Planned", options: "standard" };
  await sendForm(recording, owner, [`${path}/pincodes`, `${path}/pincodes`, pincodes]);
  const planned99 = `${path}/pincodes/110099`;
  await recording.during(`GET ${path}/pincodes/:pincode`, () =>
    owner.send({ method: "GET", url: planned99 }),
  );
  const formState = JSON.stringify({ area: "Planned", options: ["standard"] });
  const offer = { intent: "save", formState, area: "Planned", options: "pickup" };
  await sendForm(recording, owner, [`${path}/pincodes/:pincode`, planned99, offer]);
  const removal = { intent: "remove", kitchen: "delhi", pincode: "110099" };
  await sendForm(recording, owner, [`${path}/pincodes`, `${path}/pincodes`, removal]);
  await undoLast(recording, owner);
  const blackout = { intent: "close", from: soon(4), areas: "110001", reason: "Festival" };
  await sendForm(recording, owner, [path, path, blackout]);
  await recording.during("GET /admin/delivery/blackouts/:id", () =>
    owner.send({ method: "GET", url: `${path}/blackouts/1` }),
  );
  await sendForm(recording, owner, [
    `${path}/blackouts/:id`,
    `${path}/blackouts/1`,
    { intent: "end", id: "1" },
  ]);
  await undoLast(recording, owner);
}

/** Undoes the newest entry of the log. */
async function undoLast(recording: Recording, owner: Person): Promise<void> {
  const { text } = await owner.send({ method: "GET", url: "/admin/log" });
  const [, id = ""] = /href="\/admin\/log\/(\d+)"/.exec(text) ?? [];
  await sendForm(recording, owner, ["/admin/log/:id", `/admin/log/${id}`, { intent: "undo" }]);
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

/** A table that is compared and imported, and a category that is created, filled and hidden. */
async function catalogueForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/catalogue/import";
  const { cells } = await exportCatalogue(shop.services);
  const sku = cells[0]?.indexOf("SKU") ?? -1;
  const points = cells[0]?.indexOf("Points") ?? -1;
  const table = cells
    .filter((line, row) => row === 0 || line[sku] === "TRUF05")
    .map((line, row) => (row === 0 ? line : line.with(points, "77")));
  const form = new FormData();
  form.append("file", new File([writeCsv(table)], "prices.csv", { type: "text/csv" }));
  const upload = new Response(form);
  const sent = await recording.during(`POST ${path}`, async () =>
    owner.send({
      ...{ method: "POST", url: path, body: Buffer.from(await upload.arrayBuffer()) },
      headers: { "content-type": upload.headers.get("content-type") ?? "" },
    }),
  );
  if (sent.status !== 302) throw new Error(`the table was refused: ${sent.status}`);
  const { text } = await recording.during(`GET ${path}`, () => owner.send({ method: "GET", url: path }));
  const fingerprint = /name="fingerprint" value="([^"]*)"/.exec(text)?.[1] ?? "";
  await sendForm(recording, owner, [path, path, { intent: "import", fingerprint }]);
  await sendForm(recording, owner, [path, path, { intent: "discard" }]);
  const created = { intent: "create", title: "Planned", slug: "planned", description: "", aliasOf: "" };
  const newPath = "/admin/catalogue/new-category";
  await sendForm(recording, owner, [newPath, newPath, created]);
  const route = "/admin/catalogue/categories/*";
  const url = "/admin/catalogue/categories/planned";
  await sendForm(recording, owner, [route, url, { intent: "add", product: "PTRUFFLE" }]);
  await sendForm(recording, owner, [route, url, { intent: "hide" }]);
  const menuPath = "/admin/catalogue/menu";
  const menuPage = await owner.send({ method: "GET", url: menuPath });
  const version = /name="version" value="([^"]*)"/.exec(menuPage.text)?.[1] ?? "";
  const draft = JSON.stringify([["Cakes", [["Types", ["All Cakes", "all-cakes"]]]]]);
  await sendForm(recording, owner, [menuPath, menuPath, { intent: "save", draft, open: "1", version }]);
  const homePath = "/admin/catalogue/home";
  const homePage = await owner.send({ method: "GET", url: homePath });
  const home = {
    ...{ "kind.0": "products", "title.0": "For you", "shown.0": "yes", "category.0": "birthday" },
    ...{ intent: "save", version: /name="version" value="([^"]*)"/.exec(homePage.text)?.[1] ?? "" },
  };
  await sendForm(recording, owner, [homePath, homePath, home]);
  await undoLast(recording, owner);
  await addOnForms(recording, owner);
}

/** An add-on that is created, changed and moved. */
async function addOnForms(recording: Recording, owner: Person): Promise<void> {
  const list = "/admin/catalogue/add-ons";
  const addOn = {
    ...{ name: "Planned hat", pricePaise: "99", taxClass: "candles", pictureId: "drawn", active: "yes" },
    ...{ kind: "", limit: "", sku: "" },
  };
  const newPath = "/admin/catalogue/new-add-on";
  await sendForm(recording, owner, [newPath, newPath, { ...addOn, intent: "create" }]);
  const formState = JSON.stringify({ name: "Planned hat", pricePaise: 9_900, taxClass: "candles" });
  const changed = { ...addOn, pricePaise: "89", pictureId: "icon:hat", intent: "save", formState };
  await sendForm(recording, owner, [`${list}/:sku`, `${list}/ADD-PLANNED-HAT`, changed]);
  await sendForm(recording, owner, [list, list, { intent: "up ADD-PLANNED-HAT ADDCANDLE" }]);
}

/** Paid, reported by webhooks, made, delivered; then another one cancelled by the shop. With all that follows. */
async function lifeOfAnOrder(
  shop: WholeShop,
  recording: Recording,
  { owner, kamala }: Record<"owner" | "kamala", Person>,
): Promise<void> {
  const { testApp } = shop;
  const reactions = () => recording.during("reactions to an order", () => testApp.work());
  const body = { ...anOrder("kamala", { deliveryDate: soon(3) }), email: kamala.email };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const created = await recording.during("POST /api/payment/create-order", () =>
    kamala.send({ method: "POST", url: "/api/payment/create-order", body, headers }),
  );
  const { uuid, razorpayOrder } = JSON.parse(created.text).data;
  await pay(testApp, razorpayOrder.id);
  for (const webhook of await testApp.webhooks(razorpayOrder.id))
    await recording.during("POST /api/payment/webhook", () => webhook.deliver());
  await reactions();
  const moves = [
    ["preparing", "placed"],
    ["ready", "preparing"],
    ["shipped", "ready"],
    ["delivered", "shipped"],
  ] as const;
  await dueToday(shop.services.db, uuid, shop.services.clock());
  const code = deliveryCode(shop.services, uuid);
  const kitchenPages = [
    ["/admin/kitchen", "/admin/kitchen?index&kitchen=delhi"],
    ["/admin/kitchen/:uuid", `/admin/kitchen/${uuid}`],
  ] as const;
  const undo = async ([path, url]: (typeof kitchenPages)[number]) => {
    const [last] = await shop.services.db
      .select({ event: max(orderEvents.id) })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, uuid));
    await sendForm(recording, owner, [path, url, { intent: "undo", id: uuid, event: String(last?.event) }]);
  };
  // First: the shop of this test has a clock that stands, and a tap is a repeat of any move that is not older.
  const tap = { orderId: uuid, seen: "placed", to: "preparing", at: shop.services.clock().toISOString() };
  const taps = "/api/admin/kitchen/taps";
  const tapped = await recording.during(`POST ${taps}`, () =>
    owner.send({ method: "POST", url: taps, body: tap }),
  );
  if (tapped.status !== 200) throw new Error(`the tap was refused: ${tapped.text}`);
  await undo(kitchenPages[0]);
  for (const page of kitchenPages) {
    const move = { intent: "move", id: uuid, to: "preparing", seen: "placed" };
    await sendForm(recording, owner, [...page, move]);
    await undo(page);
  }
  const note = { intent: "note", noteId: randomUuid(), text: "Call only the customer" };
  await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, note]);
  const resend = { intent: "resend", resent: "0" };
  await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, resend]);
  for (const [to, seen] of moves) {
    const fields = { intent: `move ${to}`, to, seen, note: "", code };
    await sendForm(recording, owner, ["/admin/orders/:uuid", `/admin/orders/${uuid}`, fields]);
  }
  await reactions();
  const cancelled = await orderOf(shop, kamala);
  const url = `/admin/orders/${cancelled.uuid}?cancel=shop`;
  const { text } = await recording.during("GET /admin/orders/:uuid", () =>
    owner.send({ method: "GET", url }),
  );
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
  const figures = { refund: hidden("refund"), coins: hidden("coins"), compensation: hidden("compensation") };
  const fields = { intent: "cancel", cause: "shop", note: "The oven is broken", ...figures };
  await sendForm(recording, owner, ["/admin/orders/:uuid", url, fields]);
  await reactions();
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
