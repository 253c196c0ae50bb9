import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import type { OpenUpload } from "../src/infrastructure/uploads/open-uploads.ts";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { showInstant } from "../src/shop/basics/india-time.ts";
import { complaints } from "../src/shop/complaints/complaints.tables.ts";
import { COMPLAINT_HOURS, settleBy } from "../src/shop/complaints/rules/complaint-window.ts";
import { orderToken } from "../src/shop/orders/order-link.ts";
import { refunds } from "../src/shop/payments/payments.tables.ts";
import { testDatabase } from "./support/database.ts";
import { moveOrder } from "./support/move-order.ts";
import { openWholeShop, orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let customer: Person;
let stranger: Person;
let manager: Person;
let kitchen: Person;
let rider: Person;
let photo: Buffer;
let uuid = "";
let ticket = "";

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
  customer = await shop.person("kamala");
  stranger = await shop.person("stranger");
  manager = await shop.person("manager", { role: "manager" });
  kitchen = await shop.person("kitchen", { role: "kitchen" });
  rider = await shop.person("rider", { role: "rider" });
  ({ uuid } = await orderOf(shop, customer));
  const dark = { width: 40, height: 30, channels: 3 as const, background: "#63003c" };
  photo = await sharp({ create: dark }).jpeg().toBuffer();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

type File = { name: string; type: string; bytes: Buffer };
const PHOTO = () => ({ name: "cake.jpg", type: "image/jpeg", bytes: photo });

/** The bytes of a form with files as browsers send it, without a library that would correct mistakes. */
function multipart(fields: Record<string, string>, files: File[], boundary = "----aBoundary") {
  const parts = [
    ...Object.entries(fields).map(([name, text]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
    ),
    ...files.map(({ name, type, bytes }) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from("\r\n"),
      ]),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    body: Buffer.concat(parts),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

const SAID = { kind: "damaged", message: "Canary: it is crushed." };

const complain = (person: Person, fields: Record<string, string> = SAID, files: File[] = [PHOTO()]) =>
  person.send({ method: "POST", url: `/orders/${uuid}/complain`, ...multipart(fields, files) });
const look = (person: Person, url: string, headers = {}) => person.send({ method: "GET", url, headers });
const proofsIn = (text: string) =>
  [...text.matchAll(/\/api\/orders\/[\w-]+\/proofs\/prf_\w+/g)].map(([address]) => address);

async function move(person: Person, to: string, seen: string) {
  const { status } = await person.sendForm(`/admin/orders/${uuid}`, {
    intent: `move ${to}`,
    to,
    seen,
    note: "",
  });
  expect(status).toBe(200);
}
const send = (person: Person, url: string, fields: Record<string, string>) => person.sendForm(url, fields);

test("an undelivered order takes no complaint, and no file is read", async () => {
  const { text } = await look(customer, `/orders/${uuid}/complain`);
  expect(text).toContain("There is nothing to complain of yet.");
  const sent = await complain(customer);
  expect([sent.status, sent.headers.location]).toEqual([303, `/orders/${uuid}/complain`]);
});

test("the form works without script: a ticket, the photo on the order's page, and a mail", async () => {
  for (const [to, seen] of [
    ["preparing", "placed"],
    ["ready", "preparing"],
    ["shipped", "ready"],
  ] as const)
    await move(manager, to, seen);
  await moveOrder(shop.services, { id: uuid }, "delivered");
  const order = await look(customer, `/orders/${uuid}`);
  expect(order.text).toContain(`href="/orders/${uuid}/complain"`);
  expect((await look(customer, `/orders/${uuid}/complain`)).text).toMatch(/enctype="multipart/i);

  const silent = await complain(customer, { kind: "damaged", message: " " });
  expect(silent.status).toBe(422);
  expect(silent.text).toContain("Please say in a few words what is wrong.");
  const bare = await complain(customer, SAID, [
    { name: "", type: "application/octet-stream", bytes: Buffer.alloc(0) },
  ]);
  expect([bare.status, bare.text.includes("Please add a photo or a short video")]).toEqual([422, true]);
  expect(bare.text).toContain("Canary: it is crushed.");

  const sent = await complain(customer);
  expect(sent.status).toBe(303);
  [, ticket = ""] = /ticket=(C-\w{4}-\w{4})#complaints$/.exec(String(sent.headers.location)) ?? [];
  const shown = await look(customer, String(sent.headers.location));
  expect(shown.text).toContain("We have your complaint.");
  expect(proofsIn(shown.text)).not.toEqual([]);
  await shop.testApp.work();
  expect(shop.testApp.mails.at(-1)?.subject).toBe(`Your complaint ${ticket}: we have it`);
});

test("staff read until when a complaint is due, and since when it is overdue", async () => {
  const pages = ["/admin/complaints", `/admin/complaints/${ticket}`];
  const shown = async (words: string) => {
    const texts = await Promise.all(pages.map(async (url) => (await look(manager, url)).text));
    return texts.map((text) => text.replaceAll("<!-- -->", "").includes(words));
  };
  expect(await shown("Settle by ")).toEqual([true, true]);
  expect(await shown("Overdue since ")).toEqual([false, false]);
  const [stored] = await database.db.select().from(complaints).where(eq(complaints.ticket, ticket));
  if (!stored) throw new Error("there is no complaint");
  const createdAt = new Date(stored.createdAt.getTime() - 5 * 24 * 3_600_000);
  await database.db.update(complaints).set({ createdAt }).where(eq(complaints.ticket, ticket));
  expect(await shown(`Overdue since ${showInstant(settleBy(createdAt))}`)).toEqual([true, true]);
  await database.db
    .update(complaints)
    .set({ createdAt: stored.createdAt })
    .where(eq(complaints.ticket, ticket));
});

test("a photo is shown to viewers of the order and to staff who answer, as a file without script", async () => {
  const [address = ""] = proofsIn((await look(customer, `/orders/${uuid}`)).text);
  for (const person of [customer, manager]) {
    const { status, headers } = await look(person, address);
    expect([person.name, status, headers["content-type"]]).toEqual([person.name, 200, "image/webp"]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": expect.stringMatching(/^inline; filename="C-[\w-]+\.webp"$/),
      "cache-control": "no-store",
    });
  }
  for (const person of [shop.visitor(), stranger, kitchen, rider]) {
    expect([person.name, (await look(person, address)).status]).toEqual([person.name, 404]);
    expect((await complain(person)).status).toBe(303);
  }
  const other = await orderOf(shop, stranger);
  const elsewhere = address.replace(uuid, other.uuid);
  expect((await look(stranger, elsewhere)).status).toBe(404);
});

test("a player gets the requested part of a file, and 416 outside of it", async () => {
  const [address = ""] = proofsIn((await look(customer, `/orders/${uuid}`)).text);
  const size = Number((await look(customer, address)).headers["content-length"]);
  const getRange = async (range: string, headersToAdd = {}) => {
    const { status, headers, text } = await look(customer, address, { range, ...headersToAdd });
    return [status, Number(headers["content-length"]), headers["content-range"], text.slice(0, 4)];
  };
  expect(await getRange("bytes=0-3")).toEqual([206, 4, `bytes 0-3/${size}`, "RIFF"]);
  expect(await getRange("bytes=8-11")).toEqual([206, 4, `bytes 8-11/${size}`, "WEBP"]);
  expect(await getRange("bytes=0-999999")).toEqual([206, size, `bytes 0-${size - 1}/${size}`, "RIFF"]);
  expect((await getRange(`bytes=${size - 5}-`)).slice(0, 3)).toEqual([
    ...[206, 5, `bytes ${size - 5}-${size - 1}/${size}`],
  ]);
  expect((await getRange("bytes=-7")).slice(0, 3)).toEqual([206, 7, `bytes ${size - 7}-${size - 1}/${size}`]);
  for (const nowhere of [`bytes=${size}-`, "bytes=-0"]) {
    expect([nowhere, ...(await getRange(nowhere))]).toMatchObject({
      1: 416,
      3: `bytes */${size}`,
      4: '{"su',
    });
  }
  for (const odd of ["bytes=9-3", "bytes=0-1,4-5", "lines=0-3", "bytes=-"]) {
    expect([odd, ...(await getRange(odd))]).toEqual([odd, 200, size, undefined, "RIFF"]);
  }
  expect(await getRange("bytes=0-3", { "if-range": '"another"' })).toEqual([200, size, undefined, "RIFF"]);
  const unseen = await look(stranger, address, { range: `bytes=${size}-` });
  expect([unseen.status, unseen.headers["content-range"]]).toEqual([404, undefined]);
});

test("a person can open an order's files 600 times a minute; others are not affected", async () => {
  const [address = ""] = proofsIn((await look(customer, `/orders/${uuid}`)).text);
  const { uploads } = shop.services;
  const files: OpenUpload[] = [];
  const open = uploads.open.bind(uploads);
  vi.spyOn(uploads, "open").mockImplementation(async (name) => {
    const file = await open(name);
    if (file) {
      vi.spyOn(file, "close");
      files.push(file);
    }
    return file;
  });
  const take = vi.spyOn(shop.services.rateLimiter, "take");
  expect((await look(customer, address)).status).toBe(200);
  const [name = "", most, seconds] = take.mock.lastCall ?? [];
  expect([most, seconds]).toEqual([600, 60]);
  await Promise.all(Array.from({ length: 600 }, () => shop.services.rateLimiter.take(name, 600, 60)));
  const refused = await look(customer, address);
  expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(refused.text).toContain("many times. Please wait a minute");
  expect(files).toHaveLength(2);
  expect(files[1]?.close).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  const token = orderToken(shop.services, uuid);
  expect((await look(shop.visitor(), `${address}?token=${token}`)).status).toBe(200);
  expect((await look(manager, address)).status).toBe(200);
});

test("a form with many parts is refused, and a customer can send two forms at a time", async () => {
  for (const path of [`/orders/${uuid}/complain/`, `/orders/${uuid}/COMPLAIN`]) {
    const sent = await stranger.send({
      method: "POST",
      url: path,
      ...multipart(SAID, Array(20).fill(PHOTO())),
    });
    expect([path, sent.status]).toEqual([path, 400]);
  }
  const another = { ...SAID, kind: "__proto__" };
  const crowd = await Promise.all(Array.from({ length: 12 }, () => complain(customer, another)));
  const served = crowd.filter(({ status }) => status === 422).length;
  const refused = crowd.filter(({ status }) => status === 429);
  expect(served).toBeGreaterThanOrEqual(2);
  expect(served + refused.length).toBe(12);
  expect(refused[0]?.headers["retry-after"]).toBe("10");
  expect((await complain(customer, another)).status).toBe(422);
});

test("who comes too late to complain, from the stars of a page that is still open, is led on to the review", async () => {
  const link = `/orders/${uuid}/complain?sku=TRUF05&stars=2`;
  const review = 'href="/reviews?sku=TRUF05&amp;stars=2"';
  expect((await look(customer, link)).text).toContain(review);
  onTestFinished(() => shop.testApp.setClock(new Date()));
  shop.testApp.setClock(new Date(Date.now() + (COMPLAINT_HOURS + 1) * 3_600_000));
  const late = (await look(customer, link)).text;
  expect(late).toContain("It is too late to complain here.");
  expect(late).toContain(review);
});

test("no bad upload causes an internal error or is stored", async () => {
  const page = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  const refused: [string, () => Promise<{ status: number; text: string }>, number][] = [
    ["a drawing with a script", () => complain(customer, SAID, [{ ...PHOTO(), bytes: page }]), 422],
    ["half a photo", () => complain(customer, SAID, [{ ...PHOTO(), bytes: photo.subarray(0, 120) }]), 422],
    ["four photos", () => complain(customer, SAID, [PHOTO(), PHOTO(), PHOTO(), PHOTO()]), 422],
    ["another kind", () => complain(customer, { ...SAID, kind: "__proto__" }), 422],
    ["control characters", () => complain(customer, { ...SAID, message: "a\u0000b" }), 422],
    [
      "too many megabytes",
      () =>
        complain(customer, SAID, [{ ...PHOTO(), bytes: Buffer.concat([photo, Buffer.alloc(21 * 2 ** 20)]) }]),
      413,
    ],
    [
      "far too many",
      () => complain(customer, SAID, [{ ...PHOTO(), bytes: Buffer.alloc(41 * 2 ** 20) }]),
      413,
    ],
    ["a book", () => complain(customer, { ...SAID, message: `${SAID.message}${"\n".repeat(10_001)}` }), 422],
    ["hundreds of files", () => complain(customer, SAID, Array(300).fill(PHOTO())), 400],
  ];
  for (const [what, answer, status] of refused)
    expect([what, (await answer()).status]).toEqual([what, status]);
  const { body, headers } = multipart(SAID, [PHOTO()]);
  for (const [what, odd] of Object.entries({
    cut: { body: body.subarray(0, 200), headers },
    "no boundary": { body, headers: { "content-type": "multipart/form-data" } },
    "another boundary": { body, headers: { "content-type": "multipart/form-data; boundary=x" } },
    json: { body: JSON.stringify(SAID), headers: { "content-type": "application/json" } },
    foreign: { body, headers: { ...headers, origin: "https://evil.example" } },
  })) {
    const { status } = await customer.send({ method: "POST", url: `/orders/${uuid}/complain`, ...odd });
    expect([what, status >= 400 && status < 500]).toEqual([what, true]);
  }
  const { text } = await look(customer, `/orders/${uuid}`);
  expect(new Set(text.match(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/g))).toEqual(new Set([ticket]));
  expect(shop.alarms).toEqual([]);
});

test("staff read and answer it, and the customer reads the answer; kitchen and riders see nothing", async () => {
  const list = await look(manager, "/admin/complaints");
  expect(list.text).toContain(ticket);
  const office = await look(manager, `/admin/complaints/${ticket}`);
  expect(office.text).toContain("Canary: it is crushed.");
  expect(proofsIn(office.text)).not.toEqual([]);
  expect((await look(manager, `/admin/orders/${uuid}`)).text).toContain(ticket);
  for (const person of [kitchen, rider, customer]) {
    expect([person.name, (await look(person, `/admin/complaints/${ticket}`)).status]).toEqual([
      person.name,
      404,
    ]);
    const tried = await send(person, `/admin/complaints/${ticket}`, {
      intent: "settled",
      seen: "open",
      text: "x",
    });
    expect([person.name, tried.status]).toEqual([person.name, 404]);
  }
  const silent = await send(manager, `/admin/complaints/${ticket}`, {
    intent: "answered",
    seen: "open",
    text: "",
  });
  expect([silent.status, silent.text.includes("Please write what the customer is told.")]).toEqual([
    422,
    true,
  ]);
  const answer = { intent: "answered", seen: "open", text: "We are sorry. How much of it was crushed?" };
  expect((await send(manager, `/admin/complaints/${ticket}`, answer)).status).toBe(200);
  expect((await send(manager, `/admin/complaints/${ticket}`, answer)).status).toBe(409);
  expect((await look(customer, `/orders/${uuid}`)).text).toContain("How much of it was crushed?");
  expect((await look(manager, "/admin/log")).text).toContain(ticket);
});

test("its page names the customer, the items and what was sent back before", async () => {
  const { text } = await look(manager, `/admin/complaints/${ticket}`);
  expect(text).toMatch(/href="\/admin\/customers\/[^"]+"/);
  expect(text).toContain("Refunds of this order");
  expect(text).toContain("TRUF05");
});

test("a refund shows the exact amount first, requires recent re-authentication, and settles the complaint once", async () => {
  const url = `/admin/orders/${uuid}`;
  const [, left = ""] = /name="left" value="(\d+)"/.exec((await look(manager, url)).text) ?? [];
  const wish = `${url}?refund=350.50&left=${left}&ticket=${ticket}`;
  const shown = await look(manager, wish);
  expect(shown.text).toContain("₹350.50");
  expect(shown.text).toContain('name="amount" value="35050"');
  const wrong = await look(manager, `${url}?refund=1e9&left=${left}`);
  expect(wrong.text).toContain("Please write an amount");
  // The remaining amount is not filled in: one more press of Enter would refund it.
  expect((await look(manager, url)).text).toMatch(/<input(?=[^>]* name="refund")(?=[^>]* value="")[^>]*>/);
  expect((await look(kitchen, url)).text).not.toContain("How many rupees?");

  const right = {
    intent: "refund",
    amount: "35050",
    left,
    ticket,
    seen: "answered",
    note: "Half goes back.",
  };
  const reauthenticatedAt = new Date(shop.services.clock().getTime() - 11 * 60_000);
  await database.db.update(sessions).set({ reauthenticatedAt }).where(eq(sessions.userId, manager.userId));
  const reply = await send(manager, url, right);
  expect([reply.status, String(reply.headers.location).split("&")[0]]).toEqual([
    302,
    "/account/confirm?level=strict",
  ]);
  expect(decodeURIComponent(String(reply.headers.location))).toContain(
    `?refund=350.5&left=${left}&ticket=${ticket}`,
  );
  await database.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date() })
    .where(eq(sessions.userId, manager.userId));
  expect((await send(kitchen, url, right)).status).toBe(409);
  expect((await send(manager, url, { ...right, amount: "-5" })).status).toBe(400);
  expect((await send(manager, url, { ...right, note: "" })).status).toBe(422);
  expect((await send(manager, url, { ...right, left: "1" })).status).toBe(409);
  expect((await send(manager, url, right)).text).toContain(`${ticket} is settled.`);
  expect((await send(manager, url, right)).status).toBe(409);
  expect(await database.db.select().from(refunds)).toMatchObject([{ amountPaise: 35_050 }]);
  // A URL whose refund was sent must not offer it again.
  const again = await look(manager, wish);
  expect(again.text).toContain("How many rupees?");
  expect(again.text).not.toContain('name="amount"');
  expect(again.text).not.toContain("Please write an amount");
  const { text } = await look(customer, `/orders/${uuid}`);
  expect(text).toContain("Half goes back.");
  expect(text).toMatch(/₹350\.50(<!-- -->)? goes back to you\./);
});
