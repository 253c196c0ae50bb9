/** Reads an order's server-sent events like a browser's EventSource. */
export async function openStream(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers, signal: leaving.signal });
  // A body without a reader would be cancelled by garbage collection.
  const events = reply.ok && reply.body ? eventsOf(reply.body.getReader()) : undefined;
  return {
    status: reply.status,
    headers: reply.headers,
    /** The data of the next `order` event. Null if the shop has ended the stream. */
    next: async (): Promise<StreamedOrder | null> => {
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

async function* eventsOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<StreamedOrder> {
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const one of whole) {
      const [, data] = /^event: order\ndata: (.*)$/.exec(one) ?? [];
      if (data) yield JSON.parse(data);
    }
  }
}
