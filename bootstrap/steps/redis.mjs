import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { freePort } from "./free-port.mjs";
import { giveUp, step } from "./say.mjs";

/**
 * Starts a temporary in-memory Redis on a free port.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRedis() {
  const binary = find() ?? (await installed());
  return step("Starting a Redis for the tests", async () => {
    const port = await freePort();
    const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const server = spawn(binary, settings, { stdio: ["ignore", "pipe", "ignore"] });
    await new Promise((done, fail) => {
      server.once("error", fail);
      server.once("exit", () => fail(new Error("redis-server ended at once")));
      server.stdout.on("data", (bytes) => String(bytes).includes("Ready to accept connections") && done());
    });
    return {
      url: `redis://127.0.0.1:${port}`,
      stop: async () => {
        // Ctrl-C ends it too.
        if (server.exitCode !== null || server.signalCode !== null) return;
        server.removeAllListeners("exit");
        const gone = new Promise((done) => server.once("exit", done));
        server.kill("SIGTERM");
        await gone;
      },
    };
  });
}

function find() {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, "redis-server")).find((path) => existsSync(path));
}

async function installed() {
  await aptInstall(["redis-server"], "Redis");
  return find() ?? giveUp("Redis was installed, but no redis-server was found.");
}
