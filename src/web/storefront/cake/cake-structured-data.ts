import { toRupees } from "../../../shop/basics/money.ts";
import { pictureUrl } from "../../../shop/catalogue/pictures.ts";
import type { Choice, ProductPage } from "../../../shop/catalogue/storefront/get-product-page.ts";
import { fullName } from "./cake-view.ts";

type Shop = { name: string; url: string };
type ProductFacts = Pick<
  ProductPage,
  "productId" | "name" | "description" | "cutout" | "photos" | "rating" | "chosen" | "choices"
>;

/** A product as schema.org data: the SKU of this page, and the product's other SKUs. Prices in rupees. */
export function productThing(page: ProductFacts, { name: brand, url }: Shop) {
  const image = shownPictures(page).map((photo) => url + pictureUrl(photo, 800, "webp"));
  const box = (choice: Choice) => ({
    "@type": "Product" as const,
    name: fullName({ name: page.name, chosen: choice }),
    sku: choice.sku,
    image,
    ...(choice.weight !== "" && { size: choice.weight }),
    offers: {
      "@type": "Offer",
      url: url + choice.href,
      priceCurrency: "INR",
      price: toRupees(choice.sellPaise),
      availability: `https://schema.org/${choice.active ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
    },
  });
  const { average, reviews } = page.rating;
  const rated = reviews > 0 && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: reviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
  const shared = { description: page.description, brand: { "@type": "Brand", name: brand }, ...rated };
  return {
    ...box(page.chosen),
    ...shared,
    ...(page.choices.length > 1 && {
      isVariantOf: {
        "@type": "ProductGroup",
        name: page.name,
        productGroupID: page.productId,
        variesBy: ["https://schema.org/size"],
        ...shared,
        hasVariant: page.choices.map(box),
      },
    }),
  };
}

/** The photo of the main picture comes first. An uploaded one is cut-out and photo in one, and not among the photos. */
function shownPictures({ cutout, photos }: Pick<ProductFacts, "cutout" | "photos">) {
  return photos.some(({ id }) => id === cutout.id) ? photos : [cutout, ...photos];
}
