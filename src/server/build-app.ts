import { join } from "node:path";
import underPressure from "@fastify/under-pressure";
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import { api } from "../api/api.ts";
import { isReady } from "../infrastructure/database/open-database.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import type { Services } from "../shop/services.ts";
import { BODY_LIMITS, type BodyLimits, limitBodies } from "./body-limits.ts";
import { brand } from "./brand.ts";
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitConnections,
  serverOptions,
  sharedIps,
} from "./connection-limits.ts";
import type { Web } from "./load-pages.ts";
import { metrics } from "./metrics.ts";
import { pages } from "./pages.ts";
import { pictureFiles, uploadedPictures } from "./picture-files.ts";
import { BODY_BYTES, limitRequests } from "./request-limits.ts";
import { robotsAndSitemap } from "./robots-and-sitemap.ts";
import { sanitizeUrl } from "./sanitize-url.ts";
import { completeHeaders, headersOfEverything, type PaymentSources } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

export type AppOptions = {
  services: Services;
  log: FastifyBaseLogger;
  trustProxy?: string | undefined;
  metricsToken?: string | undefined;
  /** Is the disk writable? For `/readyz`; omitted in tests without a disk. */
  isWritable?: () => Promise<boolean>;
  /** The rendered pages; omitted in tests of the API alone. */
  web?: Web;
  /** Event loop delay in ms above which pages answer 503; 0, the default, disables it. */
  maxEventLoopDelay?: number;
  /** Overrides limits, for tests that must not wait. */
  connections?: Partial<ConnectionLimits>;
  bodies?: Partial<BodyLimits>;
  /** Overrides `sharedIps`, for tests whose connections all come from this machine. */
  isShared?: (ip: string) => boolean;
  /** Plugins of some shops only: identity routes, sandbox, saved mail. */
  extras?: ((app: FastifyInstance) => Promise<void>)[];
};

const ROOT = join(import.meta.dirname, "../..");

/** Builds the whole shop as one Fastify server, not yet listening. The same in production and tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options;
  const connections = { ...CONNECTION_LIMITS, ...options.connections };
  const app = fastify({
    ...serverOptions(connections),
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: "idle",
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = "/" }) => sanitizeUrl(url),
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type("text/plain").send(error.message);
    services.log.error({ err: error }, "a request failed");
    return reply.code(status).type("text/plain").send("Something is down on our side. Please try again.");
  });

  const everywhere = headersOfEverything(services.settings.url.startsWith("https:"));
  app.addHook("onRequest", (_request, reply, done) => {
    // The shop's clock, by which pages correct that of the device.
    reply.headers({ ...everywhere, date: services.clock().toUTCString() });
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    completeHeaders(reply);
    done();
  });

  const isShared = options.isShared ?? sharedIps(options.trustProxy);
  limitConnections(app, connections, isShared);
  limitBodies(app, { ...BODY_LIMITS, ...options.bodies }, isShared);
  limitRequests(app);

  const unfollow = changeFeedOf(services.db).follow(services);
  app.addHook("onClose", async () => unfollow());

  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const [hasDatabase, isWritable] = await Promise.all([
      isReady(services.db),
      options.isWritable?.() ?? true,
    ]);
    const status = !isWritable ? "nothing can be written" : hasDatabase ? "ready" : "database away";
    return reply.code(status === "ready" ? 200 : 503).send({ status });
  });
  await app.register(metrics, { services, token: options.metricsToken });
  await app.register(api, { prefix: "/api", services });
  for (const extra of options.extras ?? []) await extra(app);
  if (options.web) await registerWeb(app, options, options.web);
  return app;
}

async function registerWeb(app: FastifyInstance, { services, maxEventLoopDelay = 0 }: AppOptions, web: Web) {
  await web.prepare?.(app);
  if (web.mode === "production") {
    const root = join(ROOT, "build/web/client/assets");
    await app.register(staticFiles, { prefix: "/assets", root, preCompressed: true });
  }
  await app.register(brand, { services });
  await app.register(uploadedPictures, { prefix: "/pictures", services });
  await app.register(pictureFiles, { prefix: "/pictures", pictures: services.pictures });
  await app.register(robotsAndSitemap, { services });
  await app.register(async (scope) => {
    // Refuses pages early when the event loop is overloaded. Files are never refused: a page that was sent needs its
    // styles.
    await scope.register(underPressure, { maxEventLoopDelay, pressureHandler: undefined });
    await scope.register(pages, {
      services,
      ...web,
      secure: services.settings.url.startsWith("https:"),
      paymentSources: paymentSources(services),
    });
  });
}

/** The sandbox's script and windows are of the shop's own origin, which is allowed anyway. */
function paymentSources(services: Services): PaymentSources {
  const origin = new URL(services.gateway.checkoutUrl, services.settings.url).origin;
  if (origin === services.settings.url) return { origins: [], styles: [] };
  return { origins: [origin, ...services.gateway.origins], styles: services.gateway.styles };
}
