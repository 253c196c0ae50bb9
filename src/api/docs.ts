import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** Allows only its own scripts and styles, and calls to this shop. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The one style element that Swagger UI adds to the page.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Serves the API's documentation at `/api/docs`. */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    // The page links its files by absolute path, and does not know where the API is mounted.
    indexPrefix: app.prefix,
    staticCSP: POLICY,
    uiConfig: { docExpansion: "list", tryItOutEnabled: true },
  });
}
