import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { day } from "../src/shop/basics/india-time.ts";
import { PHOTO_PRINTS } from "../src/shop/catalogue/rules/photo-prints.ts";
import { claimPhotos } from "../src/shop/photos/claim-photos.ts";
import { centredCrop, turnedCrop, zoomedCrop } from "../src/shop/photos/rules/photo-crop.ts";
import { PrintSharpness } from "../src/web/photos/print-sharpness.tsx";
import { anOrder } from "./support/test-app.ts";
import type { WholeShop } from "./support/whole-shop.ts";
import { soon } from "./support/whole-shop.ts";
import { callApi, openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const { widthMm } = PHOTO_PRINTS["cake top"];
const WEIGHTS = ["0.5 kg", "1 kg", "1.5 kg", "2 kg"];

type Fixture = { width: number; height: number; zoom: number; quarters: number; weight: string };

/** Photos one pixel around 100 and 150 dpi of each weight, and one that is zoomed and turned. */
const FIXTURES: Fixture[] = [
  ...[472, 473, 629, 630, 708, 709, 748, 749].flatMap((side) =>
    WEIGHTS.map((weight) => ({ width: side, height: side, zoom: 1, quarters: 0, weight })),
  ),
  ...[1, 1.2, 1.35, 1.43, 1.9, 1.904, 2, 3, 4].flatMap((zoom, index) =>
    [1, 2].map((step) => ({
      ...{ width: 1200, height: 900, zoom, quarters: (index + step) % 4 },
      weight: WEIGHTS[(index + step) % 4] ?? "",
    })),
  ),
];

/** The verdict that is promised: refused below 100 dpi, with a warning below 150. */
function expectedVerdict(pixels: number, mm: number): string {
  // In whole numbers: an inch has 254 tenths of a millimetre.
  const dpi = Math.floor((pixels * 254) / (mm * 10));
  if (dpi < 100) return `Too small: ${dpi} dpi`;
  return `${dpi < 150 ? "A little soft" : "Sharp"}: ${dpi} dpi`;
}

test("fifty photos are warned of below 150 dpi, and refused by the order exactly if the page calls them too small", async () => {
  expect(FIXTURES).toHaveLength(50);
  const asha = await shop.person("print.asha");
  const order = await callApi(asha, "POST", "/payment/create-order", {
    ...anOrder(asha.name, { deliveryDate: soon() }),
    email: asha.email,
  });
  expect(order.status).toBe(200);
  const uploads = new Map<string, string>();
  for (const { width, height } of FIXTURES) {
    const size = `${width}x${height}`;
    if (uploads.has(size)) continue;
    const body = await sharp({ create: { width, height, channels: 3, background: "#7a4" } })
      .jpeg()
      .toBuffer();
    const reply = await asha.send({
      ...{ method: "POST", url: "/api/photos", body, headers: { "content-type": "image/jpeg" } },
    });
    uploads.set(size, JSON.parse(reply.text).data.id);
  }
  const results = { refused: 0, warned: 0, sharp: 0 };
  for (const fixture of FIXTURES) {
    const { width, height, zoom, quarters, weight } = fixture;
    let crop = centredCrop(fixture, "round");
    for (let turn = 0; turn < quarters; turn += 1) crop = { ...crop, ...turnedCrop(crop, fixture) };
    crop = { ...crop, ...zoomedCrop(crop, fixture, Math.min(width, height) / zoom) };
    const page = renderToStaticMarkup(
      createElement(PrintSharpness, { side: crop.side, widthMm: widthMm(weight) }),
    );
    const words = page.replaceAll(/<[^>]*>/g, "");
    expect([fixture, words]).toEqual([fixture, expectedVerdict(crop.side, widthMm(weight))]);
    const id = uploads.get(`${width}x${height}`) ?? "";
    const claimed = await claimPhotos(shop.services, {
      ...{ userId: asha.userId, orderId: order.body.data.uuid, deliveryOn: day(soon()) },
      photos: [{ id, width, height, ...crop, widthMm: widthMm(weight) }],
    });
    const verdict = claimed.ok ? "taken" : claimed.code;
    expect([fixture, verdict]).toEqual([
      fixture,
      words.startsWith("Too small") ? "photo-too-small" : "taken",
    ]);
    results[claimed.ok ? (words.startsWith("Sharp") ? "sharp" : "warned") : "refused"] += 1;
  }
  expect(Math.min(results.refused, results.warned)).toBeGreaterThan(15);
  expect(results.sharp).toBeGreaterThan(2);
});
