/** How long the browser may take to step back, in ms. */
const STEP_BACK_TIMEOUT_MS = 1_000;

export type BackGuard = {
  /** Removes the guard's history entry. Resolves when the page's own entry is current again. */
  release(): Promise<void>;
};

/**
 * Adds a history entry, so that Back closes the window instead of leaving the page.
 * @param close closes the window and returns true, or returns false while it must stay open
 */
export function guardBack(close: () => boolean): BackGuard {
  const url = location.href;
  const pageState = history.state;
  let isOnTop = false;
  let released = () => {};

  function push() {
    history.pushState(pageState, "");
    isOnTop = true;
  }

  // In the capture phase and stopped, so that the page's router does not see a navigation.
  function onPopState(event: PopStateEvent) {
    isOnTop = false;
    const leftThePage = location.href !== url;
    if (!leftThePage) event.stopImmediatePropagation();
    released();
    if (!close() && !leftThePage) push();
  }

  push();
  addEventListener("popstate", onPopState, { capture: true });

  return {
    async release() {
      if (isOnTop) {
        await new Promise<void>((done) => {
          released = done;
          setTimeout(done, STEP_BACK_TIMEOUT_MS);
          history.back();
        });
      }
      removeEventListener("popstate", onPopState, { capture: true });
    },
  };
}
