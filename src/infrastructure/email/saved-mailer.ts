import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorCode } from "../files/error-code.ts";
import type { Mailer } from "./mailer.ts";

const SavedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  savedAt: z.iso.datetime(),
});
export type SavedMail = z.infer<typeof SavedMail>;

export type SavedMailer = Mailer & {
  /** The newest mails first, to this recipient or to all. */
  newest(limit: number, to?: string): Promise<SavedMail[]>;
  /** Null if there is no mail with this id. */
  find(id: string): Promise<SavedMail | null>;
};

/** Saves mails as files instead of sending them, for the demo. */
export function createSavedMailer(directory: string): SavedMailer {
  return {
    async send(mail) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const saved: SavedMail = { ...mail, savedAt: new Date().toISOString() };
      try {
        // A mail with an existing id was sent before.
        await writeFile(join(directory, fileOf(mail.id)), JSON.stringify(saved, null, 2), {
          mode: 0o600,
          flag: "wx",
        });
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
    },
    async newest(limit, to) {
      const mails: SavedMail[] = [];
      for (const path of await newestFiles(directory)) {
        if (mails.length === limit) break;
        const mail = await read(path);
        if (mail && (to === undefined || mail.to === to)) mails.push(mail);
      }
      return mails;
    },
    find: (id) => read(join(directory, fileOf(id))),
  };
}

/** Null if the file is missing or not one of our mails. */
async function read(path: string): Promise<SavedMail | null> {
  const text = await readFile(path, "utf8").catch(() => "null");
  return SavedMail.safeParse(JSON.parse(text)).data ?? null;
}

function fileOf(id: string): string {
  return `${encodeURIComponent(id)}.json`;
}

async function newestFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name) => ({
        path: join(directory, name),
        at: (await stat(join(directory, name))).mtimeMs,
      })),
  );
  return files.sort((a, b) => b.at - a.at).map(({ path }) => path);
}
