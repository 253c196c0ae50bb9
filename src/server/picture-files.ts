import { createReadStream } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Pictures } from "../shop/catalogue/pictures.ts";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, "build/pictures");
const ORIGINALS = join(ROOT, "demo/photos");
const FILE = /^\/pictures\/([a-z0-9-]+?)(-cutout)?\.[0-9a-f]{8}-\d+\.(?:avif|webp)$/;

/**
 * The pictures in all sizes, as files that never change. The first start makes them after the shop is open: until then
 * the original answers, which is larger and must not be cached.
 */
export async function pictureFiles(
  app: FastifyInstance,
  { pictures, built = BUILT }: { pictures: Pictures; built?: string },
): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    const original = originalOf(pictures, request.url.split("?")[0] ?? "");
    if (!original) return reply.code(404).type("text/plain").send("There is no such picture.");
    return reply.header("cache-control", "no-store").type("image/webp").send(createReadStream(original));
  });
  await app.register(fastifyStatic, {
    ...{ root: built, prefix: "/", decorateReply: false, immutable: true, maxAge: "365d" },
  });
}

/** The source of a listed picture; null for any other path. */
function originalOf(pictures: Pictures, path: string): string | null {
  const [, id = "", isCutout] = FILE.exec(path) ?? [];
  try {
    const { base } = isCutout ? pictures.cutout(id) : pictures.photo(id);
    return path.startsWith(`${base}-`) ? join(ORIGINALS, isCutout ? "cutout" : "scene", `${id}.webp`) : null;
  } catch {
    return null;
  }
}
