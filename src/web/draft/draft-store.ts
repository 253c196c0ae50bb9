import { useSyncExternalStore } from "react";
import { type Day, dayOf } from "../../shop/basics/india-time.ts";
import { optionName } from "../../shop/delivery/rules/options.ts";
import { shopNow } from "../clock/shop-clock.ts";
import { type Draft, EMPTY_DRAFT, parseDraft } from "./draft.ts";

const KEY = "orderDraft";

/** Storage can be full or forbidden (blocked cookies). Refused text is held here while the page lives. */
let refused: string | null = null;
let parsedFrom: string | null | undefined;
let parsedOn: Day | undefined;
let parsed: Draft = EMPTY_DRAFT;
const listeners = new Set<() => void>();

/** Reads this shopper's draft. Empty on the server. */
export function readDraft(): Draft {
  const stored = readStored();
  const today = dayOf(shopNow());
  // Returns the identical object for the same text and day, so that React does not re-render.
  if (stored !== parsedFrom || today !== parsedOn) {
    parsedFrom = stored;
    parsedOn = today;
    parsed = stored === null ? EMPTY_DRAFT : parseDraft(stored, today);
  }
  return parsed;
}

/** Changes part of the draft and notifies every page and tab that shows it. */
export function saveDraft(changes: Partial<Draft>): void {
  const draft = { ...readDraft(), ...changes };
  const next = JSON.stringify({ ...draft, selectedDeliveryType: optionName(draft.selectedDeliveryType) });
  if (next === readStored()) return;
  store(next);
}

/** Removes the choices of a placed order. The pincode stays: it is where the shopper lives. */
export function clearDraft(): void {
  const { location, area } = readDraft();
  store(JSON.stringify({ ...EMPTY_DRAFT, location, area }));
}

/** The draft, in sync with other components and tabs. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, readDraft, emptyDraft);
}

/** One text of the draft: a component that shows no more is drawn again only when that text changes. */
export function useDraftText(name: "location" | "area"): string {
  return useSyncExternalStore(
    subscribe,
    () => readDraft()[name],
    () => "",
  );
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
