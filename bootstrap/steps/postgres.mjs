import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { freePort } from "./free-port.mjs";
import { giveUp, step } from "./say.mjs";

const DEBIAN = "/usr/lib/postgresql";

/**
 * Starts a temporary PostgreSQL cluster on a free port.
 * @param {{ durable?: boolean, preload?: string }} options durable: with fsync, as in production; tests without power
 *   cuts need none. preload: a library of the server
 * @returns {Promise<{ url: string, pgbench: string, copy: (from: string) => void, pause: () => Promise<void>,
 *   resume: () => Promise<void>, stop: () => Promise<void> }>}
 *   copy: fills its database with that of another URL; pause: crashes the server; resume: starts it again with its data
 */
export async function startPostgres({ durable = false, preload = "" } = {}) {
  const bin = binaries() ?? (await installed());
  return step("Starting a PostgreSQL for the tests", async () => {
    const folder = mkdtempSync(join(tmpdir(), "jamun-postgres-"));
    const port = await freePort();
    // PostgreSQL refuses to run as root; Debian's package creates a user for it.
    const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
    const command = (program, args) => [...asUser, join(bin, program), ...args];
    if (asUser.length > 0) {
      execFileSync("chown", ["postgres", folder]);
      chmodSync(folder, 0o700);
    }
    const data = join(folder, "data");
    const [init, ...initArgs] = command("initdb", [
      "-D",
      data,
      "-U",
      "shop",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
    ]);
    execFileSync(init, initArgs, { stdio: "ignore" });
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
      max_connections: 200,
      fsync: durable ? "on" : "off",
      synchronous_commit: durable ? "on" : "off",
      full_page_writes: durable ? "on" : "off",
      shared_preload_libraries: preload,
    };
    const [start, ...args] = command("postgres", [
      "-D",
      data,
      ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
    ]);
    let server;
    const resume = async () => {
      if (server?.exitCode === null) return;
      server = spawn(start, args, { stdio: "ignore", detached: true });
      await untilAnswers(() => {
        const [ready, ...readyArgs] = [join(bin, "pg_isready"), "-h", "127.0.0.1", "-p", String(port), "-q"];
        execFileSync(ready, readyArgs);
      });
    };
    const pause = async () => {
      if (server.exitCode !== null) return;
      const gone = new Promise((done) => server.once("exit", done));
      const [stop, ...stopArgs] = command("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      execFileSync(stop, stopArgs, { stdio: "ignore" });
      await gone;
    };
    await resume();
    const url = `postgres://shop@127.0.0.1:${port}/postgres`;
    return {
      url,
      pgbench: join(bin, "pgbench"),
      copy: (from) => {
        const dump = execFileSync(join(bin, "pg_dump"), ["--no-owner", from], { maxBuffer: 2 ** 30 });
        const atOnce = ["-X", "-q", "-1", "-v", "ON_ERROR_STOP=1", "-d", url];
        execFileSync(join(bin, "psql"), atOnce, { input: dump, stdio: ["pipe", "ignore", "inherit"] });
      },
      pause,
      resume,
      stop: async () => {
        await pause();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
}

function binaries() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter((v) => v >= 15)
    : [];
  const newest = Math.max(...versions);
  if (versions.length > 0 && existsSync(join(DEBIAN, String(newest), "bin/initdb")))
    return join(DEBIAN, String(newest), "bin");
  return (process.env.PATH ?? "").split(delimiter).find((folder) => existsSync(join(folder, "initdb")));
}

async function installed() {
  await aptInstall(["postgresql"], "PostgreSQL 15 or newer");
  return binaries() ?? giveUp("PostgreSQL was installed, but no initdb was found.");
}

async function untilAnswers(check) {
  for (let tries = 0; ; tries++) {
    try {
      return check();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
