import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
/** The first start loads the whole demo shop, on a machine that may be busy. */
const READY_WITHIN = 240_000;

export type ShopProcess = {
  url: string;
  directory: string;
  /** All that it wrote so far: progress, log lines, complaints. */
  said(): string;
  /** What of it stands on standard output. */
  logged(): string;
  /** Resolves when its health check answers. Fails with what the process said when it ends before. */
  ready(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

export type RunningShop = ShopProcess & {
  /** Ends the process as a power cut would: no warning, no time. */
  kill(): Promise<void>;
  /** SIGTERM, and its exit code. */
  stop(): Promise<number | null>;
};

export type ShopOptions = {
  /** An existing data directory to start on again; else a new one. */
  directory?: string;
  port?: number;
  env?: Record<string, string>;
  /** What to run; the server itself unless told. */
  command?: [string, ...string[]];
};

/** A whole shop as a process of its own (real server, database and sandbox), ready to serve. */
export async function startShop(options: ShopOptions = {}): Promise<RunningShop> {
  const shop = await launchShop(options);
  await shop.ready();
  return {
    ...shop,
    kill: async () => {
      shop.signal("SIGKILL");
      await shop.ended;
    },
    stop: () => {
      shop.signal("SIGTERM");
      return shop.ended;
    },
  };
}

/** The same, only begun: for what happens during the start, and for starts that fail. */
export async function launchShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), "jamun-shop-")));
  const port = options.port ?? (await freePort());
  const [program, ...args] = options.command ?? [process.execPath, "src/server/main.ts"];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: "warn",
      // As `npm start` does: what Node has compiled once it reads back at the next start.
      NODE_COMPILE_CACHE: join(ROOT, "build/compiled"),
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let logged = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (said += bytes));
  child.stdout.on("data", (bytes) => (logged += bytes));
  // "close" comes after the last word was read, "exit" may come before.
  const ended = new Promise<number | null>((done) => child.once("close", done));
  // A test that fails half-way leaves no shop behind.
  const leave = () => child.kill("SIGKILL");
  process.once("exit", leave);
  void ended.then(() => process.off("exit", leave));
  const url = `http://localhost:${port}`;
  return {
    url,
    directory,
    said: () => said,
    logged: () => logged,
    ready: () => untilReady(url, child, () => said),
    signal: (name) => child.kill(name),
    ended,
  };
}

export async function removeDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  await rm(`${directory}.lock`, { force: true });
}

/** Asks until the answer is yes, for what a running shop does in its own time. */
export async function eventually(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  within = 30_000,
): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${within / 1000} s: ${what}`);
    await pause(50);
  }
}

async function untilReady(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the shop did not start: ${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  };
  await eventually("the shop is ready", answers, READY_WITHIN).catch((error) => {
    throw new Error(`${error.message}\n${said()}`);
  });
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
