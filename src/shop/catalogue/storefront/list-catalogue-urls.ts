import type { Services } from "../../services.ts";
import type { Picture } from "../pictures.ts";
import { cakeHref } from "../product-card.ts";
import { loadCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { CatalogueSnapshot } from "../snapshot/snapshot-updates.ts";

/** Every URL of the catalogue for search engines, each once. */
export type CatalogueUrls = {
  /** Categories that list something, without their aliases: `/birthday`. */
  listings: string[];
  /** One page a product, at its default SKU, with its pictures. */
  products: { href: string; photos: Picture[] }[];
};

const urlCache = new WeakMap<CatalogueSnapshot, CatalogueUrls>();

/** The URLs of listings and products; the same object until the catalogue changes. */
export async function listCatalogueUrls(services: Services): Promise<CatalogueUrls> {
  const snapshot = await loadCatalogueSnapshot(services);
  const urls = urlCache.get(snapshot) ?? collect(services, snapshot);
  urlCache.set(snapshot, urls);
  return urls;
}

function collect({ pictures }: Services, snapshot: CatalogueSnapshot): CatalogueUrls {
  return {
    listings: [...snapshot.listedIn.keys()]
      .filter((slug) => snapshot.categories.has(slug))
      .sort()
      .map((slug) => `/${slug}`),
    products: snapshot.cards.map(({ sku, pictureId }) => {
      const extraPictures = snapshot.pageOf.get(sku)?.product.morePictureIds ?? [];
      return { href: cakeHref(sku), photos: [pictureId, ...extraPictures].map((id) => pictures.photo(id)) };
    }),
  };
}
