import { setTimeout as pause } from "node:timers/promises";
import { eventually, launchShop, type ShopProcess } from "../support/shop.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** How to start an instance: the same data directory, port and settings each time. */
export type InstancePlan = { directory: string; port: number; env: Record<string, string> };

export type Instances = {
  /**
   * Kills the instances in turn, every few seconds, and restarts each. With two instances, `killsInStarts` is the
   * probability (0 to 1) of a second kill during the restart.
   */
  startKilling(chance: SeededRandom, killsInStarts: number): void;
  /** Ends the kills, and waits until every instance is up. */
  stopKilling(): Promise<void>;
  /** Sends SIGTERM to all. Fails if one does not end properly. */
  stop(): Promise<void>;
  kills: number;
};

/** How many starts may fail because the database went away. */
const MOST_FAILED_STARTS = 3;

/**
 * Runs supervised instances of one shop, each in its own process. Repeats a failed start that an outage of the
 * database explains. Fails if an instance ends without being killed.
 */
export async function startInstances(plans: InstancePlan[]): Promise<Instances> {
  const running: ShopProcess[] = [];
  const serving: Promise<void>[] = [];
  const ours = new WeakSet<ShopProcess>();
  const ended: string[] = [];
  let failedStarts = 0;
  const start = async (nth: number): Promise<void> => {
    const { directory, port, env } = plans[nth] as InstancePlan;
    const instance = await launchShop({ directory, port, env });
    running[nth] = instance;
    try {
      await instance.ready();
      // It answers shortly before its jobs run. Its start ends when it says that it is open.
      await Promise.race([
        eventually("it is open", () => instance.said().includes(" is open at "), 60_000),
        endOf(instance),
      ]);
    } catch (error) {
      // It was killed during its start; the killer restarts it.
      if (ours.has(instance)) return;
      ours.add(instance);
      instance.signal("SIGKILL");
      const code = await instance.ended;
      // An instance that ends because its database is away exits with code 2 and a message.
      if ((code !== null && code !== 2) || ++failedStarts > MOST_FAILED_STARTS) throw error;
      return start(nth);
    }
    void instance.ended.then((code) => {
      if (!ours.has(instance))
        ended.push(`instance ${nth + 1} ended by itself with ${code}: ${instance.said()}`);
    });
  };
  const begin = (nth: number) => {
    const served = start(nth);
    // Callers that wait for `served` get the error.
    served.catch(() => {});
    serving[nth] = served;
  };
  const mustLive = () => {
    if (ended.length > 0) throw new Error(ended.join("\n"));
  };
  for (const nth of plans.keys()) begin(nth);
  await Promise.all(serving);

  const killOne = async (nth: number) => {
    const victim = running[nth] as ShopProcess;
    ours.add(victim);
    victim.signal("SIGKILL");
    await victim.ended;
    instances.kills++;
    begin(nth);
  };
  let isKilling = false;
  let killing = Promise.resolve();
  const instances: Instances = {
    kills: 0,
    startKilling: (chance, killsInStarts) => {
      isKilling = true;
      const kill = async () => {
        for (let nth = 0; isKilling; nth = (nth + 1) % plans.length) {
          // With two instances one keeps serving; a single one serves about as long as its start took.
          const starting = Date.now();
          await Promise.all(serving);
          const started = plans.length > 1 ? 0 : Date.now() - starting;
          await pause(Math.max(chance.between(700, 2_500), started));
          if (!isKilling) return;
          await killOne(nth);
          if (plans.length === 1 || !chance.chance(killsInStarts)) continue;
          await pause(chance.between(500, 5_000));
          if (isKilling) await killOne(nth);
        }
      };
      killing = kill();
      // The error is reported by whoever awaits it later.
      killing.catch(() => {});
    },
    stopKilling: async () => {
      isKilling = false;
      await killing;
      await Promise.all(serving);
      mustLive();
    },
    stop: async () => {
      for (const instance of running) {
        ours.add(instance);
        instance.signal("SIGTERM");
      }
      const codes = await Promise.all(running.map((instance) => instance.ended));
      mustLive();
      if (codes.some((code) => code !== 0)) throw new Error(`instances ended with ${codes.join(", ")}`);
    },
  };
  return instances;
}

async function endOf(instance: ShopProcess): Promise<never> {
  throw new Error(`it ended with ${await instance.ended}: ${instance.said()}`);
}
