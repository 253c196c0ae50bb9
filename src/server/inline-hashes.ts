import { hash } from "node:crypto";

/** CSP sources for the inline scripts and styles of one page: `'sha256-…'`. */
export type InlineHashes = { scripts: string[]; styles: string[] };

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

const END_OF_TAG = Buffer.from(">");
const END = { script: Buffer.from("</script>"), style: Buffer.from("</style>") };

/**
 * Replaces the mark of our inline scripts and styles by their hashes. During rendering each has the mark as its
 * nonce. Only the server knows the mark, so an injected script is not hashed and does not run.
 * @param mark a random word of this rendering
 * @returns the page without the mark: the same bytes for the same content
 */
export function hashInline(page: Buffer, mark: string): { body: Buffer; hashes: InlineHashes } {
  const attribute = Buffer.from(` nonce="${mark}"`);
  const parts: Buffer[] = [];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let copied = 0;
  let at = page.indexOf(attribute);
  while (at !== -1) {
    parts.push(page.subarray(copied, at));
    copied = at + attribute.length;
    const tag = page.lastIndexOf("<", at);
    const start = page.indexOf(END_OF_TAG, copied) + 1;
    const words = page.toString("latin1", tag + 1, start - 1).split(/[\s=]/);
    const [name] = words;
    let next = copied;
    if ((name === "script" || name === "style") && !words.includes("src")) {
      next = page.indexOf(END[name], start);
      (name === "script" ? scripts : styles).add(sourceOf(page.subarray(start, next)));
    }
    at = page.indexOf(attribute, next);
  }
  if (copied === 0) return { body: page, hashes: NO_INLINE };
  parts.push(page.subarray(copied));
  return { body: Buffer.concat(parts), hashes: { scripts: [...scripts], styles: [...styles] } };
}

/** The CSP source that allows exactly this inline script or style. */
export function sourceOf(content: string | Buffer): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}
