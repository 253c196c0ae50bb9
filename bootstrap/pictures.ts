import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";

/**
 * Creates every picture in the widths and formats that pages need, named by a digest of the source; existing files stay.
 * `list`: the manifest alone. `meanwhile`: with low priority beside a running shop. `small` (tests): so too, few files.
 */
const mode = process.argv[2];
const isBeside = mode === "meanwhile" || mode === "small";
// Before the first picture, because threads inherit it.
if (isBeside) setPriority(constants.priority.PRIORITY_LOW);

const SOURCES = join(import.meta.dirname, "../demo/photos");
const TARGET = join(import.meta.dirname, "../build/pictures");
/** Part of the digest: other settings give other URLs. */
const SETTINGS = {
  // Effort 1 takes twice the time of 0, for a fifth fewer bytes of the same fidelity (decision 0127).
  avif: { quality: 54, effort: 1 },
  webp: { quality: 78, alphaQuality: 90, effort: 3 },
};
const SHAPES = {
  // 560 is what phones with 360 points and two pixels each show of a cake page and of home.
  cutout: { widths: [200, 400, 560, 800], suffix: "-cutout" },
  scene: { widths: [400, 800], suffix: "" },
};
const FORMATS = ["avif", "webp"] as const;
/** The files that `small` makes, in a seventh of the time. */
const SMALL = { widest: 400, formats: ["avif"] } as const;

type Shape = keyof typeof SHAPES;
type Made = { file: string; width: number; height: number; widths: number[] };

const manifest: Record<Shape, Record<string, Made>> = { cutout: {}, scene: {} };
const work: { shape: Shape; path: string }[] = (["cutout", "scene"] as const).flatMap((shape) =>
  readdirSync(join(SOURCES, shape))
    .filter((name) => name.endsWith(".webp"))
    .sort()
    .map((name) => ({ shape, path: join(SOURCES, shape, name) })),
);

mkdirSync(TARGET, { recursive: true });
sharp.concurrency(1);
sharp.cache(false);
const files = (await Promise.all(work.map(list))).flat();
write(join(TARGET, "manifest.json"), `${JSON.stringify(sorted(), null, 1)}\n`);
if (mode !== "list") await makeAll();

type Size = { path: string; size: number; name: string };

/** Lists a picture in the manifest. Returns its sizes. */
async function list({ shape, path }: { shape: Shape; path: string }): Promise<Size[]> {
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
  return sizes.map((size) => ({ path, size, name: `${file}-${size}` }));
}

async function makeAll(): Promise<void> {
  const queue = files.filter(({ size }) => mode !== "small" || size <= SMALL.widest);
  const total = queue.length;
  let tenths = 0;
  const makeUntilNoneIsLeft = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await make(next);
      const done = Math.floor(((total - queue.length) * 10) / total);
      if (done > tenths) process.stdout.write(`  ${done * 10}% of the pictures\n`);
      tenths = Math.max(tenths, done);
    }
  };
  await Promise.all(Array.from({ length: isBeside ? 1 : availableParallelism() }, makeUntilNoneIsLeft));
  const currentFiles = new Set(files.flatMap(({ name }) => FORMATS.map((format) => `${name}.${format}`)));
  for (const name of readdirSync(TARGET)) {
    if (name !== "manifest.json" && !currentFiles.has(name)) rmSync(join(TARGET, name));
  }
  process.stdout.write(`  ${work.length} pictures in ${currentFiles.size} files\n`);
}

async function make({ path, size, name }: Size): Promise<void> {
  const formats = mode === "small" ? SMALL.formats : FORMATS;
  const missing = formats.filter((format) => !existsSync(join(TARGET, `${name}.${format}`)));
  if (missing.length === 0) return;
  const resized = sharp(path).resize({ width: size, kernel: "lanczos3" });
  for (const format of missing) {
    write(
      join(TARGET, `${name}.${format}`),
      await resized.clone().toFormat(format, SETTINGS[format]).toBuffer(),
    );
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
