import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a shop before its own code. Measures the longest stall of its main thread in CPU time between two turns
 * of a timer, because other processes' time is not the shop's.
 */
const EVERY_MS = 2;

// Worker threads load it too.
if (isMainThread) {
  let longest = 0;
  let before = cpuMs();
  setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, EVERY_MS).unref();
  // Replies with the longest stall since the last call, in ms.
  const server = createServer((_request, response) => {
    response.end(String(longest));
    longest = 0;
  });
  server.listen(Number(process.env.BENCH_STALL_PORT), "127.0.0.1").unref();
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
