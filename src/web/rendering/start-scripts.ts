/** Input that no handler saw: pressed buttons in order, and fields with their last value. */
type EarlyInput = {
  pressedButtons: Set<HTMLElement>;
  fieldValues: Map<Field, string | boolean>;
  /** Adds the button or field of this event. */
  record: (event: Event) => void;
};
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Null once the page runs. */
    early?: EarlyInput | null;
  }
}

/**
 * Runs inside the head, as text. Lays out the whole page at once after going back, reloading or following a hash, and
 * at the first scroll: a part above that gets its height later would move the page under the reader.
 */
export function layOutWholeWhenScrolled(): void {
  const layOutWhole = () => {
    document.documentElement.dataset.whole = "";
  };
  const [visit] = performance.getEntriesByType("navigation");
  const isBack = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
  if (isBack || location.hash !== "") layOutWhole();
  addEventListener("scroll", layOutWhole, { once: true });
}

/**
 * Runs inside the document, as text: it may use only its arguments and the browser. Loads the modules once the content
 * is visible or at the first touch; records presses and input until then, except those that work without script.
 */
export function startScripts(files: string[], modulesId: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const preload = (file: string) => {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    };
    // A task each: twenty at once hold up a cheap phone for 70 ms.
    for (const file of files) setTimeout(preload, 0, file);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.getElementById(modulesId)?.textContent ?? "";
    document.head.append(script);
  };
  const early: EarlyInput = {
    pressedButtons: new Set(),
    fieldValues: new Map(),
    record: (event) => {
      const target = event.target as Field;
      if (event.type === "click") {
        const button = target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
        if (!button) return;
        early.pressedButtons.add(button);
        event.stopImmediatePropagation();
      } else if (target.matches("input, textarea, select")) {
        const isTicked = target.matches("[type=checkbox], [type=radio]");
        // The last of several radio buttons is repeated last.
        early.fieldValues.delete(target);
        early.fieldValues.set(target, isTicked ? (target as HTMLInputElement).checked : target.value);
      }
    },
  };
  window.early = early;
  const recordEarly = (event: Event) => window.early?.record(event);
  // Typed while the document was still loading. The value of a checkbox without one is "on", its default "".
  const typed = "input:not([type=checkbox], [type=radio], [type=file]), textarea";
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed))
    if (field.value !== field.defaultValue) early.fieldValues.set(field, field.value);
  for (const event of ["click", "input"]) document.addEventListener(event, recordEarly, true);
  // The first paint may reach the screen after the load event. The timer is for browsers that do not report it.
  addEventListener("load", () => {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: "paint", buffered: true });
    setTimeout(start, 2_000);
  });
  for (const event of ["pointerdown", "keydown", "focusin"]) addEventListener(event, start);
}

/** Ends the recording and replays it, now that the page runs. The next pages are laid out whole. */
export function replayEarly(): void {
  // After the parts that are laid out in turn: all of them at once hold up a cheap phone for 150 ms.
  const inTurn = document
    .getAnimations()
    .filter((part) => (part as CSSAnimation).animationName === "lay-out");
  void Promise.allSettled(inTurn.map(({ finished }) => finished)).then(() => {
    document.documentElement.dataset.whole = "";
  });
  if (!window.early) return;
  unseen = window.early;
  window.early = null;
  for (const event of ["click", "input"]) document.addEventListener(event, recordStopped, true);
  replayUnseen();
}

/** Input that no handler has seen yet. Null until the page runs. */
let unseen: EarlyInput | null = null;

/** React stops events at the document while the code of the part that they are in has not loaded. */
function recordStopped(event: Event): void {
  if (event.cancelBubble) unseen?.record(event);
}

/** Repeats input that no handler has seen. It is recorded again if the code of its part is still missing. */
export function replayUnseen(): void {
  if (!unseen) return;
  const fields = [...unseen.fieldValues];
  const buttons = [...unseen.pressedButtons];
  unseen.fieldValues.clear();
  unseen.pressedButtons.clear();
  for (const [field, value] of fields) replayValue(field, value);
  for (const button of buttons) button.click();
}

/**
 * React ignores an input event whose value equals the last one it saw (the early one), so it is told another value first.
 * That also hydrates the part, if its code has only just loaded.
 */
function replayValue(field: Field, value: string | boolean): void {
  const tell = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }));
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    tell("input");
    field.click();
  } else if (field.matches("select, [type=file]")) {
    tell("input");
    // A script cannot choose a file: the field still has it.
    if (field.type !== "file") field.value = value;
    tell("change");
  } else {
    field.value = "";
    tell("input");
    // React watches the property of the field itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    tell("input");
  }
}
