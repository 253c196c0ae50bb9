/**
 * Reads server-sent events like a browser's EventSource.
 * @param event the name of the events to read
 */
export async function openStream<Data = StreamedOrder>(
  url: string,
  headers: Record<string, string> = {},
  event = "order",
) {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers, signal: leaving.signal });
  // A body without a reader would be cancelled by garbage collection.
  const events = reply.ok && reply.body ? eventsOf<Data>(reply.body.getReader(), event) : undefined;
  return {
    status: reply.status,
    headers: reply.headers,
    /** The data of the next event. Null if the shop has ended the stream. */
    next: async (): Promise<Data | null> => {
      const { value, done } = (await events?.next()) ?? { done: true };
      return done || !value ? null : value;
    },
    leave: () => leaving.abort(),
  };
}

export type StreamedOrder = {
  uuid: string;
  status: string;
  paid: boolean;
  updatedAt: string;
  refunds: string[];
};

async function* eventsOf<Data>(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  event: string,
): AsyncGenerator<Data> {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const message of whole) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      if (name === event && data) yield JSON.parse(data);
    }
  }
}
