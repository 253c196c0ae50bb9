/** Input before the page's modules ran: pressed buttons in order, and fields with their last value. */
type EarlyInput = { pressedButtons: HTMLElement[]; fieldValues: Map<Field, string | boolean> };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Null once the page runs. */
    early?: EarlyInput | null;
  }
}

/**
 * Runs inside the head, as text. Lays out the whole page at once after going back or reloading, so that the scroll
 * position holds, for a hash, and when it is first scrolled: a part above that gets its height later would move what is
 * pressed.
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
 * Runs inside the document, as text: it may use only its arguments and the browser. Loads the page's modules once the
 * visible content is there, or at the first touch; records presses and input until then. What works without script
 * (links, forms, popovers) is left to the browser.
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
  window.early = { pressedButtons: [], fieldValues: new Map() };
  const recordPress = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
    if (!button || !window.early) return;
    window.early.pressedButtons.push(button);
    event.stopImmediatePropagation();
  };
  const recordValue = ({ target }: { target: EventTarget | null }) => {
    const field = target as Field;
    const isTicked = field.matches("[type=checkbox], [type=radio]");
    if (field.matches("input:not([type=file]), textarea, select"))
      window.early?.fieldValues.set(field, isTicked ? (field as HTMLInputElement).checked : field.value);
  };
  // Typed while the document was still loading. The value of a checkbox without one is "on", its default "".
  const typed = "input:not([type=checkbox], [type=radio]), textarea";
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed))
    if (field.value !== field.defaultValue) recordValue({ target: field });
  document.addEventListener("click", recordPress, true);
  document.addEventListener("input", recordValue, true);
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
  const early = window.early;
  if (!early) return;
  window.early = null;
  for (const [field, value] of early.fieldValues) if (field.isConnected) replayValue(field, value);
  for (const button of new Set(early.pressedButtons)) if (button.isConnected) button.click();
}

/** React ignores an input event whose value equals the last one it saw (the early one): change that first. */
function replayValue(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
