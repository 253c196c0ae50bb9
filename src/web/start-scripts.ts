declare global {
  interface Window {
    /** Buttons that were pressed before the page ran; null since it does. */
    earlyPresses?: HTMLElement[] | null;
  }
}

/**
 * Runs inside the document, as text: it may use nothing but its arguments and the browser. Starts the page's
 * modules once all that one sees is there, or as soon as somebody touches the page; what is pressed until then is
 * remembered. What works without script (links, forms, popovers) is left to the browser.
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
  window.earlyPresses = [];
  const remember = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button[type=button]:not([popovertarget])");
    if (!button || !window.earlyPresses) return;
    window.earlyPresses.push(button as HTMLElement);
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", remember, true);
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, start);
}

/** Does what was pressed before the page ran. From now on it answers by itself. */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = null;
  for (const button of pressed) if (button.isConnected) button.click();
}
