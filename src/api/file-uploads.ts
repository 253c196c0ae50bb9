import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./envelope.ts";

/**
 * Files that one instance reads at the same time, each of which is in memory several times; and how many of these can be
 * of one person or one network: slow uploads must not block everybody.
 */
const MOST_AT_ONCE = {
  photos: { ofAll: 6, ofOneSender: 2 },
  pictures: { ofAll: 6, ofOneSender: 2 },
  tables: { ofAll: 3, ofOneSender: 1 },
} as const;

type Files = keyof typeof MOST_AT_ONCE;

const IMAGES = /^image\/[\w.+-]+$/;
/** Parameters, such as a charset, may follow. The file itself tells whether it is UTF-8. */
const TABLES =
  /^(text\/csv|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)[ \t]*(;|$)/;

/** Route config. 20 MB take 168 s at 1 Mbit/s. */
export const UPLOAD_PACE = {
  bodyPace: { within: 180_000, bytesPerSecond: 16_000 },
  /** Bytes of a too large file that are read and discarded, so that most people get to read the refusal. */
  drainedBytes: 100 * 2 ** 20,
};

/** Lets the calls of a plugin take pictures as bodies, and nothing else. */
export function takeImages(plugin: FastifyInstance, bodyLimit: number): void {
  takeFiles(plugin, IMAGES, bodyLimit);
}

/** Lets the calls of a plugin take tables as bodies, and nothing else. */
export function takeTables(plugin: FastifyInstance, bodyLimit: number): void {
  takeFiles(plugin, TABLES, bodyLimit);
}

function takeFiles(plugin: FastifyInstance, types: RegExp, bodyLimit: number): void {
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser(types, { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

export function fileOf({ body }: Pick<FastifyRequest, "body">): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** Limits how many files arrive at the same time. `what` names them in the refusals. */
export function uploadTurns(what: Files) {
  /** The uploads that arrive, with their senders. */
  const arriving = new Map<FastifyRequest, string>();
  return {
    /**
     * 429 while this sender's files arrive, 503 while too many do.
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

type Turn = { senders: string[]; sender: string; what: Files };

function checkTurn(reply: FastifyReply, { senders, sender, what }: Turn): void {
  const { ofAll, ofOneSender } = MOST_AT_ONCE[what];
  const isFull = senders.length >= ofAll;
  if (!isFull && senders.filter((other) => other === sender).length < ofOneSender) return;
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
