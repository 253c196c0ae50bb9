import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { limited } from "../api/limit.ts";
import { UPLOAD_HEADERS } from "../api/upload-reply.ts";
import type { PictureFormat, Pictures } from "../shop/catalogue/pictures.ts";
import { openProductPicture } from "../shop/catalogue/product-pictures/open-product-picture.ts";
import type { Services } from "../shop/services.ts";
import { staticFiles } from "./static-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, "build/pictures");
const ORIGINALS = join(ROOT, "demo/photos");
const FILE = /^\/pictures\/([a-z0-9-]+?)(-cutout)?\.[0-9a-f]{8}-\d+\.(?:avif|webp)$/;

const UPLOADED = /^(up-(?:photo-)?[0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/**
 * Pictures that staff have uploaded. A file never changes under its name, which is a hash. Whoever knows the name may
 * see the picture, even of a draft.
 */
export async function uploadedPictures(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get<{ Params: { file: string } }>("/up-:file", limited(services, LIMIT), async (request, reply) => {
    const [, picture = "", width, extension] = UPLOADED.exec(`up-${request.params.file}`) ?? [];
    const format: PictureFormat = extension === "avif" ? "avif" : "webp";
    const requested = { picture, width: Number(width), format };
    const file = picture === "" ? null : await openProductPicture(services, requested);
    if (!file?.ok) return reply.code(404).type("text/plain").send("There is no such picture.");
    reply.headers({ ...UPLOAD_HEADERS, ...FOREVER, "content-type": `image/${format}` });
    reply.header("content-length", file.value.size);
    if (request.method !== "HEAD") return reply.send(file.value.read());
    await file.value.close();
    return reply.send();
  });
}

/** Many pictures are on a page. */
const LIMIT = { name: "product-picture", max: 3_000, seconds: 60 };
/** Mails and other sites show them too, as the pictures of the build. */
const FOREVER = {
  "cache-control": "public, max-age=31536000, immutable",
  "cross-origin-resource-policy": "cross-origin",
};

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
  await app.register(staticFiles, { root: built });
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
