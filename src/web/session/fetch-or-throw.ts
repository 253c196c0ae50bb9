import type * as z from "zod/mini";
import { apiFetch } from "./api-fetch.ts";

/** Returns the shop's answer; throws with its sentence when it refuses or can't be reached. */
export async function fetchOrThrow<Data>(
  path: string,
  reply: z.ZodMiniType<{ message: string; data: Data }>,
): Promise<Data> {
  const result = await apiFetch(path, { reply });
  if (!result.ok) throw new Error(result.message);
  return result.data;
}
