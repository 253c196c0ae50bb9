/** A page of the sitemap: its path and the paths of its pictures. */
export type MapEntry = { path: string; pictures?: string[] };

/** Well below the protocol's limits (50,000 URLs, 50 MB), with pictures. */
const ENTRIES_PER_FILE = 20_000;
const XML = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

/**
 * The sitemap as files by path: `/sitemap.xml` is the index of the others. Entries have no modification date, because
 * the shop does not know it.
 */
export function sitemapFiles(
  origin: string,
  parts: Record<string, MapEntry[]>,
  entriesAFile = ENTRIES_PER_FILE,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, entries] of Object.entries(parts)) {
    for (let start = 0; start < entries.length; start += entriesAFile) {
      const number = start / entriesAFile + 1;
      const urls = entries.slice(start, start + entriesAFile).map((entry) => urlOf(origin, entry));
      files.set(
        `/sitemap-${name}-${number}.xml`,
        `${XML}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGES}">\n${urls.join("\n")}\n</urlset>\n`,
      );
    }
  }
  const named = [...files.keys()].map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  files.set(
    "/sitemap.xml",
    `${XML}<sitemapindex xmlns="${SITEMAP}">\n${named.join("\n")}\n</sitemapindex>\n`,
  );
  return files;
}

function urlOf(origin: string, { path, pictures = [] }: MapEntry): string {
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${escaped(origin + picture)}</image:loc></image:image>`,
  );
  return `<url><loc>${escaped(origin + path)}</loc>${images.join("")}</url>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
