import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Secrets = z.object({
  session: z.string().min(32),
  gatewayKey: z.string().min(16),
  webhook: z.string().min(16),
});
export type Secrets = z.infer<typeof Secrets>;

/** The demo's secrets: made at the first start, kept in the data directory, readable by its owner alone. */
export async function demoSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, "secrets.json");
  const fresh: Secrets = { session: secret(), gatewayKey: secret(), webhook: secret() };
  await mkdir(dataDirectory, { recursive: true });
  try {
    // "wx" fails when the file exists: of two first starts, one writes and both read the same.
    await writeFile(path, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return Secrets.parse(JSON.parse(await readFile(path, "utf8")));
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
