import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  id: string;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test names the fields that it reads.
  data: any;
  headers: Record<string, string>;
  body: string;
};

/** How the receiver answers the next calls. */
type Answer = (response: ServerResponse) => void;

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** An external program that receives webhooks over real HTTP. It answers 204 unless a test says otherwise. */
export async function openWebhookReceiver() {
  const received: Received[] = [];
  let answer: Answer = (response) => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const headers = request.headers as Record<string, string>;
      const { type, data } = JSON.parse(body);
      received.push({ id: headers["webhook-id"] ?? "", type, data, headers, body });
      answer(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** A path of its own for each endpoint of a test. */
    url: (path = "/hook") => `http://127.0.0.1:${port}${path}`,
    answers: (next: Answer) => {
      answer = next;
    },
    answersWith: (status: number, headers: Record<string, string> = {}) => {
      answer = (response) => void response.writeHead(status, headers).end("ok");
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * Verifies a message as the Standard Webhooks specification says: written here once more, so that it does not share a
 * mistake with the shop.
 */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", key).update(content).digest();
  return (headers["webhook-signature"] ?? "").split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const bytes = Buffer.from(text, "base64");
    return version === "v1" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
