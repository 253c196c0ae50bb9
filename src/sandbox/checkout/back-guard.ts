/** How long the browser may take to step back, in ms. */
const STEP_BACK_WITHIN = 1_000;

export type BackGuard = {
  /** Takes the guard's entry off the history; resolves when the page's own entry is the current one again. */
  release(): Promise<void>;
};

/**
 * Puts an entry on the history, so that Back closes the window instead of leaving the page under it.
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

  // In the capture phase and stopped: the page's router must not take this step for a navigation.
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
          setTimeout(done, STEP_BACK_WITHIN);
          history.back();
        });
      }
      removeEventListener("popstate", onPopState, { capture: true });
    },
  };
}
