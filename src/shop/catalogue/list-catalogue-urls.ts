import type { Services } from "../services.ts";
import { type CatalogueSnapshot, loadCatalogueSnapshot } from "./catalogue-snapshot.ts";
import { selectListedCategories } from "./categories.queries.ts";
import type { Picture } from "./pictures.ts";
import { cakeHref } from "./product-card.ts";

/** Every URL of the catalogue for search engines, each once. */
export type CatalogueUrls = {
  /** Categories that list something, without their aliases: `/birthday`. */
  listings: string[];
  /** One page a product, at its default SKU, with its pictures. */
  products: { href: string; photos: Picture[] }[];
};

const made = new WeakMap<CatalogueSnapshot, Promise<CatalogueUrls>>();

/** The URLs of listings and products; the same object until the catalogue changes. */
export async function listCatalogueUrls(services: Services): Promise<CatalogueUrls> {
  const shelf = await loadCatalogueSnapshot(services);
  const addresses = made.get(shelf) ?? collect(services, shelf);
  made.set(shelf, addresses);
  addresses.catch(() => made.delete(shelf));
  return addresses;
}

async function collect({ db, pictures }: Services, shelf: CatalogueSnapshot): Promise<CatalogueUrls> {
  const listed = await selectListedCategories(db);
  return {
    listings: listed.map(({ slug }) => `/${slug}`),
    products: shelf.cards.map(({ sku, pictureId }) => {
      const more = shelf.pageOf.get(sku)?.product.morePictureIds ?? [];
      return { href: cakeHref(sku), photos: [pictureId, ...more].map((id) => pictures.photo(id)) };
    }),
  };
}
