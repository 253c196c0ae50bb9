export type Connection = "connecting" | "live" | "offline";

/** Waits before a stream that was refused is opened again, in ms: the first soon, all others late. */
const RETRY_SOON_MS = 1_000;
const RETRY_LATE_MS = 60_000;

type BoardHandlers = {
  /** Called for each change of the kitchen's orders. The first event stands for all that were missed. */
  onChange: () => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Listens to the changes of a kitchen's orders. Only the browser says that it is offline: streams end every half hour
 * while all is well.
 * @returns a function that ends it
 */
export function followBoard(kitchenId: string, { onChange, onConnection }: BoardHandlers): () => void {
  let source: EventSource | null = null;
  let retry: number | undefined;
  let isRefusedAgain = false;
  const close = () => {
    window.clearTimeout(retry);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    onConnection("connecting");
    const opened = new EventSource(`/api/admin/kitchens/${encodeURIComponent(kitchenId)}/events`);
    source = opened;
    opened.addEventListener("kitchen", () => {
      isRefusedAgain = false;
      onConnection("live");
      onChange();
    });
    opened.addEventListener("error", () => {
      onConnection("connecting");
      // EventSource reconnects a broken stream, not a refused one.
      if (opened.readyState !== EventSource.CLOSED) return;
      retry = window.setTimeout(open, isRefusedAgain ? RETRY_LATE_MS : RETRY_SOON_MS);
      isRefusedAgain = true;
    });
  };
  const lose = () => {
    close();
    onConnection("offline");
  };
  const reopen = () => {
    isRefusedAgain = false;
    open();
    onChange();
  };
  open();
  window.addEventListener("offline", lose);
  window.addEventListener("online", reopen);
  return () => {
    close();
    window.removeEventListener("offline", lose);
    window.removeEventListener("online", reopen);
  };
}
