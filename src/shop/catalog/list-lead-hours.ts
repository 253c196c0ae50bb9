import type { Services } from "../services.ts";
import { loadShelf } from "./shelf.ts";

/** Every time, in hours, that something in the shop takes to make; each once, ascending. */
export async function listLeadHours(services: Services): Promise<number[]> {
  const { listed } = await loadShelf(services);
  return [...new Set(listed.map(({ leadHours }) => leadHours))].sort((a, b) => a - b);
}
