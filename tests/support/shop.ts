import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export type RunningShop = {
  url: string;
  directory: string;
  /** Ends the process as a power cut would: no warning, no time. */
  kill(): Promise<void>;
  /** SIGTERM, and its exit code. */
  stop(): Promise<number | null>;
};

/**
 * A whole shop as a process of its own: real server, real database, real sandbox.
 * @param options.directory an existing data directory to start on again; else a new one
 */
export async function startShop(
  options: { directory?: string; port?: number; env?: Record<string, string> } = {},
): Promise<RunningShop> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), "jamun-shop-")));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: "error",
      ...options.env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, child);
  return {
    url,
    directory,
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
    stop: async () => {
      child.kill("SIGTERM");
      return ended(child);
    },
  };
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let complaint = "";
  child.stderr?.on("data", (bytes) => {
    complaint += bytes;
  });
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop did not start: ${complaint}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the shop was not ready in time: ${complaint}`);
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
