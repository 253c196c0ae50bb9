import type { Services } from "../shop/services.ts";
import type { EventStream } from "./event-streams.ts";

/**
 * Sends what a stream's reader may see now, one read at a time. Changes during a read cause one more read.
 * @param read returns null once the reader may no longer see it, which ends the stream
 * @returns to be called after each change
 */
export function latestSender(
  stream: EventStream,
  { event, read, log }: { event: string; read: () => Promise<object | null>; log: Services["log"] },
): () => void {
  let isReading = false;
  let isStale = false;
  const send = async () => {
    while (isStale) {
      isStale = false;
      const latest = await read();
      if (latest === null) return stream.end();
      stream.send(event, latest);
    }
  };
  return () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    send()
      .catch((error) => {
        // The page reconnects by itself.
        log.warn({ err: error }, `sending ${event} to its page failed`);
        stream.end();
      })
      .finally(() => {
        isReading = false;
      });
  };
}
