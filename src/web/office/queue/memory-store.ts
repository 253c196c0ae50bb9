import type { Queued, QueueStore } from "./queued.ts";

/** A store that lasts as long as the page: for a device that cannot store anything, and for tests. */
export function memoryStore<Item extends Queued>(items: Item[]): QueueStore<Item> {
  const stored = new Map(items.map((item) => [item.id, item]));
  return {
    list: async () => [...stored.values()],
    put: async (...added) => {
      for (const item of added) stored.set(item.id, item);
    },
    remove: async (id) => void stored.delete(id),
  };
}
