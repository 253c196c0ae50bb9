import { runCli } from "../../src/cli/run-cli.ts";
import { type Deployment, emptyDeployment, TESTED_ON } from "./demo-deployment.ts";

/** A command may create a database first, on a busy machine. In ms. */
export const PATIENCE = 120_000;

/** A shop without data, on the database of this run. */
export function emptyShop(): Promise<Deployment> {
  return emptyDeployment(TESTED_ON);
}

/** Runs a command of the shop in this process. Returns its exit code and what it printed. */
export async function runCommand(
  env: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  const code = await runCli(words, env, { say: tell, complain: tell });
  return { code, said: lines.join("\n") };
}
