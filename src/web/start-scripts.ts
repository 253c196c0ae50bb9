/** What was done on a page before it ran: buttons pressed, in order, and fields with what was last typed into them. */
type Early = { pressed: HTMLElement[]; typed: Map<Typable, string> };
type Typable = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Null once the page runs. */
    early?: Early | null;
  }
}

/**
 * Runs inside the document, as text: it may use nothing but its arguments and the browser. Starts the page's
 * modules once all that one sees is there, or as soon as somebody touches the page; what is pressed and typed until
 * then is remembered. What works without script (links, forms, popovers) is left to the browser.
 */
export function startScripts(files: string[], code: string): void {
  const nonce = document.currentScript?.nonce ?? "";
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
    script.nonce = nonce;
    script.textContent = code;
    document.head.append(script);
  };
  window.early = { pressed: [], typed: new Map() };
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button[type=button]:not([popovertarget])");
    if (!button || !window.early) return;
    window.early.pressed.push(button as HTMLElement);
    event.stopImmediatePropagation();
  };
  const type = ({ target }: Event) => {
    const field = target as Typable;
    if (field.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea"))
      window.early?.typed.set(field, field.value);
  };
  document.addEventListener("click", press, true);
  document.addEventListener("input", type, true);
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, start);
}

/** Hands the page, now that it runs, what was typed and pressed before. From now on it listens by itself. */
export function replayEarly(): void {
  const early = window.early;
  if (!early) return;
  window.early = null;
  for (const [field, text] of early.typed) if (field.isConnected) retype(field, text);
  // Who pressed twice got no answer to the first time: they meant it once.
  for (const button of new Set(early.pressed)) if (button.isConnected) button.click();
}

/** React hears of a text only where it differs from what React last saw in the field. */
function retype(field: Typable, text: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = "";
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
