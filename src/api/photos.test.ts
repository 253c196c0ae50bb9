import { readdir, readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { moveOrder } from "../../tests/support/move-order.ts";
import { readPdf } from "../../tests/support/pdf-text.ts";
import { anOrder, pay } from "../../tests/support/test-app.ts";
import { type Person, soon, type WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { addDays, day } from "../shop/basics/india-time.ts";
import { products } from "../shop/catalogue/catalogue.tables.ts";
import { orderLines } from "../shop/orders/orders.tables.ts";
import { erasePhotos } from "../shop/photos/erase-photos.ts";
import { printPhotos } from "../shop/photos/photos.tables.ts";
import { eraseStrays } from "../shop/privacy/erase-strays.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a4" } });
const jpeg = (width = 1200, height = 900) => picture(width, height).jpeg().toBuffer();

async function send(person: Person, body: Buffer, type = "image/jpeg") {
  const url = "/api/photos";
  const { status, text } = await person.send({
    method: "POST",
    url,
    body,
    headers: { "content-type": type },
  });
  return { status, body: JSON.parse(text) };
}
const look = (person: Person, id: string) => person.send({ method: "GET", url: `/api/photos/${id}` });
/** A PNG of one colour, which takes the time of its bytes to write, not of its pixels. */
function widePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Greys of one bit.
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const chunks = (
    [
      ["IHDR", header],
      ["IDAT", pixels],
      ["IEND", Buffer.alloc(0)],
    ] as const
  ).map(([name, data]) => {
    const chunk = Buffer.alloc(data.length + 12);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write(name, 4, "latin1");
    data.copy(chunk, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
    return chunk;
  });
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}
const files = () => readdir(shop.testApp.uploads).catch(() => []);

/** The middle of a photo of 1200 by 900 pixels. */
const middle = { width: 1200, height: 900, shape: "round", turns: 0, x: 150, y: 0, side: 900, mayUse: true };

function photoOrder(person: Person, photos: object[], overrides: object = {}) {
  const line = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "", photos };
  return callApi(person, "POST", "/payment/create-order", {
    ...anOrder(person.name, { deliveryDate: soon(), sku: [{ ...line, ...overrides }] }),
    email: person.email,
  });
}

test("a visitor's photo is printed on the cake that they order after signing in, and is then theirs alone", async () => {
  const visitor = shop.visitor();
  const { status, body } = await send(visitor, await jpeg());
  expect([status, body.data.width, body.data.height]).toEqual([200, 1200, 900]);
  const { id } = body.data;
  expect((await look(visitor, id)).headers).toMatchObject({
    ...{ "content-type": "image/webp", "x-content-type-options": "nosniff" },
    // Not even this browser keeps it: the next person at the computer is another one.
    "cache-control": "no-store",
  });
  const asha = await shop.person("photo.asha");
  const placed = await photoOrder(asha, [{ id, ...middle }]);
  expect(placed.status).toBe(200);
  const [line] = await shop.testApp.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed.body.data.uuid));
  expect(line?.photos).toEqual([
    { id, width: 1200, height: 900, shape: "round", turns: 0, x: 150, y: 0, side: 900, widthMm: 160 },
  ]);
  const baker = await shop.person("photo.baker", { role: "kitchen" });
  const other = await shop.person("photo.other");
  const seen = await Promise.all(
    [asha, baker, other, visitor].map(async (viewer) => (await look(viewer, id)).status),
  );
  expect(seen).toEqual([200, 200, 404, 404]);
  expect((await photoOrder(other, [{ id, ...middle }])).body.code).toBe("unknown-photo");
});

test("two photo cakes of one product in one order each have their own photo", async () => {
  const asha = await shop.person("photo.two");
  const [forDad, forMum] = await Promise.all([send(asha, await jpeg()), send(asha, await jpeg())]);
  const line = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };
  const placed = await callApi(asha, "POST", "/payment/create-order", {
    ...anOrder(asha.name, {
      deliveryDate: soon(),
      message: "",
      sku: [
        { ...line, photos: [{ id: forDad.body.data.id, ...middle }] },
        { ...line, photos: [{ id: forMum.body.data.id, ...middle }] },
      ],
    }),
    email: asha.email,
  });
  expect(placed.status).toBe(200);
  const lines = await shop.testApp.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed.body.data.uuid))
    .orderBy(orderLines.position);
  expect(lines.map(({ photos }) => photos.map(({ id }) => id))).toEqual([
    [forDad.body.data.id],
    [forMum.body.data.id],
  ]);
  // The sheet says which print is for which cake.
  const baker = await shop.person("photo.twos.baker", { role: "kitchen" });
  const cookie = [...baker.jar].map(([key, value]) => `${key}=${value}`).join("; ");
  const url = `/api/admin/orders/${placed.body.data.uuid}/photo-sheet.pdf`;
  const pdf = readPdf((await shop.app.inject({ url, headers: { cookie } })).rawPayload);
  expect([pdf.says("1 kg, 1 of 2"), pdf.says("1 kg, 2 of 2")]).toEqual([true, true]);
});

test("a photo that is not ordered is seen by its customer only, not by the staff", async () => {
  const ravi = await shop.person("photo.ravi");
  const { id } = (await send(ravi, await jpeg())).body.data;
  const owner = await shop.person("photo.owner", { role: "owner" });
  expect([(await look(ravi, id)).status, (await look(owner, id)).status]).toEqual([200, 404]);
});

test("nothing that the file holds besides its picture is stored", async () => {
  const meera = await shop.person("photo.meera");
  const camera = await picture(1500, 1000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: "Canary Phone" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  // As phones append one to a motion photo.
  const video = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42 a short film", "latin1");
  const { id, width, height } = (await send(meera, Buffer.concat([camera, video]))).body.data;
  expect([width, height]).toEqual([1000, 1500]);
  const [row] = await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id));
  for (const name of [row?.file, row?.previewFile]) {
    const stored = sharp(`${shop.testApp.uploads}/${name}`);
    const { format, exif, width: wide } = await stored.metadata();
    expect([format, exif, (wide ?? 0) <= 1000]).toEqual(["webp", undefined, true]);
    const bytes = await readFile(`${shop.testApp.uploads}/${name}`);
    for (const secret of ["a short film", "Canary"]) expect(bytes.includes(secret)).toBe(false);
  }
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s is accepted, and printed from its pixels",
  async (format) => {
    const kind = await shop.person(`photo.${format}`);
    const bytes = await picture(1200, 900).toFormat(format).toBuffer();
    const { status, body } = await send(kind, bytes, `image/${format}`);
    expect([status, body.data?.width, body.data?.height]).toEqual([200, 1200, 900]);
  },
);

test("files that are no photo are refused with a reason, and nothing is stored", async () => {
  const zoya = await shop.person("photo.zoya");
  const before: string[] = await files();
  const whole = await jpeg();
  const frames = await sharp(
    [await picture(300, 300).png().toBuffer(), await picture(300, 300).negate().png().toBuffer()],
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  // The chunk that animates a PNG, before its first picture.
  const still = await picture(300, 300).png().toBuffer();
  const movingPng = Buffer.concat([
    still.subarray(0, 33),
    Buffer.from("\0\0\0\x08acTL00000000crc!"),
    still.subarray(33),
  ]);
  const emptyZip = Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1");
  const movingAvif = await picture(300, 300).avif({ effort: 0 }).toBuffer();
  movingAvif.write("avis", 8, "latin1");
  const wide = widePng(30_000, 2_200);
  expect(await sharp(wide, { limitInputPixels: false }).metadata()).toMatchObject({
    width: 30_000,
    height: 2_200,
  });
  // 2 kB that would take 0.6 GB.
  const wideAvif = await picture(5_200, 5_200).avif({ effort: 0 }).toBuffer();
  const hostile: [Buffer, string, number, string][] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      "image/svg+xml",
      422,
      "photo-unreadable",
    ],
    [Buffer.from("GIF89a<script>alert(1)</script>"), "image/gif", 422, "photo-unreadable"],
    [Buffer.from("MZ\x90\0 a program that was renamed"), "image/jpeg", 422, "photo-unreadable"],
    [whole.subarray(0, whole.length / 2), "image/jpeg", 422, "photo-unreadable"],
    [Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]), "image/jpeg", 422, "photo-unreadable"],
    [Buffer.concat([whole, emptyZip]), "image/jpeg", 422, "photo-unreadable"],
    [frames, "image/webp", 422, "photo-moves"],
    [movingPng, "image/png", 422, "photo-moves"],
    [movingAvif, "image/avif", 422, "photo-moves"],
    [wide, "image/png", 413, "photo-too-large"],
    // 30 megapixels, but too long.
    [widePng(30_000, 1_000), "image/png", 413, "photo-too-large"],
    [wideAvif, "image/avif", 413, "photo-too-large"],
    [Buffer.concat([whole, Buffer.alloc(16 * 2 ** 20)]), "image/jpeg", 413, "photo-too-large"],
    [whole, "text/plain", 415, "photo-unreadable"],
    [Buffer.alloc(0), "image/jpeg", 422, "photo-unreadable"],
  ];
  for (const [bytes, type, status, code] of hostile) {
    const reply = await send(zoya, bytes, type);
    expect([type, reply.status, reply.body.code]).toEqual([type, status, code]);
  }
  expect(await files()).toEqual(before);
});

test("an upload of 100 MB is refused before it is read, and nothing is stored", async () => {
  const yash = await shop.person("photo.yash");
  const before: string[] = await files();
  const size = 100 * 2 ** 20;
  const { status, text } = await yash.send({
    method: "POST",
    url: "/api/photos",
    // The first bytes of a body that says how long it is.
    body: await jpeg(),
    headers: { "content-type": "image/jpeg", "content-length": String(size) },
  });
  expect([status, JSON.parse(text).code]).toEqual([413, "photo-too-large"]);
  expect(await files()).toEqual(before);
  const rows = await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.userId, yash.userId));
  expect(rows).toEqual([]);
});

test("an order is refused if its photo would print blurred, lies outside, or is not the shopper's to use", async () => {
  const kabir = await shop.person("photo.kabir");
  const { id } = (await send(kabir, await jpeg())).body.data;
  const codeOf = async (overrides: object, line: object = {}) =>
    (await photoOrder(kabir, [{ id, ...middle, ...overrides }], line)).body.code;
  // 16 cm at 100 dpi are 630 pixels.
  expect(await codeOf({ side: 629 })).toBe("photo-too-small");
  expect(await codeOf({ x: 301 })).toBe("photo-misplaced");
  expect(await codeOf({ width: 9000 })).toBe("photo-misplaced");
  expect(await codeOf({ mayUse: false })).toBe("bad-input");
  expect(await codeOf({ id: "ph_0000000000000000" })).toBe("unknown-photo");
  expect(await codeOf({}, { SKU: "TRUF05", price: 719 })).toBe("photo-not-taken");
  expect(await codeOf({ side: 630 })).toBeUndefined();
  const twice = await photoOrder(kabir, [
    { id, ...middle },
    { id, ...middle },
  ]);
  expect(twice.body.code).toBe("photo-not-taken");
  const print = (photoPrint: "mug" | "cake top") =>
    shop.testApp.db.update(products).set({ photoPrint }).where(eq(products.id, "PPHOTO"));
  await print("mug");
  onTestFinished(async () => void (await print("cake top")));
  expect(await codeOf({ shape: "round" })).toBe("photo-misplaced");
  expect(await codeOf({ shape: "square" })).toBeUndefined();
});

test("slow uploads of one sender leave places for others", async () => {
  const isla = await shop.person("photo.isla");
  const other = await shop.person("photo.islas.neighbour");
  const release: (() => void)[] = [];
  const drawing = vi
    .spyOn(shop.services.uploads, "redrawForPrint")
    .mockImplementation(() => new Promise((done) => release.push(() => done("unreadable"))));
  onTestFinished(() => drawing.mockRestore());
  const body = await jpeg();
  const slow = [send(isla, body), send(isla, body)];
  await vi.waitFor(() => expect(release).toHaveLength(2), { timeout: 20_000 });
  expect((await send(isla, body)).status).toBe(429);
  const others = send(other, body);
  await vi.waitFor(() => expect(release).toHaveLength(3), { timeout: 20_000 });
  for (const letGo of release) letGo();
  expect((await Promise.all([...slow, others])).map(({ status }) => status)).toEqual([422, 422, 422]);
  drawing.mockRestore();
  expect((await send(isla, body)).status).toBe(200);
});

test("no photo is accepted while the disk is nearly full, so that orders still are", async () => {
  const omar = await shop.person("photo.omar");
  const room = vi.spyOn(shop.services.uploads, "hasRoom").mockResolvedValue(false);
  onTestFinished(() => room.mockRestore());
  const before: string[] = await files();
  const refused = await send(omar, await jpeg());
  expect([refused.status, refused.body.code]).toEqual([503, "no-room"]);
  expect(refused.body.message).toContain("order without one");
  expect(await files()).toEqual(before);
  expect((await photoOrder(omar, [])).status).toBe(200);
});

test("a photo that was ordered again is kept for the first order too, when that is moved", async () => {
  const pia = await shop.person("photo.pia");
  const { id } = (await send(pia, await jpeg())).body.data;
  const first = (await photoOrder(pia, [{ id, ...middle }])).body.data;
  const proof = (await pay(shop.testApp, first.razorpayOrder.id)).body;
  expect((await callApi(pia, "POST", "/payment/verify-payment", proof)).status).toBe(200);
  expect((await photoOrder(pia, [{ id, ...middle }], { quantity: 2 })).status).toBe(200);
  const eraseOn = async () =>
    (await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id)))[0]?.eraseOn;
  const before = await eraseOn();
  const { deliveryType, deliveryTime } = anOrder(pia.name);
  const to = { deliveryDate: soon(40), deliveryType, deliveryTime, refund: 0 };
  const moved = await callApi(pia, "POST", `/orders/${first.uuid}/reschedule`, to);
  expect(moved.body).toMatchObject({ success: true });
  expect(await eraseOn()).toBe(addDays(day(before ?? ""), 38));
});

test("the 90 days of a photo count from the day on which its order really arrived", async () => {
  const chhaya = await shop.person("photo.chhaya");
  const { id } = (await send(chhaya, await jpeg())).body.data;
  const { uuid, razorpayOrder } = (await photoOrder(chhaya, [{ id, ...middle }])).body.data;
  const proof = (await pay(shop.testApp, razorpayOrder.id)).body;
  expect((await callApi(chhaya, "POST", "/payment/verify-payment", proof)).status).toBe(200);
  await shop.testApp.work();
  const eraseOn = async () =>
    (await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id)))[0]?.eraseOn;
  expect(await eraseOn()).toBe(addDays(day(soon()), 90));

  // The second attempt, three days later than planned.
  const arrived = addDays(day(soon()), 3);
  shop.testApp.setClock(new Date(`${arrived}T06:00:00Z`));
  onTestFinished(() => shop.testApp.setClock(new Date()));
  await moveOrder(shop.services, { id: uuid }, "preparing", "ready", "shipped");
  for (const to of ["out for delivery", "undeliverable", "out for delivery", "delivered"] as const)
    await moveOrder(shop.services, { id: uuid, by: "rider" }, to);
  await shop.testApp.work();
  expect(await eraseOn()).toBe(addDays(arrived, 90));
});

test("a photo cake can be ordered without its photo, and the kitchen reads that it is missing", async () => {
  const nila = await shop.person("photo.nila");
  const placed = await photoOrder(nila, []);
  const { data } = placed.body;
  const proof = (await pay(shop.testApp, data.razorpayOrder.id)).body;
  expect((await callApi(nila, "POST", "/payment/verify-payment", proof)).status).toBe(200);
  const baker = await shop.person("photo.nilas.baker", { role: "kitchen" });
  const { text } = await baker.send({ method: "GET", url: `/admin/orders/${data.uuid}` });
  expect(text).toContain("not given, call the customer");
});

test("the kitchen prints each photo in its true size, and customers can't fetch the sheet", async () => {
  const uma = await shop.person("photo.uma");
  const { id } = (await send(uma, await jpeg())).body.data;
  const { uuid } = (await photoOrder(uma, [{ id, ...middle, shape: "heart" }], { quantity: 2 })).body.data;
  const baker = await shop.person("photo.umas.baker", { role: "kitchen" });
  const url = `/api/admin/orders/${uuid}/photo-sheet.pdf`;
  const cookie = [...baker.jar].map(([key, value]) => `${key}=${value}`).join("; ");
  const drawn = await shop.app.inject({ url, headers: { cookie } });
  expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = readPdf(drawn.rawPayload);
  expect(pdf.pages).toBe(2);
  expect(pdf.says("heart, 16 cm")).toBe(true);
  // 16 cm are 453.543 points.
  expect(pdf.commands).toMatch(/453\.5\d* 0 0 -?453\.5\d* .*cm/);
  for (const person of [uma, shop.visitor()])
    expect((await person.send({ method: "GET", url })).status).toBe(person === uma ? 404 : 401);
});

test("a large order has a page for each photo, which says how often to print it", async () => {
  const rhea = await shop.person("photo.rhea");
  const { id } = (await send(rhea, await jpeg())).body.data;
  const print = (photoPrint: "strip" | "cake top") =>
    shop.testApp.db.update(products).set({ photoPrint }).where(eq(products.id, "PPHOTO"));
  await print("strip");
  onTestFinished(async () => void (await print("cake top")));
  const photo = { id, ...middle, shape: "square" };
  const placed = await photoOrder(rhea, [photo, photo, photo], { quantity: 20 });
  const baker = await shop.person("photo.rheas.baker", { role: "kitchen" });
  const cookie = [...baker.jar].map(([key, value]) => `${key}=${value}`).join("; ");
  const url = `/api/admin/orders/${placed.body.data.uuid}/photo-sheet.pdf`;
  const pdf = readPdf((await shop.app.inject({ url, headers: { cookie } })).rawPayload);
  expect([pdf.pages, pdf.says("square, 6 cm, print 20 times")]).toEqual([3, true]);

  const noneLeft = vi
    .spyOn(shop.services.rateLimiter, "take")
    .mockResolvedValue({ allowed: false, retryAfter: 9 });
  const drawing = vi.spyOn(shop.services.uploads, "drawPrint");
  onTestFinished(() => {
    for (const spy of [noneLeft, drawing]) spy.mockRestore();
  });
  expect((await shop.app.inject({ url, headers: { cookie } })).statusCode).toBe(429);
  expect(drawing).not.toHaveBeenCalled();
});

test("photos are erased 90 days after the delivery, unordered ones after 30, and with the account", async () => {
  const devi = await shop.person("photo.devi");
  const ordered = (await send(devi, await jpeg())).body.data.id;
  const unordered = (await send(devi, await jpeg())).body.data.id;
  expect((await photoOrder(devi, [{ id: ordered, ...middle }])).status).toBe(200);
  const shownAfter = async (days: number) => {
    shop.testApp.setClock(new Date(Date.now() + days * 86_400_000));
    await erasePhotos(shop.services);
    const rows = await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.userId, devi.userId));
    return rows.map(({ id }) => id);
  };
  expect((await shownAfter(29)).sort()).toEqual([ordered, unordered].sort());
  expect(await shownAfter(31)).toEqual([ordered]);
  expect(await shownAfter(90)).toEqual([ordered]);
  expect(await shownAfter(93)).toEqual([]);

  shop.testApp.setClock(new Date());
  const leela = await shop.person("photo.leela");
  const ownPhoto = (await send(leela, await jpeg())).body.data.id;
  const { file } =
    (await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, ownPhoto)))[0] ?? {};
  expect(await files()).toContain(file);
  expect((await callApi(leela, "POST", "/account/erase", { confirm: "ERASE" })).status).toBe(200);
  await shop.testApp.work();
  expect(await files()).not.toContain(file);
  expect((await look(leela, ownPhoto)).status).toBe(404);
});

test("one visitor's network stores 40 photos an hour and 300 a day, and none is left after 30 days without an order", async () => {
  const HOUR = 3_600_000;
  // A day on which no other test has sent any.
  const start = Date.now() + 200 * 24 * HOUR;
  onTestFinished(() => shop.testApp.setClock(new Date()));
  const drawn = { width: 1200, height: 900, print: await jpeg(40, 30), preview: await jpeg(4, 3) };
  const drawing = vi.spyOn(shop.services.uploads, "redrawForPrint").mockResolvedValue(drawn);
  onTestFinished(() => drawing.mockRestore());
  const visitor = shop.visitor();
  const body = await jpeg(40, 30);
  const storedInHour = async (hour: number) => {
    shop.testApp.setClock(new Date(start + hour * HOUR));
    let stored = 0;
    while ((await send(visitor, body)).status === 200) stored += 1;
    return stored;
  };
  const before: string[] = await files();
  const ofHours: number[] = [];
  for (let hour = 0; hour < 9; hour += 1) ofHours.push(await storedInHour(hour));
  expect(ofHours).toEqual([40, 40, 40, 40, 40, 40, 40, 20, 0]);

  shop.testApp.setClock(new Date(start + 31 * 24 * HOUR));
  await erasePhotos(shop.services);
  const ofVisitors = shop.testApp.db.select().from(printPhotos).where(isNull(printPhotos.userId));
  expect(await ofVisitors).toEqual([]);
  expect((await files()).filter((file) => !before.includes(file))).toEqual([]);
});

test("a rider who was offline sends the photos of forty stops at once, others of the same network too", async () => {
  const drawn = { width: 1200, height: 900, print: await jpeg(40, 30), preview: await jpeg(4, 3) };
  const drawing = vi.spyOn(shop.services.uploads, "redrawForPrint").mockResolvedValue(drawn);
  onTestFinished(() => drawing.mockRestore());
  const body = await jpeg(40, 30);
  const riders = [];
  for (const name of ["sunil", "imran", "vikram"])
    riders.push(await shop.person(`photo.${name}`, { role: "rider" }));
  const statuses = new Set<number>();
  for (const rider of riders)
    for (let nth = 0; nth < 60; nth += 1) statuses.add((await send(rider, body)).status);
  expect([...statuses]).toEqual([200]);
  const customer = await shop.person("photo.veena");
  for (let nth = 0; nth < 40; nth += 1) await send(customer, body);
  expect((await send(customer, body)).status).toBe(429);
});

test("files that nothing names are removed after a day, and photos are not among them", async () => {
  const tara = await shop.person("photo.tara");
  const { id } = (await send(tara, await jpeg())).body.data;
  const stray = await shop.services.uploads.save(await jpeg(10, 10));
  shop.testApp.setClock(new Date(Date.now() + 25 * 3_600_000));
  await eraseStrays(shop.services);
  expect(await files()).not.toContain(stray);
  shop.testApp.setClock(new Date());
  expect((await look(tara, id)).status).toBe(200);
});

test("photos appear in the customer's export of their data", async () => {
  const gita = await shop.person("photo.gita");
  const { id } = (await send(gita, await jpeg())).body.data;
  const { body } = await callApi(gita, "GET", "/account/export");
  expect(body.photos ?? body.data?.photos).toMatchObject([{ id, address: `/api/photos/${id}`, width: 1200 }]);
});
