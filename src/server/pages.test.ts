import fastify from "fastify";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { MemoryRateLimiter } from "../infrastructure/limits/memory-rate-limiter.ts";
import type { Log } from "../infrastructure/logging/log.ts";
import type { Services } from "../shop/services.ts";
import { handleError } from "../web/entry.server.tsx";
import { pages } from "./pages.ts";

/** Minimal pages: a personal search, a public listing, and some that fail. */
const answer =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers });
const route = (id: string, loader: () => Response) => ({ id, path: id, module: { loader } });
const fail = () => {
  throw new Error("the database is away");
};
const build = {
  entry: { module: { default: () => new Response(""), handleError } },
  routes: {
    search: route("search", answer("found", { "cache-control": "no-store" })),
    AllCakes: route("AllCakes", answer("cakes")),
    ...Object.fromEntries(
      ["gift/:token", "pay/:token", "staff-invitation/:token", "orders/:uuid"].map((path) => [
        path,
        route(path, fail),
      ]),
    ),
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  ...{ publicPath: "/", assetsBuildDirectory: "", basename: "/", future: {}, isSpaMode: false, ssr: true },
  ...{ prerender: [], routeDiscovery: { mode: "initial" } },
} as unknown as ServerBuild;

async function aShop(log?: Log) {
  const url = "http://localhost:3000";
  const services = {
    ...{ db: {}, log },
    clock: () => new Date(0),
    rateLimiter: new MemoryRateLimiter(() => 0),
    settings: { url, origins: [url] },
  } as unknown as Services;
  const app = fastify();
  await app.register(pages, {
    services,
    build,
    mode: "production",
    secure: false,
    paymentSources: { origins: [], styles: [] },
  });
  return app;
}

test("a network has 600 searches a minute; cached pages and other networks are not affected", async () => {
  const app = await aShop();
  const ask = (url: string, remoteAddress = "203.0.113.9") => app.inject({ url, remoteAddress });
  await ask("/AllCakes?page=2", "203.0.113.1");
  for (let i = 0; i < 600; i += 1) expect((await ask(`/search?q=${i}`)).body).toBe("found");
  const refused = await ask("/search?q=rose");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect(refused.body).toBe("Too many pages at once. Please wait a minute and try again.");
  expect((await ask("/AllCakes?page=2")).body).toBe("cakes");
  expect((await ask("/AllCakes")).body).toBe("cakes");
  expect((await ask("/search?q=rose", "203.0.113.1")).body).toBe("found");
  await app.close();
});

test("a failed page of a mailed link is logged without its token, other pages with their path", async () => {
  const logged: unknown[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: ({ path }: Record<string, unknown>) => logged.push(path),
  };
  const app = await aShop(log);
  const paths = [
    "/gift/s3cret",
    "/Pay/s3cret/",
    "/staff-invitation/s3cret",
    "/gift/s3cret.data",
    "/orders/41",
  ];
  for (const url of paths) expect((await app.inject({ url })).statusCode).toBe(500);
  expect(logged).toEqual([
    ...["/gift/:token", "/Pay/:token", "/staff-invitation/:token", "/gift/:token.data"],
    "/orders/41",
  ]);
  await app.close();
});
