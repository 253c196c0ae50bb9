import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../shop/basics/escape-html.ts";
import type { ShopSettings } from "../shop/settings.ts";
import { BOARD } from "../web/ui/board.ts";
import { etagOf, matchesEtag } from "./etag.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAPER = "#fffaf5";
const JAM = "#63003c";
const MARIGOLD = "#fdbf3c";
const ICON = { sizes: "192x192", type: "image/png" };

type BrandSettings = Pick<ShopSettings, "name" | "tagline" | "monogram">;

/**
 * Files that browsers request by fixed names: icons and the web app manifest. The demo shop has its own icons.
 * Another brand gets its first letter on the cake board, and the plain board where icons are bitmaps.
 */
export async function brand(app: FastifyInstance, settings: BrandSettings): Promise<void> {
  // A route per file, and no others.
  await app.register(fastifyStatic, {
    root: join(ROOT, settings.monogram === null ? "demo/brand" : "public"),
    wildcard: false,
    decorateReply: false,
    maxAge: "1d",
  });
  const texts = [
    { path: "/site.webmanifest", type: "application/manifest+json", body: manifestOf(settings) },
    ...(settings.monogram === null
      ? []
      : [{ path: "/favicon.svg", type: "image/svg+xml", body: markOf(settings.name, settings.monogram) }]),
  ];
  for (const { path, type, body } of texts) {
    const etag = etagOf(body);
    app.get(path, (request, reply) => {
      reply.header("cache-control", "public, max-age=86400").header("etag", etag);
      if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
}

function manifestOf({ name, tagline }: BrandSettings): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    start_url: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: JAM,
    icons: [
      { src: "/icon-192.png", ...ICON },
      { src: "/icon-512.png", ...ICON, sizes: "512x512" },
      { src: "/icon-maskable-512.png", ...ICON, sizes: "512x512", purpose: "maskable" },
    ],
  });
}

function markOf(name: string, letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2.2 -2.2 104.4 104.4"><title>${escapeHtml(name)}</title><path d="${BOARD}" fill="${MARIGOLD}"/><text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="54" fill="${JAM}">${escapeHtml(letter)}</text></svg>`;
}
