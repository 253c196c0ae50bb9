import { demoDeployment, JOURNEYS_ON } from "./demo-deployment.ts";
import { NEVER_OVERLOADED, type RunningShop, startShop } from "./shop.ts";

/** Starts a demo shop whose clock begins at this instant and runs on from there. */
export async function startShopAt(at: string): Promise<Pick<RunningShop, "url" | "said" | "stop">> {
  const { directory, env, remove } = await demoDeployment(JOURNEYS_ON);
  const shop = await startShop({
    command: [process.execPath, "--import", "./tests/support/shop-clock.ts", "src/server/main.ts"],
    directory,
    env: { ...env, ...NEVER_OVERLOADED, SHOP_NOW: at },
  });
  const stop = async () => {
    const code = await shop.stop();
    await remove();
    return code;
  };
  return { url: shop.url, said: shop.said, stop };
}
