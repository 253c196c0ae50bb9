import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./node.mjs";

/**
 * Runs a program to its end, its output shown as it comes.
 * @param {{ env?: object, cwd?: string, quiet?: boolean, hold?: boolean }} options quiet: shows complaints only; hold:
 *   shows the output when the program has ended, for programs that run beside others
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, hold = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", hold ? "pipe" : quiet ? "ignore" : "inherit", hold ? "pipe" : "inherit"],
      env: { ...process.env, ...withTools(), ...env },
    });
    const held = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes) => held.push(bytes));
    // Whoever ends us meanwhile ends what we started.
    const end = () => child.kill();
    process.once("exit", end);
    child.once("error", fail);
    // "close" comes after the last of the output, "exit" may come before.
    child.once("close", (code, signal) => {
      process.off("exit", end);
      process.stdout.write(Buffer.concat(held));
      done(code ?? (signal ? 1 : 0));
    });
  });
}

/** As `run`, and anything but success is an error. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ""} ended with ${code}`);
}

/** The project's own tools, and its own Node before the machine's. */
export function withTools() {
  const bin = join(root, "node_modules", ".bin");
  return { PATH: [join(pinnedNode(), ".."), bin, process.env.PATH ?? ""].join(delimiter) };
}
