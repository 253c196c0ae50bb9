import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import underPressure from "@fastify/under-pressure";
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import { api } from "../api/api.ts";
import { isReady } from "../infrastructure/database/open-database.ts";
import type { Services } from "../shop/services.ts";
import { crawlers } from "./crawlers.ts";
import type { Web } from "./load-pages.ts";
import { metrics } from "./metrics.ts";
import { pages } from "./pages.ts";
import { readableUrl } from "./readable-url.ts";
import { headersOfEverything } from "./security-headers.ts";

export type AppOptions = {
  services: Services;
  log: FastifyBaseLogger;
  trustProxy?: string | undefined;
  metricsToken?: string | undefined;
  /** The rendered pages; left out by tests that need the API alone. */
  web?: Web;
  /** So late may the event loop be, in ms, before pages are refused. 0 refuses none, for tests on a busy machine. */
  maxEventLoopDelay?: number;
  /** What only some shops have: the identity provider's routes, the sandbox, saved mail. */
  extras?: ((app: FastifyInstance) => Promise<void>)[];
};

const ROOT = join(import.meta.dirname, "../..");
const FOREVER = { immutable: true, maxAge: "365d" } as const;

/** The whole shop as one Fastify server, not yet listening. The same for production and tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: "idle",
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type("text/plain").send(error.message);
    services.log.error({ err: error }, "a request failed");
    return reply.code(status).type("text/plain").send("Something is down on our side. Please try again.");
  });

  const everywhere = headersOfEverything(services.settings.url.startsWith("https:"));
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });

  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(services.db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "database away" });
  });
  await app.register(metrics, { services, token: options.metricsToken });
  await app.register(api, { prefix: "/api", services });
  for (const extra of options.extras ?? []) await extra(app);
  if (options.web) await registerWeb(app, options, options.web);
  return app;
}

async function registerWeb(
  app: FastifyInstance,
  { services, maxEventLoopDelay = 4_000 }: AppOptions,
  web: Web,
) {
  await web.prepare?.(app);
  if (web.mode === "production") {
    await app.register(fastifyStatic, {
      root: join(ROOT, "build/web/client/assets"),
      prefix: "/assets/",
      preCompressed: true,
      decorateReply: false,
      ...FOREVER,
    });
  }
  // Icons and the like, which browsers ask for by fixed names: a route for each file, nothing else.
  await app.register(fastifyStatic, {
    root: join(ROOT, "public"),
    wildcard: false,
    decorateReply: false,
    maxAge: "1d",
  });
  await app.register(fastifyStatic, {
    root: join(ROOT, "build/pictures"),
    prefix: "/pictures/",
    decorateReply: false,
    ...FOREVER,
  });
  await app.register(crawlers, { services });
  await app.register(async (scope) => {
    // An overloaded event loop refuses pages early instead of answering all of them late. Files are never refused:
    // a page that got through must have its styles.
    await scope.register(underPressure, { maxEventLoopDelay, pressureHandler: undefined });
    await scope.register(pages, {
      services,
      ...web,
      secure: services.settings.url.startsWith("https:"),
      paymentOrigins: paymentOrigins(services),
    });
  });
}

/** Where the checkout script and its windows come from. The sandbox's are our own, which is allowed anyway. */
function paymentOrigins(services: Services): string[] {
  const origin = new URL(services.gateway.checkoutUrl, services.settings.url).origin;
  if (origin === services.settings.url) return [];
  return [origin, "https://api.razorpay.com", "https://lumberjack.razorpay.com", "https://cdn.razorpay.com"];
}
