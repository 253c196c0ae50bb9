import { createHash, randomBytes } from "node:crypto";
import { link, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Locks a directory for one process: PGlite does not notice a second opener, and rows would be lost.
 * The lock is a listening Unix socket, because the kernel frees it however the process ends.
 * @returns the function that unlocks the directory
 * @throws DirectoryInUse when another living process holds the lock
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
 * Removes the socket of a process that was killed. Renames it before checking it, so that two shops that start at
 * once cannot remove each other's new socket. A living socket is put back.
 */
async function removeStaleSocket(path: string): Promise<boolean> {
  if (await isListening(path)) return false;
  const moved = `${path}.${randomBytes(4).toString("hex")}`;
  try {
    await rename(path, moved);
  } catch {
    return true;
  }
  const isAlive = await isListening(moved);
  if (isAlive) await link(moved, path).catch(() => {});
  await rm(moved, { force: true });
  return !isAlive;
}

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `${directory} is in use by another running shop. Stop that one, or set DATA_DIR to another directory.`,
    );
    this.name = "DirectoryInUse";
  }
}

/** The socket is beside the directory, so that every process finds it. A path too long for a socket is hashed. */
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
    // A socket of another user refuses the connection but is alive.
    socket.once("error", ({ code }: NodeJS.ErrnoException) => done(code === "EACCES" || code === "EPERM"));
  });
}
