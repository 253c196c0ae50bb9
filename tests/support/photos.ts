import sharp from "sharp";
import { anOrder } from "./test-app.ts";
import { type Person, soon } from "./whole-shop.ts";
import { callApi } from "./whole-shop-for.ts";

/** A picture of one colour. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a4" } });
export const jpeg = (width = 1200, height = 900) => picture(width, height).jpeg().toBuffer();

export async function uploadPhoto(person: Person, body: Buffer, type = "image/jpeg") {
  const url = "/api/photos";
  const { status, text } = await person.send({
    method: "POST",
    url,
    body,
    headers: { "content-type": type },
  });
  return { status, body: JSON.parse(text) };
}

export const viewPhoto = (person: Person, id: string) =>
  person.send({ method: "GET", url: `/api/photos/${id}` });

/** The middle of a photo of 1200 by 900 pixels. */
export const MIDDLE = {
  ...{ width: 1200, height: 900, shape: "round", turns: 0 },
  ...{ x: 150, y: 0, side: 900, mayUse: true },
};

/** Orders a photo cake with these photos, and its line with the given fields changed. */
export function photoOrder(person: Person, photos: object[], overrides: object = {}) {
  const line = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "", photos };
  return callApi(person, "POST", "/payment/create-order", {
    ...anOrder(person.name, { deliveryDate: soon(), sku: [{ ...line, ...overrides }] }),
    email: person.email,
  });
}
