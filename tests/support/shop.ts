import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
/** The first start loads the whole demo shop, on a busy machine. In ms. */
const READY_WITHIN = 240_000;

export type ShopProcess = {
  url: string;
  directory: string;
  /** All output so far: progress, log lines, errors. */
  said(): string;
  /** Standard output alone. */
  logged(): string;
  /** Resolves when its health check answers. Throws its output if it ends before. */
  ready(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
};

export type RunningShop = ShopProcess & {
  /** Kills the process without warning, like a power cut. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
};

export type ShopOptions = {
  /** An existing data directory; a new one by default. */
  directory?: string;
  port?: number;
  env?: Record<string, string>;
  /** The command to run; the server by default. */
  command?: [string, ...string[]];
  /** A built checkout of the project; this one by default. */
  checkout?: string;
};

/** For a shop that one browser uses on a busy machine: no page is refused because the process had to wait. */
export const NEVER_OVERLOADED = { MAX_EVENT_LOOP_DELAY: "0" };

/** Starts a whole shop as a process of its own (real server, database and sandbox), and waits until it is ready. */
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

/** Starts it without waiting, for tests of starts and of starts that fail. */
export async function launchShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), "jamun-shop-")));
  const port = options.port ?? (await freePort());
  const [program, ...args] = options.command ?? [process.execPath, "src/server/main.ts"];
  const checkout = options.checkout ?? ROOT;
  const child = spawn(program, args, {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: "warn",
      // Tests count their own orders.
      DEMO_DAYS: "0",
      // As in `npm start`: Node reuses its compiled code.
      NODE_COMPILE_CACHE: join(checkout, "build/compiled"),
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let logged = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (said += bytes));
  child.stdout.on("data", (bytes) => (logged += bytes));
  // "close" comes after the last output was read, "exit" may come before.
  const ended = new Promise<number | null>((done) => child.once("close", done));
  // A test that fails half-way leaves no shop running.
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

/** Repeats the check until it is true, for work that a running shop does in the background. */
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
