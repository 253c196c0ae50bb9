import type { Say, Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";

const MAX_SKUS = 200_000;

/** `demo --skus <number>` */
export async function demoCommand([flag, number = "", ...extra]: string[]) {
  const skus = /^\d{1,6}$/.test(number) ? Number(number) : 0;
  if (flag !== "--skus" || extra.length > 0 || skus < 1 || skus > MAX_SKUS)
    throw new UsageError(`demo takes --skus and a whole number from 1 to ${MAX_SKUS}.`);
  return async ({ db, config }: Tools, say: Say) => {
    if (config.SHOP_MODE === "live") throw new UsageError("A live shop takes no demo products.");
    const { loadDemo } = await import("../../demo/load.ts");
    const { loaded, notice } = await db.transaction((tx) => loadDemo({ db: tx }, { skus }));
    if (!loaded) throw new UsageError("The catalogue already has products: demo fills only an empty one.");
    say(`The shop has ${skus} SKUs now. ${notice}`);
  };
}
