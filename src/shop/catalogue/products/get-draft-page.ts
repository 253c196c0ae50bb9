import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { isPublished } from "../rules/publication.ts";
import { loadCatalogueSnapshot, readProductRows } from "../snapshot/catalogue-snapshot.ts";
import { toLoadedProducts } from "../snapshot/loaded-product.ts";
import { type ProductPage, toSharedPage } from "../storefront/get-product-page.ts";

type Refused = "unknown-product" | "published-already" | "no-picture-yet" | "nothing-on-sale-yet";

/**
 * The page of a draft as shoppers will see it, with the prices of its publication. Read from the database, because
 * nothing in memory shows drafts. The caller has checked permissions.
 * @param hrefOf the address of a choice: drafts have no page in the shop
 * @param sku the choice that is shown; the first one by default
 */
export async function getDraftPage(
  services: Pick<Services, "db" | "clock" | "pictures">,
  { id, sku, hrefOf }: { id: string; sku: string | null; hrefOf: (sku: string) => string },
): Promise<Outcome<ProductPage, Refused>> {
  const { db, clock } = services;
  const now = clock().getTime();
  const rows = await readProductRows(db, [id]);
  const [product] = rows.products;
  if (!product) return refuse("unknown-product");
  if (isPublished(product, now)) return refuse("published-already");
  if (product.pictureId === "") return refuse("no-picture-yet");
  const products = [{ ...product, isDraft: false, publishAt: null }];
  const at = product.publishAt?.getTime() ?? now;
  const loaded = toLoadedProducts({ ...rows, products, at }).get(id);
  if (!loaded || loaded.page.choices.length === 0) return refuse("nothing-on-sale-yet");
  const { categories } = await loadCatalogueSnapshot(services);
  const combosOf = new Map([[id, loaded.combos]]);
  const shared = toSharedPage(services, { categories, combosOf }, loaded.page);
  const choices = shared.choices.map((choice) => ({ ...choice, href: hrefOf(choice.sku) }));
  const chosen = choices.find((choice) => choice.sku === sku) ?? choices[0];
  return chosen ? ok({ ...shared, choices, chosen }) : refuse("nothing-on-sale-yet");
}
