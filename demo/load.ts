import { hasCatalogue } from "../src/shop/catalogue/catalogue.reads.ts";
import { loadCatalogue } from "../src/shop/catalogue/snapshot/load-catalogue.ts";
import { loadDelivery } from "../src/shop/delivery/load-delivery.ts";
import { loadReviews } from "../src/shop/reviews/load-reviews.ts";
import type { Services } from "../src/shop/services.ts";
import { generateDemo } from "./generate.ts";
import { scaleDemo } from "./scale.ts";

const MOST_PROBLEMS = 3;
/** Demonstration data must be marked by law: the loader prints this, and the footer says it too. */
const DEMO_NOTICE =
  "Demonstration data: products, prices, reviews and kitchens are invented, pictures are representative.";

/**
 * Loads the demo shop if it is missing. Keeps what exists, so it may run at every start. Reports progress as a share
 * from 0 to 1.
 * @param skus the exact number of SKUs, instead of the demo's own
 */
export async function loadDemo(
  services: Pick<Services, "db">,
  {
    onProgress = () => {},
    skus,
  }: { onProgress?: (share: number, doing: string) => void; skus?: number } = {},
): Promise<{ demo: true; loaded: boolean; notice: string }> {
  if (await hasCatalogue(services)) return { demo: true, loaded: false, notice: DEMO_NOTICE };
  onProgress(0, "making the demo shop from its tables");
  const whole = generateDemo();
  const { catalogue, delivery, reviews } = skus === undefined ? whole : scaleDemo(whole, skus);
  onProgress(0.1, "kitchens and pincodes");
  const placed = await loadDelivery(services, { rows: delivery });
  await loadReviews(services, { rows: reviews });
  const stocked = await loadCatalogue(services, {
    rows: catalogue,
    onProgress: (done, of) => onProgress(0.1 + (0.9 * done) / of, `${done} of ${of} catalogue rows`),
  });
  for (const outcome of [placed, stocked]) {
    if (
      !outcome.ok &&
      (outcome.code === "delivery-rows-invalid" || outcome.code === "catalogue-rows-invalid")
    )
      throw new Error(wrongRows(outcome.details.problems));
  }
  return { demo: true, loaded: placed.ok && stocked.ok, notice: DEMO_NOTICE };
}

function wrongRows(problems: string[]): string {
  return `The demo shop can't be loaded: ${problems.slice(0, MOST_PROBLEMS).join("; ")}`;
}
