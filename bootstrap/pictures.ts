import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";

/**
 * Creates every picture in the widths and formats that pages need. File names contain a digest of the source, so a
 * URL never changes its content. Existing files are kept; files without a source are removed.
 */
const SOURCES = join(import.meta.dirname, "../demo/photos");
const TARGET = join(import.meta.dirname, "../build/pictures");
/** Part of the digest: other settings give other URLs. */
const SETTINGS = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, alphaQuality: 90, effort: 3 },
};
const SHAPES = {
  cutout: { widths: [200, 400, 800], suffix: "-cutout" },
  scene: { widths: [400, 800], suffix: "" },
};
const FORMATS = ["avif", "webp"] as const;

type Shape = keyof typeof SHAPES;
type Made = { file: string; width: number; height: number; widths: number[] };

const manifest: Record<Shape, Record<string, Made>> = { cutout: {}, scene: {} };
const wanted = new Set<string>();
const work: { shape: Shape; path: string }[] = (["cutout", "scene"] as const).flatMap((shape) =>
  readdirSync(join(SOURCES, shape))
    .filter((name) => name.endsWith(".webp"))
    .sort()
    .map((name) => ({ shape, path: join(SOURCES, shape, name) })),
);
const progress = { done: 0, of: work.length, said: 0 };

mkdirSync(TARGET, { recursive: true });
sharp.concurrency(1);
sharp.cache(false);
const queue = [...work];
await Promise.all(Array.from({ length: availableParallelism() }, makeUntilNoneIsLeft));
for (const name of readdirSync(TARGET)) {
  if (name !== "manifest.json" && !wanted.has(name)) rmSync(join(TARGET, name));
}
write(join(TARGET, "manifest.json"), `${JSON.stringify(sorted(), null, 1)}\n`);
process.stdout.write(`  ${progress.of} pictures in ${wanted.size} files\n`);

async function makeUntilNoneIsLeft(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await make(next.shape, next.path);
    progress.done += 1;
    const tenths = Math.floor((progress.done * 10) / progress.of);
    if (tenths > progress.said) process.stdout.write(`  ${progress.done} of ${progress.of} pictures\n`);
    progress.said = tenths;
  }
}

async function make(shape: Shape, path: string): Promise<void> {
  const bytes = readFileSync(path);
  const { width, height } = await sharp(bytes).metadata();
  const { suffix, widths } = SHAPES[shape];
  const digest = createHash("sha256")
    .update(JSON.stringify([SETTINGS, widths]))
    .update(bytes)
    .digest("hex");
  const id = basename(path, ".webp");
  const file = `${id}${suffix}.${digest.slice(0, 8)}`;
  // Never enlarged: the largest width is the picture's own if that is smaller.
  const sizes = [...new Set(widths.map((w) => Math.min(w, width)))];
  manifest[shape][id] = { file, width, height, widths: sizes };
  for (const size of sizes) {
    const missing = FORMATS.filter((format) => {
      const name = `${file}-${size}.${format}`;
      wanted.add(name);
      return !existsSync(join(TARGET, name));
    });
    if (missing.length === 0) continue;
    const resized = sharp(bytes).resize({ width: size, kernel: "lanczos3" });
    for (const format of missing) {
      write(
        join(TARGET, `${file}-${size}.${format}`),
        await resized.clone().toFormat(format, SETTINGS[format]).toBuffer(),
      );
    }
  }
}

/** Writes a file atomically, so that an interrupted build leaves no half picture. */
function write(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

function sorted() {
  const byId = (made: Record<string, Made>) =>
    Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { cutout: byId(manifest.cutout), photo: byId(manifest.scene) };
}
