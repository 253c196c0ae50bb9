import type { Services } from "../services.ts";
import { loadShelf, type Shelf } from "./catalogue-snapshot.ts";
import { selectListedCategories } from "./categories.queries.ts";
import type { Picture } from "./pictures.ts";
import { cakeHref } from "./product-card.ts";

/** Every address of the catalogue that search engines should know, each once. */
export type Addresses = {
  /** Categories that list something, without their aliases: `/birthday`. */
  listings: string[];
  /** One page a product, at its default SKU, with its pictures. */
  products: { href: string; photos: Picture[] }[];
};

const made = new WeakMap<Shelf, Promise<Addresses>>();

/** The addresses of listings and products; the same object for as long as the catalogue is the same. */
export async function listAddresses(services: Services): Promise<Addresses> {
  const shelf = await loadShelf(services);
  const addresses = made.get(shelf) ?? collect(services, shelf);
  made.set(shelf, addresses);
  addresses.catch(() => made.delete(shelf));
  return addresses;
}

async function collect({ db, pictures }: Services, shelf: Shelf): Promise<Addresses> {
  const listed = await selectListedCategories(db);
  return {
    listings: listed.map(({ slug }) => `/${slug}`),
    products: shelf.cards.map(({ sku, pictureId }) => {
      const more = shelf.pageOf.get(sku)?.product.morePictureIds ?? [];
      return { href: cakeHref(sku), photos: [pictureId, ...more].map((id) => pictures.photo(id)) };
    }),
  };
}
