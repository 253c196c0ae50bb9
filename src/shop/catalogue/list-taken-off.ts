import { lastAuthorsOf } from "../audit/audit.reads.ts";
import type { Services } from "../services.ts";

/**
 * Of SKUs that are all off sale, those that the last change took off. The others were taken off one by one before, and
 * stay off when their product is put on sale again. SKUs that the log does not know (an import) count as one change
 * before it.
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
