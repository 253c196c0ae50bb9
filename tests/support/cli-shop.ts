import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { userRoles } from "../../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { productCategories, products, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { type Deployment, openDatabaseOf } from "./demo-deployment.ts";
import { emptyShop, PATIENCE, runCommand } from "./run-command.ts";

/** The shop below has this many. */
export const SKUS = 40;

/**
 * Makes a shop with demo products for a file of tests of the command line, and exports its catalogue.
 * @param fileName of the exported catalogue
 * @param take gets the shop and the path of that file, and may prepare the shop
 * @returns what runs commands, and what reads the database between them
 */
export function openCliShopFor(
  fileName: string,
  take: (deployment: Deployment, catalogue: string) => void | Promise<void>,
) {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await emptyShop();
    expect(await shop("demo", "--skus", `${SKUS}`)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`The shop has ${SKUS} SKUs now.`),
    });
    const catalogue = join(deployment.directory, fileName);
    expect(await shop("export", catalogue)).toMatchObject({
      code: 0,
      said: `${catalogue} has ${SKUS} SKUs.`,
    });
    await take(deployment, catalogue);
  }, PATIENCE);
  afterAll(() => deployment.remove());

  function shop(...words: string[]): Promise<{ code: number; said: string }> {
    return runCommand({ DATA_DIR: deployment.directory, ...deployment.env }, ...words);
  }

  async function look() {
    const { db, close } = await openDatabaseOf(deployment);
    const seen = {
      products: await db.select().from(products).orderBy(products.rank),
      skus: await db.select().from(skus).orderBy(skus.sku),
      listed: await db
        .select()
        .from(productCategories)
        .orderBy(productCategories.productId, productCategories.category),
      roles: await db.select({ userId: userRoles.userId, role: userRoles.role }).from(userRoles),
      log: await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, "account"))
        .orderBy(auditEntries.id),
    };
    await close();
    return seen;
  }

  return { shop, look };
}
