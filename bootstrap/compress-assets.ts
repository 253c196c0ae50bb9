import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes `.br` and `.gz` beside every built script and style, at the best quality. */
const folder = join(import.meta.dirname, "../build/web/client/assets");
for (const name of await readdir(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const path = join(folder, name);
  const bytes = await readFile(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
