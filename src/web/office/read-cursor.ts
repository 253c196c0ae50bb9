import type { z } from "zod";
import type { Cursor } from "../../shop/basics/keyset.ts";

/** Reads `?after=` or `?before=`. The first page for a key that this list cannot have. */
export function readCursor({ searchParams }: URL, key: z.ZodType<string>): Cursor {
  for (const direction of ["after", "before"] as const) {
    const parsed = key.safeParse(searchParams.get(direction));
    if (parsed.success) return { direction, key: parsed.data };
  }
  return null;
}
