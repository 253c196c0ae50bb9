import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pinnedNode, root } from "./node.mjs";

/**
 * Runs a program to its end, its output shown as it comes.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ["ignore", "ignore", "inherit"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...withTools(), ...env },
    });
    // Whoever ends us meanwhile ends what we started.
    const end = () => child.kill();
    process.once("exit", end);
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      process.off("exit", end);
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
