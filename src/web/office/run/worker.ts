import type { Route } from "./+types/worker.ts";
import { workerScript } from "./worker-script.ts";

/** The service worker of the runs. Its scope is its folder, so it never sees another page of the shop. */
export function loader(_: Route.LoaderArgs): Response {
  return new Response(workerScript, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
