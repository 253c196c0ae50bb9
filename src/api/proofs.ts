import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type ReadProof, readProof } from "../shop/complaints/read-proof.ts";
import type { Services } from "../shop/services.ts";
import { ErrorReply } from "./envelope.ts";
import { LOOKS, limited } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { visitorOf } from "./session.ts";

const ENDINGS: Record<string, string> = {
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
};

/** Photos and videos of complaints, for whoever sees all of the order. For everybody else there is none: 404. */
export async function proofs(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/orders/:uuid/proofs/:proofId",
    {
      ...limited(services, LOOKS),
      schema: {
        tags: ["Orders"],
        summary:
          "A photo (WebP) or video that came with a complaint; a part of it when a `Range` is asked for",
        params: z.object({ uuid: z.string().max(100), proofId: z.string().max(64) }),
        querystring: z.object({
          token: z.string().max(200).optional().describe("Of the order's signed link"),
        }),
        response: {
          "2xx": {
            description: "The file",
            content: { "application/octet-stream": { schema: z.string().describe("The bytes") } },
          },
          "4xx": ErrorReply,
          "5xx": ErrorReply,
        },
      },
    },
    async (request, reply) => {
      const viewer = await visitorOf(request, services);
      const { uuid: id, proofId } = request.params;
      const proof = accepted(await readProof(services, { id, viewer, token: request.query.token, proofId }));
      const part = partOf(request.headers.range, proof.bytes.byteLength);
      reply.headers({ ...headersOf(proof), "accept-ranges": "bytes" });
      if (part) {
        const { from, to } = part;
        reply.code(206).header("content-range", `bytes ${from}-${to}/${proof.bytes.byteLength}`);
      }
      const bytes = part ? proof.bytes.subarray(part.from, part.to + 1) : proof.bytes;
      return reply.serializer((sent: Buffer) => sent as never).send(bytes as never);
    },
  );
}

/** It was made by a stranger: whatever it holds, a browser shows it as what it is, and runs nothing of it. */
function headersOf({ mediaType, ticket }: ReadProof): Record<string, string> {
  const isPhoto = mediaType.startsWith("image/");
  const name = `${ticket}.${ENDINGS[mediaType] ?? "bin"}`;
  return {
    "content-type": mediaType,
    "content-disposition": `${isPhoto ? "inline" : "attachment"}; filename="${name}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
  };
}

/** The one part of a file that a player asks for, both ends in it; null for all of it. */
function partOf(range: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}
