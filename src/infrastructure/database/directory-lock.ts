import { createHash, randomBytes } from "node:crypto";
import { link, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Lets one process at a time have a directory: PGlite does not notice a second opener, and rows of one side
 * would vanish. A listening Unix socket is the lock, because the kernel frees it however the process ends.
 *
 * @returns a function that gives the directory back.
 * @throws DirectoryInUse when another living process has it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPathOf(resolve(directory));
  for (let attempt = 0; attempt < 2; attempt++) {
    const server = await listen(path);
    if (server) return () => new Promise((done) => server.close(() => done()));
    if (!(await removeStaleSocket(path))) break;
  }
  throw new DirectoryInUse(directory);
}

/**
 * Takes away the socket of a process that was killed. It is moved aside before it is judged, so that of two
 * shops starting at once neither can remove the other's new one: a living one is put back.
 */
async function removeStaleSocket(path: string): Promise<boolean> {
  if (await isListening(path)) return false;
  const aside = `${path}.${randomBytes(4).toString("hex")}`;
  try {
    await rename(path, aside);
  } catch {
    return true;
  }
  const living = await isListening(aside);
  if (living) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
  return !living;
}

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `${directory} is in use by another running shop. Stop that one, or set DATA_DIR to another directory.`,
    );
    this.name = "DirectoryInUse";
  }
}

/** Beside the directory, so that all who share it meet there; a path too long for a socket goes by its digest. */
function socketPathOf(directory: string): string {
  const name = `jamun-${createHash("sha256").update(directory).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const beside = `${directory}.lock`;
  return beside.length < 90 ? beside : join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    // A socket of another user refuses us, and lives.
    socket.once("error", ({ code }: NodeJS.ErrnoException) => done(code === "EACCES" || code === "EPERM"));
  });
}
