/** Elements that take keys as text, or that a dialog handles. */
const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]";
const SWITCH = "list-keys";

/** Single keys can be switched off, because speech and motor tools may send them by mistake. */
export function areKeysOn(): boolean {
  return globalThis.localStorage?.getItem(SWITCH) !== "off";
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SWITCH);
  else localStorage.setItem(SWITCH, "off");
}

/** The single key that a person pressed for the page itself; null if something else takes it, or keys are off. */
export function singleKeyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn()) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  // The menu or a dialog is open: Esc closes it, and the page behind it does not move.
  if (document.querySelector(":popover-open, dialog[open]")) return null;
  return event.key.toLowerCase();
}
