import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { readPdf } from "../../tests/support/pdf-text.ts";
import { jpeg, MIDDLE, photoOrder, uploadPhoto, viewPhoto } from "../../tests/support/photos.ts";
import { anOrder, pay } from "../../tests/support/test-app.ts";
import { soon, type WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { products } from "../shop/catalogue/catalogue.tables.ts";
import { orderLines } from "../shop/orders/orders.tables.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

test("a visitor's photo is printed on the cake that they order after signing in, and is then theirs alone", async () => {
  const visitor = shop.visitor();
  const { status, body } = await uploadPhoto(visitor, await jpeg());
  expect([status, body.data.width, body.data.height]).toEqual([200, 1200, 900]);
  const { id } = body.data;
  expect((await viewPhoto(visitor, id)).headers).toMatchObject({
    ...{ "content-type": "image/webp", "x-content-type-options": "nosniff" },
    // Not even this browser keeps it: the next person at the computer is another one.
    "cache-control": "no-store",
  });
  const asha = await shop.person("photo.asha");
  const placed = await photoOrder(asha, [{ id, ...MIDDLE }]);
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
    [asha, baker, other, visitor].map(async (viewer) => (await viewPhoto(viewer, id)).status),
  );
  expect(seen).toEqual([200, 200, 404, 404]);
  expect((await photoOrder(other, [{ id, ...MIDDLE }])).body.code).toBe("unknown-photo");
});

test("two photo cakes of one product in one order each have their own photo", async () => {
  const asha = await shop.person("photo.two");
  const [forDad, forMum] = await Promise.all([
    uploadPhoto(asha, await jpeg()),
    uploadPhoto(asha, await jpeg()),
  ]);
  const line = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };
  const placed = await callApi(asha, "POST", "/payment/create-order", {
    ...anOrder(asha.name, {
      deliveryDate: soon(),
      message: "",
      sku: [
        { ...line, photos: [{ id: forDad.body.data.id, ...MIDDLE }] },
        { ...line, photos: [{ id: forMum.body.data.id, ...MIDDLE }] },
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

test("an order is refused if its photo would print blurred, lies outside, or is not the shopper's to use", async () => {
  const kabir = await shop.person("photo.kabir");
  const { id } = (await uploadPhoto(kabir, await jpeg())).body.data;
  const codeOf = async (overrides: object, line: object = {}) =>
    (await photoOrder(kabir, [{ id, ...MIDDLE, ...overrides }], line)).body.code;
  // 16 cm at 100 dpi are 630 pixels.
  expect(await codeOf({ side: 629 })).toBe("photo-too-small");
  expect(await codeOf({ x: 301 })).toBe("photo-misplaced");
  expect(await codeOf({ width: 9000 })).toBe("photo-misplaced");
  expect(await codeOf({ mayUse: false })).toBe("bad-input");
  expect(await codeOf({ id: "ph_0000000000000000" })).toBe("unknown-photo");
  expect(await codeOf({}, { SKU: "TRUF05", price: 719 })).toBe("photo-not-taken");
  expect(await codeOf({ side: 630 })).toBeUndefined();
  const twice = await photoOrder(kabir, [
    { id, ...MIDDLE },
    { id, ...MIDDLE },
  ]);
  expect(twice.body.code).toBe("photo-not-taken");
  const print = (photoPrint: "mug" | "cake top") =>
    shop.testApp.db.update(products).set({ photoPrint }).where(eq(products.id, "PPHOTO"));
  await print("mug");
  onTestFinished(async () => void (await print("cake top")));
  expect(await codeOf({ shape: "round" })).toBe("photo-misplaced");
  expect(await codeOf({ shape: "square" })).toBeUndefined();
});

test("a photo cake can be ordered without its photo, and the kitchen reads that it is missing", async () => {
  const nila = await shop.person("photo.nila");
  const placed = await photoOrder(nila, []);
  const { data } = placed.body;
  const signedPayment = (await pay(shop.testApp, data.razorpayOrder.id)).body;
  expect((await callApi(nila, "POST", "/payment/verify-payment", signedPayment)).status).toBe(200);
  const baker = await shop.person("photo.nilas.baker", { role: "kitchen" });
  const { text } = await baker.send({ method: "GET", url: `/admin/orders/${data.uuid}` });
  expect(text).toContain("not given, call the customer");
});

test("the kitchen prints each photo in its true size, and customers can't fetch the sheet", async () => {
  const uma = await shop.person("photo.uma");
  const { id } = (await uploadPhoto(uma, await jpeg())).body.data;
  const { uuid } = (await photoOrder(uma, [{ id, ...MIDDLE, shape: "heart" }], { quantity: 2 })).body.data;
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
  const { id } = (await uploadPhoto(rhea, await jpeg())).body.data;
  const print = (photoPrint: "strip" | "cake top") =>
    shop.testApp.db.update(products).set({ photoPrint }).where(eq(products.id, "PPHOTO"));
  await print("strip");
  onTestFinished(async () => void (await print("cake top")));
  const photo = { id, ...MIDDLE, shape: "square" };
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
