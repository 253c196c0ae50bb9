import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./node.mjs";

/**
 * Runs a program and shows its output.
 * @param {{ env?: object, cwd?: string, quiet?: boolean, hold?: boolean }} options quiet: shows errors only; hold:
 *   shows the output when the program has ended, for programs that run in parallel
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
    // A signal to us also ends the program.
    const end = () => child.kill();
    process.once("exit", end);
    child.once("error", fail);
    // "close" comes after the last output, "exit" may come before.
    child.once("close", (code, signal) => {
      process.off("exit", end);
      process.stdout.write(Buffer.concat(held));
      done(code ?? (signal ? 1 : 0));
    });
  });
}

/** Like `run`, but throws unless the program succeeds. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ""} ended with ${code}`);
}

/** PATH with the project's own tools and Node first. */
function withTools() {
  const bin = join(root, "node_modules", ".bin");
  return { PATH: [join(pinnedNode(), ".."), bin, process.env.PATH ?? ""].join(delimiter) };
}
