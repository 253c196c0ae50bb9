import { Agent, type IncomingMessage, request } from "node:http";

export type Exchange = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | object | undefined;
  /** The visitor's IP address. */
  from: string;
};

/**
 * Sends requests over real connections, like a trusted proxy on this machine. Fails if a connection breaks before the
 * reply.
 */
export function overSockets(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, url, headers, body, from }: Exchange) => {
    const isBytes = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
    const forwarded = headers["x-forwarded-for"];
    const sent = {
      ...(isBytes ? {} : { "content-type": "application/json" }),
      ...headers,
      "x-forwarded-for": forwarded === undefined ? from : `${forwarded}, ${from}`,
    };
    return new Promise<IncomingMessage>((answer, fail) => {
      const call = request({ agent, host: "127.0.0.1", port, method, path: url, headers: sent }, answer);
      call.once("error", fail);
      call.end(isBytes ? body : JSON.stringify(body));
    });
  };
  return { send, close: () => agent.destroy() };
}
