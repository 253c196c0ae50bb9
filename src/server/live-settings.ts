import type { Config } from "../infrastructure/config/config.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import type { Services } from "../shop/services.ts";
import type { ShopSettings } from "../shop/settings.ts";
import { getStoredFacts } from "../shop/shop-facts/shop-facts.reads.ts";
import { resolveFacts } from "./resolve-facts.ts";
import { shopSettings } from "./settings.ts";

type Tools = Pick<Services, "db" | "log" | "machineFacts"> & { config: Config };

/**
 * Reads the settings at the start and after each change on any instance. Throws `ConfigError` if the shop cannot start
 * on its facts. Such facts, if a database console writes them later, are logged, and the last valid ones stay in use.
 */
export async function followSettings({ config, db, log, machineFacts }: Tools): Promise<() => ShopSettings> {
  const read = async () => {
    const { facts: stored, wrong } = await getStoredFacts({ db });
    if (wrong.length > 0) log.error({ wrong }, "stored shop facts are no longer valid");
    return shopSettings(config, resolveFacts(machineFacts, { stored, mode: config.SHOP_MODE }));
  };
  const feed = changeFeedOf(db);
  let current: ShopSettings | undefined;
  feed.handle(async (changes) => {
    if (!current || !changes.some(({ kind }) => kind === "settings")) return;
    try {
      current = await read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.error(
        { err: error },
        "the new settings of the shop contradict each other; the last valid ones stay in use",
      );
    }
  });
  await feed.begin();
  const first = await read();
  current = first;
  return () => current ?? first;
}
