import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { printPhotos } from "../src/shop/photos/photos.tables.ts";
import { eraseStrays } from "../src/shop/privacy/erase-strays.ts";
import { reviewPhotos, reviews } from "../src/shop/reviews/reviews.tables.ts";
import { move } from "./support/known-customer.ts";
import { programOf } from "./support/programs.ts";
import { uploadedFiles } from "./support/uploaded-files.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { callApi, openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const look = (person: Person, url: string) => person.send({ method: "GET", url });
const url = (id: string, size = "small") => `/api/reviews/photos/${id}/${size}`;
const camera = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c46" } })
    .withExifMerge({ IFD0: { Model: "Canary Phone" } })
    .jpeg()
    .toBuffer();

/** Sends a photo as the form does. Returns its id. */
async function sendPhoto(person: Person, width = 600, height = 400): Promise<string> {
  const { text } = await person.send({
    ...{ method: "POST", url: "/api/photos", body: await camera(width, height) },
    headers: { "content-type": "image/jpeg" },
  });
  return JSON.parse(text).data.id;
}

let sent = 0;
function review(person: Person, fields: Record<string, string> = {}) {
  sent += 1;
  const body = new URLSearchParams({
    ...{ name: "Asha", email: person.email, phone: "98765 43210", message: `It was lovely, ${sent}.` },
    ...{ stars: "5", sku: "TRUF05", ...fields },
  }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return person.send({ method: "POST", url: "/reviews?sku=TRUF05", body, headers });
}

const decide = (staff: Person, fields: Record<string, string>) => staff.sendForm("/admin/reviews", fields);

/** A person to whom a truffle cake was delivered. */
async function receiver(name: string): Promise<Person> {
  const person = await shop.person(name);
  const { uuid } = await orderOf(shop, person);
  await move(shop, uuid, "preparing", "ready", "delivered");
  return person;
}

/** Their review with so many photos, neither approved nor rejected. */
async function reviewWith(person: Person, many: number, [width, height] = [600, 400]) {
  const ids: string[] = [];
  for (let nth = 0; nth < many; nth += 1) ids.push(await sendPhoto(person, width, height));
  const reply = await review(person, { photos: ids.join(" "), photosAgreed: "on" });
  expect(reply.text).toContain("Thank you, Asha.");
  const [row] = await shop.testApp.db.select().from(reviews).where(eq(reviews.userId, person.userId));
  const photos = await shop.testApp.db
    .select()
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, row?.id ?? ""))
    .orderBy(reviewPhotos.position);
  return { id: row?.id ?? "", photos };
}

/** All approved reviews of the cake, as everybody reads them. */
const published = async () =>
  (await callApi(shop.visitor(), "GET", "/cakes/reviews/PTRUFFLE")).body.data.reviews;

test("photos of a review are private until it is approved, and then on the cake's page, cached for long", async () => {
  const asha = await receiver("pictured.asha");
  const manager = await shop.person("pictured.manager", { role: "manager" });
  const { id, photos } = await reviewWith(asha, 2);
  const [first, second] = photos.map((photo) => photo.id) as [string, string];
  const [other, kitchen] = [
    await shop.person("pictured.other"),
    await shop.person("pictured.kitchen", { role: "kitchen" }),
  ];
  const seenBy = async (...people: Person[]) =>
    Promise.all(people.map(async (person) => (await look(person, url(first))).status));
  expect(await seenBy(asha, manager, other, kitchen, shop.visitor())).toEqual([200, 200, 404, 404, 404]);
  expect((await look(asha, url(first))).headers["cache-control"]).toBe("no-store");
  expect((await look(asha, "/cake/TRUF05")).text).not.toContain(first);

  const office = await look(manager, "/admin/reviews");
  for (const photo of [first, second]) expect(office.text).toContain(url(photo));
  await decide(manager, { intent: "approve", id, "photo-0": first, "photo-1": second });
  expect(await published()).toMatchObject([{ photos: [first, second] }]);
  // Copies of the page are renewed by the feed of changes.
  shop.testApp.pass(1);
  await expect
    .poll(async () => {
      const { text } = await look(shop.visitor(), "/cake/TRUF05");
      return text.match(new RegExp(`<img[^>]+${url(first)}[^>]+>`))?.[0];
    })
    .toBe(
      `<img src="${url(first)}" width="128" height="128" alt="Asha&#x27;s review, 1 of 2" loading="lazy"/>`,
    );
  const shown = await look(shop.visitor(), url(first));
  expect(shown.headers).toMatchObject({
    ...{ "content-type": "image/webp", "x-content-type-options": "nosniff" },
    "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
  });
  // A cached reply carries no cookies: neither a session nor the token against forged requests.
  expect(shown.headers["set-cookie"]).toBeUndefined();
  expect((await look(asha, url(first))).headers["set-cookie"]).toBeUndefined();

  const exported = await callApi(asha, "GET", "/account/export");
  expect(exported.body.data.reviews).toMatchObject([{ photos: [{ address: url(first, "large") }, {}] }]);
});

test("only the sizes that are shown are stored, without metadata, and the original photo is removed", async () => {
  const ravi = await receiver("pictured.ravi");
  const before = new Set(await uploadedFiles(shop));
  const { photos } = await reviewWith(ravi, 1, [3000, 2000]);
  await shop.testApp.work();
  const added = (await uploadedFiles(shop)).filter((name) => !before.has(name)).sort();
  expect(added).toEqual(photos.flatMap((photo) => [photo.largeFile, photo.smallFile]).sort());
  for (const [name, longest] of [
    [photos[0]?.largeFile, 1600],
    [photos[0]?.smallFile, 480],
  ] as const) {
    const path = `${shop.testApp.uploads}/${name}`;
    const { format, width, exif } = await sharp(path).metadata();
    expect([format, width, exif]).toEqual(["webp", longest, undefined]);
    expect((await readFile(path)).includes("Canary")).toBe(false);
  }
  expect(await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.userId, ravi.userId))).toEqual(
    [],
  );
  shop.testApp.pass(25 * 60);
  await eraseStrays(shop.services);
  expect(await uploadedFiles(shop)).toEqual(expect.arrayContaining(added));
});

test("without consent, with four photos, with another person's photo or an unknown one, nothing is stored", async () => {
  const meera = await receiver("pictured.meera");
  const stranger = await shop.person("pictured.stranger");
  const photo = await sendPhoto(meera);
  const others = await sendPhoto(stranger);
  const before = await uploadedFiles(shop);
  const refused: [Record<string, string>, string][] = [
    [{ photos: photo }, "Please agree that the photos may be shown, or remove them."],
    [{ photos: "ph_a ph_b ph_c ph_d", photosAgreed: "on" }, "A review has 3 photos at most."],
    [{ photos: others, photosAgreed: "on" }, "This photo is no longer here."],
    [{ photos: `${photo} ph_NOBODYS`, photosAgreed: "on" }, "This photo is no longer here."],
    [{ photos: photo, photosAgreed: "on", sku: "", stars: "" }, "Photos belong to the review of a product."],
  ];
  for (const [fields, words] of refused) {
    const reply = await review(meera, fields);
    expect([fields, reply.status]).toEqual([fields, 422]);
    if (fields.sku !== "") expect(reply.text).toContain(words);
  }
  expect(await review(stranger, { photos: others, photosAgreed: "on" })).toMatchObject({ status: 422 });
  expect(await uploadedFiles(shop)).toEqual(before);
  expect(await shop.testApp.db.select().from(reviews).where(eq(reviews.userId, meera.userId))).toEqual([]);
});

test("a moderator leaves a photo out, or rejects the review: those photos are deleted", async () => {
  const manager = await shop.person("pictured.chief", { role: "manager" });
  const zoya = await receiver("pictured.zoya");
  const { id, photos } = await reviewWith(zoya, 2);
  const [left, shown] = photos.map((photo) => photo.id) as [string, string];
  await decide(manager, { intent: "approve", id, "photo-1": shown });
  await shop.testApp.work();
  expect([(await look(zoya, url(left))).status, (await look(zoya, url(shown))).status]).toEqual([404, 200]);
  const names = await uploadedFiles(shop);
  expect(names).not.toContain(photos[0]?.largeFile);
  expect(names).toContain(photos[1]?.smallFile);

  const kabir = await receiver("pictured.kabir");
  const rejected = await reviewWith(kabir, 1);
  await decide(manager, { intent: "reject", id: rejected.id, reason: "off-topic" });
  await shop.testApp.work();
  expect((await look(kabir, url(rejected.photos[0]?.id ?? ""))).status).toBe(404);
  expect(await uploadedFiles(shop)).not.toContain(rejected.photos[0]?.largeFile);
});

test("a program that names a photo of another review deletes none, and decides nothing", async () => {
  const person = await shop.person("pictured.owner", { role: "owner" });
  const mine = await reviewWith(await receiver("pictured.nila"), 1);
  const other = await reviewWith(await receiver("pictured.omar"), 1);
  const [shown, foreign] = [mine.photos[0]?.id ?? "", other.photos[0]?.id ?? ""];
  const call = await programOf(shop, { person, role: "owner", scopes: ["reviews:write"] });
  const approve = (...photos: string[]) =>
    call({ method: "POST", url: `/reviews/${mine.id}/approve`, body: { photos } });
  for (const wrong of [["rph_unknown"], [shown, foreign]])
    expect(await approve(...wrong)).toMatchObject({ status: 422, code: "unknown-review-photo" });
  const waiting = (await call({ url: "/reviews" })).data.reviews;
  expect(waiting).toContainEqual(expect.objectContaining({ id: mine.id, photos: [shown] }));
  expect((await approve(shown)).status).toBe(200);
  expect((await look(shop.visitor(), url(shown))).status).toBe(200);
});

test("an erased customer's photos are erased, also from a review that stays", async () => {
  const manager = await shop.person("pictured.boss", { role: "manager" });
  const leela = await receiver("pictured.leela");
  const { id, photos } = await reviewWith(leela, 1);
  const photo = photos[0]?.id ?? "";
  await decide(manager, { intent: "approve", id, "photo-0": photo });
  expect((await look(shop.visitor(), url(photo))).status).toBe(200);
  expect((await callApi(leela, "POST", "/account/erase", { confirm: "ERASE" })).status).toBe(200);
  await shop.testApp.work();
  expect((await look(shop.visitor(), url(photo))).status).toBe(404);
  expect(await uploadedFiles(shop)).not.toContain(photos[0]?.smallFile);
  const stays = (await published()).find((review: { id: string }) => review.id === id);
  expect(stays).toMatchObject({ name: "A customer", photos: [] });
});

test("@all photos of reviews do not use up a network's searches", async () => {
  const visitor = shop.visitor();
  const seen = new Set<number>();
  for (let nth = 0; nth < 620; nth += 1) seen.add((await look(visitor, url("unknown"))).status);
  expect([...seen]).toEqual([404]);
  expect((await look(visitor, "/api/search/suggest?q=truffle")).status).toBe(200);
});
