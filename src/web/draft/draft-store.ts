import { useSyncExternalStore } from "react";
import { type Draft, EMPTY_DRAFT, parseDraft } from "./draft.ts";

const KEY = "orderDraft";

/** Storage can be full or forbidden (blocked cookies). What it would not take lives here, as long as the page. */
let refused: string | null = null;
let parsedFrom: string | null | undefined;
let parsed: Draft = EMPTY_DRAFT;
const listeners = new Set<() => void>();

/** What this shopper has chosen so far. Empty on the server. */
export function readDraft(): Draft {
  const stored = readStored();
  // The same object for the same text, so that React sees no change where there is none.
  if (stored !== parsedFrom) {
    parsedFrom = stored;
    parsed = stored === null ? EMPTY_DRAFT : parseDraft(stored, new Date());
  }
  return parsed;
}

/** Changes some of the draft and tells every page and tab that shows it. */
export function saveDraft(changes: Partial<Draft>): void {
  const draft = { ...readDraft(), ...changes };
  const next = JSON.stringify(draft);
  if (next === readStored()) return;
  store(next);
}

/** Forgets the choices of an order that has been placed. The pincode stays: it is where this shopper lives. */
export function clearDraft(): void {
  const { location, area } = readDraft();
  store(JSON.stringify({ ...EMPTY_DRAFT, location, area }));
}

/** The draft, kept up to date with other components and other tabs. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, readDraft, emptyDraft);
}

function emptyDraft(): Draft {
  return EMPTY_DRAFT;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function readStored(): string | null {
  if (typeof window === "undefined" || refused !== null) return refused;
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
    refused = null;
  } catch {
    refused = text;
  }
  for (const listener of listeners) listener();
}
