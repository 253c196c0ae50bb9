type StreamHandlers = {
  /**
   * Called for each event, with its data. The first comes when the stream opens, and covers all that were missed.
   */
  onEvent: (data: string) => void;
  /** Called when the stream breaks or is refused. */
  onLost: () => void;
  /** Wait in ms before a stream that was refused so many times in a row is opened again. */
  retryAfter: (refusals: number) => number;
};

/** The server's events of one name. EventSource reconnects a broken stream; this also opens a refused one again. */
export function eventStream(url: string, name: string, { onEvent, onLost, retryAfter }: StreamHandlers) {
  let source: EventSource | null = null;
  let retry: number | undefined;
  let refusals = 0;
  const close = () => {
    window.clearTimeout(retry);
    source?.close();
    source = null;
  };
  const connect = () => {
    close();
    const opened = new EventSource(url);
    source = opened;
    // Not on open: a proxy may hold events back.
    opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
      refusals = 0;
      onEvent(data);
    });
    opened.addEventListener("error", () => {
      onLost();
      if (opened.readyState !== EventSource.CLOSED) return;
      refusals += 1;
      retry = window.setTimeout(connect, retryAfter(refusals));
    });
  };
  const open = () => {
    refusals = 0;
    connect();
  };
  return { open, close };
}
