import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../shop/basics/escape-html.ts";
import type { ShopSettings } from "../shop/settings.ts";
import { BOARD } from "../web/ui/board.ts";
import { BRAND_COLOUR } from "../web/ui/brand-colour.ts";
import { etagOf, matchesEtag } from "./etag.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAPER = "#fffaf5";
const MARIGOLD = "#fdbf3c";
const ICON = { sizes: "192x192", type: "image/png" };

type BrandSettings = Pick<ShopSettings, "name" | "tagline" | "monogram">;

/** Icons of fixed names. The brand's own are for the demo shop; `public` has the plain board for all others. */
const ICON_FILES = [
  ...["apple-touch-icon.png", "favicon.ico", "favicon.svg", "icon-192.png", "icon-512.png"],
  ...["icon-maskable-512.png", "social-card.jpg"],
];
const DEMO_BRAND = join(ROOT, "demo/brand");
const PLAIN_BRAND = join(ROOT, "public");

/**
 * Icons and web app manifest, which browsers request by fixed names. Another brand gets its first letter on the cake
 * board, or the plain board for bitmaps; it may change while the shop is open.
 */
export async function brand(
  app: FastifyInstance,
  { services }: { services: { readonly settings: BrandSettings } },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: [DEMO_BRAND, PLAIN_BRAND],
    serve: false,
    decorateReply: true,
    maxAge: "1d",
  });
  for (const file of ICON_FILES) {
    app.get(`/${file}`, (request, reply) => {
      const { name, monogram } = services.settings;
      if (monogram === null) return reply.sendFile(file, DEMO_BRAND);
      if (file === "favicon.svg") return sendText(request, reply, "image/svg+xml", markOf(name, monogram));
      // A preview picture would need the brand's own.
      if (file === "social-card.jpg")
        return reply.code(404).type("text/plain").send("There is no such picture.");
      return reply.sendFile(file, PLAIN_BRAND);
    });
  }
  app.get("/site.webmanifest", (request, reply) =>
    sendText(request, reply, "application/manifest+json", manifestOf(services.settings)),
  );
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const etag = etagOf(body);
  reply.header("cache-control", "public, max-age=86400").header("etag", etag);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

function manifestOf({ name, tagline }: BrandSettings): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    start_url: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: BRAND_COLOUR,
    icons: [
      { src: "/icon-192.png", ...ICON },
      { src: "/icon-512.png", ...ICON, sizes: "512x512" },
      { src: "/icon-maskable-512.png", ...ICON, sizes: "512x512", purpose: "maskable" },
    ],
  });
}

function markOf(name: string, letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2.2 -2.2 104.4 104.4"><title>${escapeHtml(name)}</title><path d="${BOARD}" fill="${MARIGOLD}"/><text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="54" fill="${BRAND_COLOUR}">${escapeHtml(letter)}</text></svg>`;
}
