import { expect, test, vi } from "vitest";
import type { OpenUpload } from "../src/infrastructure/uploads/open-uploads.ts";
import { orderToken } from "../src/shop/orders/order-link.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { look, multipart, openComplaintsFor, proofsIn, SAID, ticketOf } from "./support/complaints.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

let shop: WholeShop;
let customer: Person;
let stranger: Person;
let manager: Person;
let kitchen: Person;
let rider: Person;
let photo: Buffer;
let uuid = "";
let ticket = "";
const { PHOTO, complain } = openComplaintsFor(async (opened) => {
  ({ shop, customer, stranger, manager, kitchen, rider, photo, uuid } = opened);
  await changeOrderStatus(shop.services, { id: uuid }, "preparing", "ready", "shipped", "delivered");
  ticket = ticketOf(await complain(customer));
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
