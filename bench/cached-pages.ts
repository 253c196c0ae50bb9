import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";
import autocannon from "autocannon";

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 32;

export type Ratio = { page: string; pageRps: number; bareRps: number; ratio: number };

/**
 * Requests per second of one cached page, compared with a bare server that sends the same bytes. Both alternate, so
 * that a noisy machine affects both; the best round of each counts.
 */
export async function compareWithBare(shop: string, page: string): Promise<Ratio> {
  const { headers, body } = await whenCompressed(`${shop}${page}`);
  const { process: bare, url: bareUrl } = await startBare(headers, body);
  const best = { page: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.max(best.bare, await requestsPerSecond(bareUrl));
    best.page = Math.max(best.page, await requestsPerSecond(`${shop}${page}`));
  }
  bare.kill();
  return { page, pageRps: best.page, bareRps: best.bare, ratio: best.page / best.bare };
}

/** Starts the control, which sends these bytes, as a process of its own. */
export async function startBare(headers: Record<string, string>, body: Buffer) {
  const process = fork(join(import.meta.dirname, "bare-server.ts"));
  process.send({ headers, body: body.toString("base64") });
  const [port] = (await once(process, "message")) as [number];
  return { process, url: `http://127.0.0.1:${port}/` };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "br", accept: "text/html" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** Fetches the page until it is compressed, soon after its second visit. */
async function whenCompressed(url: string) {
  for (let visits = 0; visits < 100; visits++) {
    const answer = await fetchRaw(url);
    if (answer.headers["content-encoding"] === "br") return answer;
  }
  throw new Error(`${url} is not served from the cache`);
}

/** The bytes as sent: `fetch` would decompress them. */
function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const headers: Record<string, string> = {};
        for (const [name, value] of Object.entries(response.headers)) {
          if (
            value !== undefined &&
            !["date", "connection", "keep-alive", "transfer-encoding"].includes(name)
          ) {
            headers[name] = String(value);
          }
        }
        done({ headers, body: Buffer.concat(parts) });
      });
    })
      .on("error", fail)
      .end();
  });
}
