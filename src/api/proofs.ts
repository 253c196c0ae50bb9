import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { ComplaintFileParams, OrderLink } from "../contract/orders.requests.ts";
import { FileBytes } from "../contract/orders.ts";
import { COMPLAINT_PHOTO_DAYS } from "../shop/basics/retention.ts";
import { type OpenProof, openProof } from "../shop/complaints/open-proof.ts";
import type { ProofMediaType } from "../shop/complaints/rules/proof-media-types.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";
import { countCall, READ_LIMIT, requesterOf } from "./limit.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";
import { UPLOAD_HEADERS } from "./upload-reply.ts";

const ENDINGS: Record<ProofMediaType, string> = {
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
};

const TOO_MANY_OPENED =
  "You have opened the photos and videos of this order many times. Please wait a minute and try again.";

/** Photos and videos of complaints, for those who may see the whole order. 404 for everybody else. */
export async function proofs(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/orders/:uuid/proofs/:proofId",
    {
      schema: {
        tags: ["Orders"],
        operationId: "getComplaintFile",
        security: BY_SESSION_OR_LINK,
        summary:
          "A photo (WebP) or video that came with a complaint; a part of it when a `Range` is asked for",
        description: `Kept for ${COMPLAINT_PHOTO_DAYS} days. Players may ask for ranges of bytes.`,
        params: ComplaintFileParams,
        querystring: OrderLink,
        response: {
          "2xx": {
            description: "The file",
            content: { "application/octet-stream": { schema: FileBytes } },
          },
          "4xx": ErrorReply,
          "5xx": ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const { uuid: id, proofId } = request.params;
      const orderRequest = { id, token: request.query.token };
      let name = "";
      const outcome = await readOrder(services, request, reply, orderRequest, (requester) => {
        name = `proof:${id.toLowerCase()}:${requesterOf(request, requester.viewer)}`;
        return openProof(services, { ...requester, proofId });
      });
      const proof = accepted(outcome);
      try {
        await countCall(services, reply, { ...READ_LIMIT, name }, TOO_MANY_OPENED);
      } catch (refusal) {
        await proof.file.close();
        throw refusal;
      }
      const { size } = proof.file;
      const part = request.method === "GET" ? partOf(request.headers, size) : null;
      if (part === "nowhere") {
        await proof.file.close();
        reply.header("content-range", `bytes */${size}`);
        throw new ApiError(416, "range-not-there", "The file has no such part.");
      }
      const { from, to } = part ?? { from: 0, to: size - 1 };
      if (part) reply.code(206).header("content-range", `bytes ${from}-${to}/${size}`);
      reply.headers({ ...headersOf(proof), "accept-ranges": "bytes", "content-length": to - from + 1 });
      return reply.send(proof.file.read(part ?? undefined) as never);
    },
  );
}

function headersOf({ mediaType, ticket }: OpenProof): Record<string, string> {
  const isPhoto = mediaType.startsWith("image/");
  const name = `${ticket}.${ENDINGS[mediaType]}`;
  return {
    "content-type": mediaType,
    "content-disposition": `${isPhoto ? "inline" : "attachment"}; filename="${name}"`,
    ...UPLOAD_HEADERS,
  };
}

/**
 * The byte range that a player requests, both ends inclusive; null for the whole file. Ignores invalid ranges and
 * If-Range: files have no versions.
 */
function partOf(
  { range, "if-range": version }: { range?: string | undefined; "if-range"?: unknown },
  size: number,
): { from: number; to: number } | "nowhere" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range ?? "") ?? [];
  if ((first === "" && last === "") || version !== undefined) return null;
  if (first !== "" && last !== "" && Number(first) > Number(last)) return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : "nowhere";
}
