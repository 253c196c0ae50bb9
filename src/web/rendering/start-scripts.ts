/** What was done on a page before it ran: buttons pressed, in order, and fields with what they were last given. */
type Early = { pressed: HTMLElement[]; given: Map<Field, string | boolean> };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Null once the page runs. */
    early?: Early | null;
  }
}

/** Runs inside the head, as text. A page that one comes back to, or loads again, is laid out whole at once. */
export function layOutWholeWhenBack(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit && visit.type !== "navigate") document.documentElement.dataset.whole = "";
}

/**
 * Runs inside the document, as text: it may use nothing but its arguments and the browser. Starts the page's
 * modules once all that one sees is there, or as soon as somebody touches the page; what is pressed and typed until
 * then is remembered. What works without script (links, forms, popovers) is left to the browser.
 */
export function startScripts(files: string[], modulesId: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.getElementById(modulesId)?.textContent ?? "";
    document.head.append(script);
  };
  window.early = { pressed: [], given: new Map() };
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button[type=button]:not([popovertarget])");
    if (!button || !window.early) return;
    window.early.pressed.push(button as HTMLElement);
    event.stopImmediatePropagation();
  };
  const give = ({ target }: { target: EventTarget | null }) => {
    const field = target as Field;
    const isTicked = field.matches("[type=checkbox], [type=radio]");
    if (field.matches("input:not([type=file]), textarea, select"))
      window.early?.given.set(field, isTicked ? (field as HTMLInputElement).checked : field.value);
  };
  // Typed while the document was still coming.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
    if (field.value !== field.defaultValue) give({ target: field });
  document.addEventListener("click", press, true);
  document.addEventListener("input", give, true);
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, start);
}

/** Hands the page, now that it runs, what was given and pressed before. From now on it listens and lays out by itself. */
export function replayEarly(): void {
  document.documentElement.dataset.whole = "";
  const early = window.early;
  if (!early) return;
  window.early = null;
  for (const [field, value] of early.given) if (field.isConnected) giveAgain(field, value);
  for (const button of new Set(early.pressed)) if (button.isConnected) button.click();
}

/** React hears of a field only where it differs from what React last saw in it, which is what was given early. */
function giveAgain(field: Field, value: string | boolean): void {
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
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = "";
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
