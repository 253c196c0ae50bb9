import { expect, test } from "vitest";
import { paise } from "../../../shop/basics/money.ts";
import { productThing } from "./cake-structured-data.ts";

const shop = { name: "Jamun", url: "https://j.example" };
const photo = { id: "t", base: "/pictures/t", width: 800, height: 800, widths: [400, 800] };

function box(sku: string, weight: string, rupees: number, active = true) {
  return { sku, weight, href: `/cake/${sku}`, sellPaise: paise(rupees * 100), active };
}

type Page = Parameters<typeof productThing>[0];

function page(choices: ReturnType<typeof box>[], reviews: number): Page {
  const rating = { average: reviews > 0 ? 4.8 : 0, reviews, byStars: [] };
  const shown = { cutout: { ...photo, base: "/pictures/t-cutout" }, photos: [photo] };
  const product = { productId: "P1", name: "Truffle Cake", description: "Dark.", ...shown, rating };
  return { ...product, choices, chosen: choices[0] } as unknown as Page;
}

test("a cake has the price in rupees and the availability of the chosen variant", () => {
  expect(productThing(page([box("T1", "1 kg", 899, false)], 0), shop)).toMatchObject({
    "@type": "Product",
    name: "Truffle Cake, 1 kg",
    sku: "T1",
    image: ["https://j.example/pictures/t-800.webp"],
    offers: {
      url: "https://j.example/cake/T1",
      priceCurrency: "INR",
      price: 899,
      availability: "https://schema.org/OutOfStock",
    },
  });
});

test("an uploaded main picture is named, although it is not among the photos", () => {
  const uploaded = { ...photo, id: "up-1", base: "/pictures/up-1" };
  const cake = { ...page([box("T1", "1 kg", 899)], 0), cutout: uploaded } as unknown as Page;
  expect(productThing(cake, shop).image).toEqual([
    "https://j.example/pictures/up-1-800.webp",
    "https://j.example/pictures/t-800.webp",
  ]);
});

test("every weight is a variant with its own offer", () => {
  const { isVariantOf } = productThing(page([box("T1", "1 kg", 899), box("T2", "2 kg", 1_699)], 0), shop);
  expect(isVariantOf).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "P1",
    hasVariant: [
      { sku: "T1", size: "1 kg", offers: { price: 899 } },
      { sku: "T2", size: "2 kg", offers: { price: 1_699, url: "https://j.example/cake/T2" } },
    ],
  });
});

test("the rating equals the one on the page; without reviews there is none", () => {
  expect(productThing(page([box("T1", "1 kg", 899)], 210), shop)).toMatchObject({
    aggregateRating: { ratingValue: 4.8, reviewCount: 210 },
  });
  expect(productThing(page([box("T1", "1 kg", 899)], 0), shop)).not.toHaveProperty("aggregateRating");
});
