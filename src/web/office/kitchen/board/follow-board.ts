import { eventStream } from "../../../client-data/event-stream.ts";

export type Connection = "connecting" | "live" | "offline";

/** Wait before a refused stream is opened again, in ms: short the first time, long after that. */
const RETRY_SOON_MS = 1_000;
const RETRY_LATE_MS = 60_000;

type BoardHandlers = {
  /** Called for each change of the kitchen's orders. The first event stands for all that were missed. */
  onChange: () => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Listens to the changes of a kitchen's orders. The browser alone decides whether it is offline, because streams end
 * every half hour by design.
 * @returns a function that ends it
 */
export function followBoard(kitchenId: string, { onChange, onConnection }: BoardHandlers): () => void {
  const stream = eventStream(`/api/admin/kitchens/${encodeURIComponent(kitchenId)}/events`, "kitchen", {
    onEvent: () => {
      onConnection("live");
      onChange();
    },
    onLost: () => onConnection("connecting"),
    retryAfter: (refusals) => (refusals > 1 ? RETRY_LATE_MS : RETRY_SOON_MS),
  });
  const open = () => {
    onConnection("connecting");
    stream.open();
  };
  const lose = () => {
    stream.close();
    onConnection("offline");
  };
  const reopen = () => {
    open();
    onChange();
  };
  open();
  window.addEventListener("offline", lose);
  window.addEventListener("online", reopen);
  return () => {
    stream.close();
    window.removeEventListener("offline", lose);
    window.removeEventListener("online", reopen);
  };
}
