import { lastAuthorsOf } from "../../audit/audit.reads.ts";
import type { Services } from "../../services.ts";

/**
 * The SKUs of a product off sale that the last change took off. Those that were taken off before it, one by one, stay off
 * when the product is put on sale again. All SKUs without an entry in the log (an import) count as one earlier change.
 */
export async function listTakenOff(
  services: Pick<Services, "db">,
  { skus }: { skus: string[] },
): Promise<string[]> {
  const authors = await lastAuthorsOf(services, { kind: "sku", keys: skus });
  const entryOf = (sku: string) => {
    const author = authors.get(`${sku} active`);
    return author?.value === false ? author.entryId : 0;
  };
  const last = Math.max(...skus.map(entryOf));
  return skus.filter((sku) => entryOf(sku) === last);
}
