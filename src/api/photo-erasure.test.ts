import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { changeOrderStatus } from "../../tests/support/change-order-status.ts";
import { jpeg, MIDDLE, photoOrder, uploadPhoto, viewPhoto } from "../../tests/support/photos.ts";
import { anOrder, pay } from "../../tests/support/test-app.ts";
import { uploadedFiles } from "../../tests/support/uploaded-files.ts";
import { soon, type WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { addDays, day } from "../shop/basics/india-time.ts";
import { erasePhotos } from "../shop/photos/erase-photos.ts";
import { printPhotos } from "../shop/photos/photos.tables.ts";
import { eraseStrays } from "../shop/privacy/erase-strays.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

test("a photo that was ordered again is kept for the first order too, when that is moved", async () => {
  const pia = await shop.person("photo.pia");
  const { id } = (await uploadPhoto(pia, await jpeg())).body.data;
  const first = (await photoOrder(pia, [{ id, ...MIDDLE }])).body.data;
  const signedPayment = (await pay(shop.testApp, first.razorpayOrder.id)).body;
  expect((await callApi(pia, "POST", "/payment/verify-payment", signedPayment)).status).toBe(200);
  expect((await photoOrder(pia, [{ id, ...MIDDLE }], { quantity: 2 })).status).toBe(200);
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
  const { id } = (await uploadPhoto(chhaya, await jpeg())).body.data;
  const { uuid, razorpayOrder } = (await photoOrder(chhaya, [{ id, ...MIDDLE }])).body.data;
  const signedPayment = (await pay(shop.testApp, razorpayOrder.id)).body;
  expect((await callApi(chhaya, "POST", "/payment/verify-payment", signedPayment)).status).toBe(200);
  await shop.testApp.work();
  const eraseOn = async () =>
    (await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id)))[0]?.eraseOn;
  expect(await eraseOn()).toBe(addDays(day(soon()), 90));

  // The second attempt, three days later than planned.
  const arrived = addDays(day(soon()), 3);
  shop.testApp.setClock(new Date(`${arrived}T06:00:00Z`));
  onTestFinished(() => shop.testApp.setClock(new Date()));
  await changeOrderStatus(shop.services, { id: uuid }, "preparing", "ready", "shipped");
  for (const to of ["out for delivery", "undeliverable", "out for delivery", "delivered"] as const)
    await changeOrderStatus(shop.services, { id: uuid, by: "rider" }, to);
  await shop.testApp.work();
  expect(await eraseOn()).toBe(addDays(arrived, 90));
});

test("photos are erased 90 days after the delivery, unordered ones after 30, and with the account", async () => {
  const devi = await shop.person("photo.devi");
  const ordered = (await uploadPhoto(devi, await jpeg())).body.data.id;
  const unordered = (await uploadPhoto(devi, await jpeg())).body.data.id;
  expect((await photoOrder(devi, [{ id: ordered, ...MIDDLE }])).status).toBe(200);
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
  const ownPhoto = (await uploadPhoto(leela, await jpeg())).body.data.id;
  const { file } =
    (await shop.testApp.db.select().from(printPhotos).where(eq(printPhotos.id, ownPhoto)))[0] ?? {};
  expect(await uploadedFiles(shop)).toContain(file);
  expect((await callApi(leela, "POST", "/account/erase", { confirm: "ERASE" })).status).toBe(200);
  await shop.testApp.work();
  expect(await uploadedFiles(shop)).not.toContain(file);
  expect((await viewPhoto(leela, ownPhoto)).status).toBe(404);
});

test("files that nothing names are removed after a day, and photos are not among them", async () => {
  const tara = await shop.person("photo.tara");
  const { id } = (await uploadPhoto(tara, await jpeg())).body.data;
  const stray = await shop.services.uploads.save(await jpeg(10, 10));
  shop.testApp.setClock(new Date(Date.now() + 25 * 3_600_000));
  await eraseStrays(shop.services);
  expect(await uploadedFiles(shop)).not.toContain(stray);
  shop.testApp.setClock(new Date());
  expect((await viewPhoto(tara, id)).status).toBe(200);
});

test("photos appear in the customer's export of their data", async () => {
  const gita = await shop.person("photo.gita");
  const { id } = (await uploadPhoto(gita, await jpeg())).body.data;
  const { body } = await callApi(gita, "GET", "/account/export");
  expect(body.photos ?? body.data?.photos).toMatchObject([{ id, address: `/api/photos/${id}`, width: 1200 }]);
});
