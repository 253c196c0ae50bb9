import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { errorCode } from "../files/error-code.ts";
import type { Config } from "./config.ts";

const Secrets = z.object({
  session: z.string().min(32),
  gatewayKey: z.string().min(16),
  webhook: z.string().min(16),
});
export type Secrets = z.infer<typeof Secrets>;

/** The demo's secrets: made at the first start and stored in the data directory, readable by its owner alone. */
export async function demoSecrets(dataDirectory: string): Promise<Secrets> {
  const path = pathIn(dataDirectory);
  const fresh: Secrets = { session: secret(), gatewayKey: secret(), webhook: secret() };
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails if the file exists, so two shops that start at once read the same secrets.
    await writeFile(path, JSON.stringify(fresh, null, 2), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return read(path);
}

/** The secret that signs sessions and links: from the settings, or the demo's. Null if there is none yet. */
export async function findSessionSecret({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Config, "SESSION_SECRET" | "DATA_DIR">): Promise<string | null> {
  if (SESSION_SECRET) return SESSION_SECRET;
  const path = pathIn(resolve(DATA_DIR));
  return existsSync(path) ? (await read(path)).session : null;
}

/** Identifies a secret without revealing it. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("which secret is this?").digest("hex").slice(0, 16);
}

function pathIn(dataDirectory: string): string {
  return join(dataDirectory, "secrets.json");
}

async function read(path: string): Promise<Secrets> {
  return Secrets.parse(JSON.parse(await readFile(path, "utf8")));
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
