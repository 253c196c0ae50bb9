import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./envelope.ts";

/** Pictures that one instance reads at the same time. Each is in memory several times. */
const MOST_AT_ONCE = 6;
/** How many of these can be of one person or one network: slow uploads must not block everybody. */
const MOST_OF_ONE_SENDER = 2;

/** Route config. 15 MB take 126 s at 1 Mbit/s. */
export const UPLOAD_PACE = {
  bodyPace: { within: 180_000, bytesPerSecond: 16_000 },
  /** Bytes of a too large picture that are read and discarded, so that most people get to read the refusal. */
  drainedBytes: 100 * 2 ** 20,
};

/** Lets the calls of a plugin take pictures as bodies, and nothing else. */
export function takeImages(plugin: FastifyInstance, bodyLimit: number): void {
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser(/^image\/[\w.+-]+$/, { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

export function imageOf({ body }: Pick<FastifyRequest, "body">): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** Limits how many pictures arrive at the same time. `what` names them in the refusals. */
export function uploadTurns(what: "photos" | "pictures") {
  /** The uploads that arrive, with their senders. */
  const arriving = new Map<FastifyRequest, string>();
  return {
    /**
     * 429 while this sender's pictures arrive, 503 while too many do.
     * @returns false if the connection has closed meanwhile: no event would free the place
     */
    take(request: FastifyRequest, reply: FastifyReply, sender: string): boolean {
      checkTurn(reply, { senders: [...arriving.values()], sender, what });
      if (request.raw.destroyed && !request.raw.readableEnded) return false;
      arriving.set(request, sender);
      // Fastify's onResponse does not run if the connection closes before the reply.
      reply.raw.once("close", () => arriving.delete(request));
      return true;
    },
  };
}

type Turn = { senders: string[]; sender: string; what: string };

function checkTurn(reply: FastifyReply, { senders, sender, what }: Turn): void {
  const isFull = senders.length >= MOST_AT_ONCE;
  if (!isFull && senders.filter((other) => other === sender).length < MOST_OF_ONE_SENDER) return;
  reply.header("retry-after", "10");
  if (isFull) {
    throw new ApiError(503, "busy", `Others are sending ${what} just now. Please try again in a moment.`);
  }
  throw new ApiError(
    429,
    "too-many-tries",
    `Your ${what} are being sent already. Please try again in a moment.`,
  );
}
