import { setTimeout as pause } from "node:timers/promises";
import { eventually, launchShop, type ShopProcess } from "../support/shop.ts";
import type { Dice } from "./dice.ts";

/** How an instance of the shop is started: the same data directory, port and settings each time. */
export type InstancePlan = { directory: string; port: number; env: Record<string, string> };

export type Instances = {
  /**
   * Kills one after the other, every few seconds, and starts each again, until told to stop. Where there are two, so
   * often (0 to 1) the killed one is killed again in the middle of its start.
   */
  killNowAndThen(chance: Dice, killsInStarts: number): void;
  /** No more kills; every instance is up. */
  spare(): Promise<void>;
  /** SIGTERM to all; fails when one did not end as it should. */
  stop(): Promise<void>;
  kills: number;
};

/** So many starts may fail, because the database went away in the middle of them. */
const MOST_FAILED_STARTS = 3;

/**
 * Instances of one shop, each a process of its own and supervised: a start that fails is begun again, as often as a
 * restart of the database explains. One that serves and ends without being killed makes everything fail.
 */
export async function startInstances(plans: InstancePlan[]): Promise<Instances> {
  const running: ShopProcess[] = [];
  const serving: Promise<void>[] = [];
  const ours = new WeakSet<ShopProcess>();
  const ended: string[] = [];
  let failedStarts = 0;
  const start = async (nth: number): Promise<void> => {
    const { directory, port, env } = plans[nth] as InstancePlan;
    const one = await launchShop({ directory, port, env });
    running[nth] = one;
    try {
      await one.ready();
      // It answers a moment before its jobs run; only then it says that it is open, and its start is over.
      await Promise.race([
        eventually("it is open", () => one.said().includes(" is open at "), 60_000),
        endOf(one),
      ]);
    } catch (error) {
      // Killed in the middle of its start: whoever did that begins it again.
      if (ours.has(one)) return;
      ours.add(one);
      one.signal("SIGKILL");
      const code = await one.ended;
      // One that ended by itself has said so in a line, with code 2, as it does when its database is away.
      if ((code !== null && code !== 2) || ++failedStarts > MOST_FAILED_STARTS) throw error;
      return start(nth);
    }
    void one.ended.then((code) => {
      if (!ours.has(one)) ended.push(`instance ${nth + 1} ended by itself with ${code}: ${one.said()}`);
    });
  };
  const begin = (nth: number) => {
    const served = start(nth);
    // Whoever waits until all serve is told.
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
    killNowAndThen: (chance, killsInStarts) => {
      isKilling = true;
      const kill = async () => {
        for (let nth = 0; isKilling; nth = (nth + 1) % plans.length) {
          // Where there are two, one is left to serve; one alone serves about as long as it took to start.
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
      // Who waits for it is told; until then it is nobody's.
      killing.catch(() => {});
    },
    spare: async () => {
      isKilling = false;
      await killing;
      await Promise.all(serving);
      mustLive();
    },
    stop: async () => {
      for (const one of running) {
        ours.add(one);
        one.signal("SIGTERM");
      }
      const codes = await Promise.all(running.map((one) => one.ended));
      mustLive();
      if (codes.some((code) => code !== 0)) throw new Error(`instances ended with ${codes.join(", ")}`);
    },
  };
  return instances;
}

async function endOf(one: ShopProcess): Promise<never> {
  throw new Error(`it ended with ${await one.ended}: ${one.said()}`);
}
