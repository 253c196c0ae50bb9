import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "../src/shop/catalogue/catalogue.tables.ts";
import { productPictures } from "../src/shop/catalogue/product-pictures/product-pictures.tables.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { eraseStrays } from "../src/shop/privacy/erase-strays.ts";
import { uploadedFiles } from "./support/uploaded-files.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
openWholeShopFor((opened) => {
  shop = opened;
});
beforeAll(async () => {
  manager = await shop.person("manager", { role: "manager" });
});

const URL = "/admin/catalogue/products/PROSES/pictures";

beforeEach(async () => {
  const { db } = shop.services;
  const none = { pictureId: "roses", morePictureIds: [], pictureTexts: [] };
  await db.update(products).set(none).where(eq(products.id, "PROSES"));
  await db.delete(productPictures);
});

type Sending = { person?: Person; text?: string; name?: string; type?: string };

/** Sends a file as the form does. */
function send(
  file: Buffer,
  { person = manager, text = "Twelve red roses", name = "a.jpg", type = "image/jpeg" }: Sending = {},
) {
  const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\n${text}\r\n`),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return person.send({ method: "POST", url: URL, body, headers });
}

const save = (fields: string[][]) => manager.sendForm(URL, fields);

const look = (url: string, person: Person = shop.visitor()) => person.send({ method: "GET", url });

function square(background: string, side = 900) {
  return sharp({ create: { width: side, height: side + 100, channels: 3, background } });
}

async function stored() {
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, "PROSES"));
  return [row?.pictureId ?? "", ...(row?.morePictureIds ?? [])];
}

test("an uploaded picture is re-encoded in each size, without metadata, and served for ever under its hash", async () => {
  const camera = await square("#c46")
    .withExifMerge({ IFD0: { Model: "Canary Phone" } })
    .jpeg()
    .toBuffer();
  expect((await send(camera)).text).toContain("The picture is added.");
  const [, id = ""] = await stored();
  expect(id).toMatch(/^up-photo-[0-9a-f]{32}$/);
  for (const width of [200, 400, 800])
    for (const format of ["avif", "webp"]) {
      const { status, headers } = await look(`/pictures/${id}-${width}.${format}`);
      expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
        ...[200, `image/${format}`, "public, max-age=31536000, immutable"],
      ]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  const rows = await shop.services.db.select().from(productPictures);
  for (const { file, width } of rows) {
    const bytes = await (await shop.services.uploads.open(file))?.read().toArray();
    const facts = await sharp(Buffer.concat(bytes ?? [])).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([width, width, undefined]);
  }
  expect(rows).toHaveLength(6);
  for (const wrong of ["-801.webp", "-800.png", "-800.webp.exe"])
    expect((await look(`/pictures/${id}${wrong}`)).status).toBe(404);
});

test("a picture with a transparent ground is told from a photo by its address", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const cutout = sharp({ create: { width: 900, height: 900, channels: 4, background: clear } });
  await send(await cutout.png().toBuffer());
  expect((await stored())[1]).toMatch(/^up-[0-9a-f]{32}$/);
});

test("the first picture is on the card, on the cake page with its text, and in the cart", async () => {
  await send(await square("#1a7").png().toBuffer());
  const [before = "", id = ""] = await stored();
  const state = JSON.stringify([before, `${id} Twelve red roses`]);
  const pictures = [
    ["picture", before],
    ["text", ""],
    ["picture", id],
    ["text", "Roses in a vase"],
  ];
  expect((await save([["formState", state], ...pictures, ["intent", "earlier 1"]])).text).toContain("Saved.");
  expect(await stored()).toEqual([id, before]);
  await changeFeedOf(shop.services.db).check();
  expect((await look("/roses")).text).toContain(`/pictures/${id}-400.webp`);
  const page = (await look("/cake/ROSES12")).text;
  expect(page).toContain(`/pictures/${id}-800.avif`);
  expect(page).toContain("Enlarge picture 1 of 2: Roses in a vase");
  const asha = await shop.person("asha");
  const line = { email: asha.email, SKU: [{ skuid: "ROSES12", quantity: 1 }] };
  expect((await asha.send({ method: "POST", url: "/api/user/addTocart", body: line })).status).toBe(200);
  const { rows } = JSON.parse((await look(`/api/user/getCart/${asha.email}`, asha)).text).data;
  expect(rows).toMatchObject([{ skuid: "ROSES12", cutout: expect.stringContaining(`/pictures/${id}-`) }]);
  const log = (await look("/admin/log", manager)).text;
  expect(log).toContain("Roses in a vase");

  const moved = JSON.stringify([`${id} Roses in a vase`, before]);
  const both = [
    ["picture", id],
    ["text", "Roses in a vase"],
    ["picture", before],
    ["text", ""],
  ];
  expect((await save([["formState", moved], ...both, ["intent", "remove 0"]])).text).toContain("Saved.");
  expect(await stored()).toEqual([before]);
  // Orders and the log name it.
  expect((await look(`/pictures/${id}-800.webp`)).status).toBe(200);
  const last = [
    ["formState", JSON.stringify([before])],
    ["picture", before],
    ["text", ""],
    ["intent", "remove 0"],
  ];
  expect((await save(last)).text).toContain("A product in the shop needs a picture.");
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>`;
/** The header of a PNG of this size, without its pixels. */
async function hugePng(side: number): Promise<Buffer> {
  const png = Buffer.from(await square("#fff", 8).png().toBuffer());
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}
const frames = (format: "webp" | "gif") =>
  sharp(Buffer.concat([Buffer.alloc(900 * 900 * 3, 1), Buffer.alloc(900 * 900 * 3, 200)]), {
    raw: { width: 900, height: 1800, channels: 3, pageHeight: 900 },
  })
    .toFormat(format, { delay: [100, 100] })
    .toBuffer();
const jpeg = () => square("#345").jpeg().toBuffer();

const UNREADABLE = "We cannot open this file as a picture.";
const MORE = "This file holds more than a picture.";

test.each<[string, () => Promise<Buffer>, string]>([
  ["an SVG with a script", async () => Buffer.from(SVG), UNREADABLE],
  [
    "a program that was renamed",
    async () => Buffer.concat([Buffer.from("MZ\x90\x00"), Buffer.alloc(4_000)]),
    UNREADABLE,
  ],
  [
    "a script behind the first bytes of a JPEG",
    async () => Buffer.from("\xff\xd8\xff\xe0<script>alert(1)</script>", "latin1"),
    MORE,
  ],
  [
    "a JPEG that is a page too",
    async () => Buffer.concat([await jpeg(), Buffer.from("<html><script>alert(1)</script>")]),
    MORE,
  ],
  [
    "a JPEG that is an archive too",
    async () => Buffer.concat([await jpeg(), Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
    MORE,
  ],
  [
    "a PNG with a program in a comment",
    async () =>
      sharp(await jpeg())
        .png()
        .withExifMerge({ IFD0: { Copyright: "<?php echo 1 ?>" } })
        .toBuffer(),
    MORE,
  ],
  ["a picture of 30,000 px", () => hugePng(30_000), "This picture is too large."],
  [
    "a long strip",
    () =>
      sharp({ create: { width: 12_001, height: 900, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
    "This picture is too large.",
  ],
  [
    "a truncated picture",
    async () =>
      (
        await sharp({
          create: {
            width: 900,
            height: 900,
            channels: 3,
            background: "#345",
            noise: { type: "gaussian", mean: 120, sigma: 30 },
          },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
    UNREADABLE,
  ],
  ["a moving WebP", () => frames("webp"), "This picture moves."],
  ["a moving GIF", () => frames("gif"), UNREADABLE],
  ["a picture that is too small", () => square("#123", 700).png().toBuffer(), "This picture is too small."],
  ["an AVIF", () => square("#123").avif({ effort: 0 }).toBuffer(), UNREADABLE],
  ["nothing", async () => Buffer.alloc(0), "Please choose a picture."],
])("%s is refused with its reason, and nothing is stored", async (_name, file, sentence) => {
  const before = await uploadedFiles(shop);
  const { status, text } = await send(await file());
  expect(status).toBe(422);
  expect(text).toContain(sentence);
  // The typed text stays.
  expect(text).toContain('value="Twelve red roses"');
  expect(await uploadedFiles(shop)).toEqual(before);
  expect([await stored(), await shop.services.db.select().from(productPictures)]).toEqual([["roses"], []]);
});

test("a file of more than 15 MB is refused before it is read whole", async () => {
  const before = await uploadedFiles(shop);
  const answer = await send(Buffer.concat([await jpeg(), Buffer.alloc(16 * 2 ** 20)]));
  expect([answer.status, await uploadedFiles(shop)]).toEqual([413, before]);
  expect(answer.text).toContain("at most 15 MB");
});

test("only staff who may change the catalogue can send a picture", async () => {
  const baker = await shop.person("baker", { role: "kitchen" });
  for (const person of [baker, shop.visitor()])
    expect((await send(await jpeg(), { person })).status).toBe(303);
  expect(await stored()).toEqual(["roses"]);
});

test("a picture needs its text, is not added twice, and a product has eight at most", async () => {
  const wordless = await send(await jpeg(), { text: " " });
  expect([wordless.status, wordless.text.includes("Please say what it shows.")]).toEqual([422, true]);
  await send(await jpeg());
  expect((await send(await jpeg())).text).toContain("The product has this picture already.");
  const eight = ["a", "b", "c", "d", "e", "f", "g"];
  await shop.services.db.update(products).set({ morePictureIds: eight }).where(eq(products.id, "PROSES"));
  expect((await send(await square("#999").png().toBuffer())).text).toContain(
    "A product has at most 8 pictures.",
  );
});

test("the nightly removal of unnamed files leaves pictures of products", async () => {
  await send(await jpeg());
  const rows = await shop.services.db.select().from(productPictures);
  const later = { ...shop.services, clock: () => new Date(Date.now() + 48 * 60 * 60_000) };
  await eraseStrays(later);
  expect(await uploadedFiles(shop)).toEqual(expect.arrayContaining(rows.map(({ file }) => file)));
});
