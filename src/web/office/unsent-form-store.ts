import * as z from "zod/mini";
import type { TextStore } from "../draft/text-store.ts";

const KEY = "unsentForm";

/** The fields of a form as they were typed, in their order. Ticks are only there when ticked. */
export type TypedFields = { name: string; value: string }[];

/** The member of staff and the page of a form. */
export type FormPlace = { staffId: string; path: string };

const Stored = z.object({
  staffId: z.string(),
  path: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** Stores what was typed, so that it survives a session that ends meanwhile. One form in each tab. */
export function storeUnsentForm(store: TextStore, place: FormPlace, fields: TypedFields): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...place, fields }));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** The fields that this person typed on this page and never saved. Removes those of another person. */
export function readUnsentForm(store: TextStore, { staffId, path }: FormPlace): TypedFields | null {
  const stored = parsed(store);
  if (stored && stored.staffId !== staffId) removeUnsentForm(store);
  return stored && stored.staffId === staffId && stored.path === path ? stored.fields : null;
}

export function removeUnsentForm(store: TextStore): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
}

/** Removes what was typed on this page, and nothing that was typed on another. */
export function removeUnsentFormOf(store: TextStore, path: string): void {
  if (parsed(store)?.path === path) removeUnsentForm(store);
}

function parsed(store: TextStore) {
  try {
    return z.safeParse(Stored, JSON.parse(store.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
