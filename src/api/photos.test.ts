import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import { eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { jpeg, photoOrder, picture, uploadPhoto, viewPhoto } from "../../tests/support/photos.ts";
import { uploadedFiles } from "../../tests/support/uploaded-files.ts";
import type { WholeShop } from "../../tests/support/whole-shop.ts";
import { openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { erasePhotos } from "../shop/photos/erase-photos.ts";
import { printPhotos } from "../shop/photos/photos.tables.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

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

test("a photo that is not ordered is seen by its customer only, not by the staff", async () => {
  const ravi = await shop.person("photo.ravi");
  const { id } = (await uploadPhoto(ravi, await jpeg())).body.data;
  const owner = await shop.person("photo.owner", { role: "owner" });
  expect([(await viewPhoto(ravi, id)).status, (await viewPhoto(owner, id)).status]).toEqual([200, 404]);
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
  const { id, width, height } = (await uploadPhoto(meera, Buffer.concat([camera, video]))).body.data;
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
    const { status, body } = await uploadPhoto(kind, bytes, `image/${format}`);
    expect([status, body.data?.width, body.data?.height]).toEqual([200, 1200, 900]);
  },
);

test("files that are no photo are refused with a reason, and nothing is stored", async () => {
  const zoya = await shop.person("photo.zoya");
  const before = await uploadedFiles(shop);
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
    const reply = await uploadPhoto(zoya, bytes, type);
    expect([type, reply.status, reply.body.code]).toEqual([type, status, code]);
  }
  expect(await uploadedFiles(shop)).toEqual(before);
});

test("an upload of 100 MB is refused before it is read, and nothing is stored", async () => {
  const yash = await shop.person("photo.yash");
  const before = await uploadedFiles(shop);
  const size = 100 * 2 ** 20;
  const { status, text } = await yash.send({
    method: "POST",
    url: "/api/photos",
    // The first bytes of a body that says how long it is.
    body: await jpeg(),
    headers: { "content-type": "image/jpeg", "content-length": String(size) },
  });
  expect([status, JSON.parse(text).code]).toEqual([413, "photo-too-large"]);
  expect(await uploadedFiles(shop)).toEqual(before);
  const rows = await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.userId, yash.userId));
  expect(rows).toEqual([]);
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
  const slow = [uploadPhoto(isla, body), uploadPhoto(isla, body)];
  await vi.waitFor(() => expect(release).toHaveLength(2), { timeout: 20_000 });
  expect((await uploadPhoto(isla, body)).status).toBe(429);
  const others = uploadPhoto(other, body);
  await vi.waitFor(() => expect(release).toHaveLength(3), { timeout: 20_000 });
  for (const letGo of release) letGo();
  expect((await Promise.all([...slow, others])).map(({ status }) => status)).toEqual([422, 422, 422]);
  drawing.mockRestore();
  expect((await uploadPhoto(isla, body)).status).toBe(200);
});

test("no photo is accepted while the disk is nearly full, so that orders still are", async () => {
  const omar = await shop.person("photo.omar");
  const room = vi.spyOn(shop.services.uploads, "hasRoom").mockResolvedValue(false);
  onTestFinished(() => room.mockRestore());
  const before = await uploadedFiles(shop);
  const refused = await uploadPhoto(omar, await jpeg());
  expect([refused.status, refused.body.code]).toEqual([503, "no-room"]);
  expect(refused.body.message).toContain("order without one");
  expect(await uploadedFiles(shop)).toEqual(before);
  expect((await photoOrder(omar, [])).status).toBe(200);
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
    while ((await uploadPhoto(visitor, body)).status === 200) stored += 1;
    return stored;
  };
  const before = await uploadedFiles(shop);
  const ofHours: number[] = [];
  for (let hour = 0; hour < 9; hour += 1) ofHours.push(await storedInHour(hour));
  expect(ofHours).toEqual([40, 40, 40, 40, 40, 40, 40, 20, 0]);

  shop.testApp.setClock(new Date(start + 31 * 24 * HOUR));
  await erasePhotos(shop.services);
  const ofVisitors = shop.testApp.db.select().from(printPhotos).where(isNull(printPhotos.userId));
  expect(await ofVisitors).toEqual([]);
  expect((await uploadedFiles(shop)).filter((file) => !before.includes(file))).toEqual([]);
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
    for (let nth = 0; nth < 60; nth += 1) statuses.add((await uploadPhoto(rider, body)).status);
  expect([...statuses]).toEqual([200]);
  const customer = await shop.person("photo.veena");
  for (let nth = 0; nth < 40; nth += 1) await uploadPhoto(customer, body);
  expect((await uploadPhoto(customer, body)).status).toBe(429);
});
