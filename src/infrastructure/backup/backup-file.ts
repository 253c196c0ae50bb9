import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { errorCode } from "../files/error-code.ts";

/**
 * The file is not a backup, is incomplete, or is of another version. The message is shown to the user of the command.
 */
export class InvalidBackup extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InvalidBackup";
  }
}

/**
 * The first line. `next` holds the next value of each sequence, `signedBy` the fingerprint of the secret that signed
 * the shop's links, if it had one.
 */
export const Header = z.object({
  format: z.literal("jamun-backup-1"),
  madeAt: z.iso.datetime(),
  migratedTo: z.string().regex(/^\d{1,20}$/),
  signedBy: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .default(null),
  next: z.record(z.string(), z.string().regex(/^\d{1,20}$/)),
});
export type Header = z.infer<typeof Header>;

/** Each part starts with its number of lines, so that no row can be mistaken for the start of a part. */
export const PartHead = z.discriminatedUnion("part", [
  z.object({
    part: z.literal("table"),
    name: z.string(),
    columns: z.array(z.string()).min(1),
    lines: z.int().min(0),
  }),
  z.object({ part: z.literal("jobs"), lines: z.int().min(0) }),
  z.object({ part: z.literal("uploads"), lines: z.int().min(0) }),
  z.object({ part: z.literal("end"), lines: z.literal(0) }),
]);
export type PartHead = z.infer<typeof PartHead>;

const JobLine = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) });
/** A customer's file in base64. Null if it was erased while the backup was made. */
export const UploadLine = z.object({
  name: z.string().regex(/^[0-9a-f]{32}$/),
  bytes: z.base64().nullable(),
});

/**
 * In characters. A row with a long text or a photo needs a fraction of it; a file of another kind may have no line
 * breaks.
 */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/**
 * Reads a backup: its header, then its parts with their lines. The lines of a part must be read before the next part
 * is requested. Throws `InvalidBackup`.
 */
export async function* readBackup(
  path: string,
): AsyncGenerator<{ header: Header } | { head: PartHead; lines: AsyncGenerator<string> }> {
  const lines = linesOf(path);
  yield { header: parseLine(Header, await next(lines)) };
  for (;;) {
    const head = parseLine(PartHead, await next(lines));
    if (head.part === "end") break;
    yield { head, lines: take(lines, head.lines) };
  }
  if (!(await lines.next()).done) throw new InvalidBackup("It goes on behind its end.");
}

/**
 * Reads a backup to its end, so that a damaged one is found before anything is changed.
 * @returns its header
 */
export async function checkBackup(path: string, jobNames: readonly string[]): Promise<Header> {
  let header: Header | undefined;
  const parsers: Record<PartHead["part"], (line: string) => unknown> = {
    table: (line) => parseLine(Row, line),
    jobs: (line) => parseJob(line, jobNames),
    uploads: (line) => parseLine(UploadLine, line),
    end: () => {},
  };
  for await (const part of readBackup(path)) {
    if ("header" in part) header = part.header;
    else for await (const line of part.lines) parsers[part.head.part](line);
  }
  if (!header) throw new InvalidBackup("It is cut off: it has not even a header.");
  return header;
}

const Row = z.record(z.string(), z.unknown());

/** Parses a job. Its name must be one of these: nothing would ever run the others. */
export function parseJob(line: string, names: readonly string[]): z.infer<typeof JobLine> {
  const job = parseLine(JobLine, line);
  if (!names.includes(job.name)) throw new InvalidBackup("It has work of a kind that this version can't do.");
  return job;
}

export function parseLine<T>(schema: z.ZodType<T>, line: string): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InvalidBackup("It is no backup of a shop, or a broken one.");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new InvalidBackup("It is no backup of a shop, or of one that this version can't read.");
  return parsed.data;
}

async function* take(lines: AsyncGenerator<string>, count: number): AsyncGenerator<string> {
  for (let taken = 0; taken < count; taken++) yield await next(lines);
}

async function next(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new InvalidBackup("It is cut off: its end is missing.");
  return value;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.once("error", (error) => text.destroy(error));
  let open: string[] = [];
  let length = 0;
  try {
    text.setEncoding("utf8");
    const chunks: AsyncIterable<string> = file.pipe(text);
    for await (const chunk of chunks) {
      const [first = "", ...others] = chunk.split("\n");
      open.push(first);
      length += first.length;
      if (length > MAX_LINE_LENGTH)
        throw new InvalidBackup("It is no backup of a shop: a line of it never ends.");
      for (const other of others) {
        yield open.join("");
        open = [other];
        length = other.length;
      }
    }
  } catch (error) {
    throw isZlibError(error)
      ? new InvalidBackup("It is no backup of a shop, or it is broken or cut off.")
      : error;
  } finally {
    file.destroy();
  }
  if (length > 0) throw new InvalidBackup("It is cut off in the middle of a line.");
}

function isZlibError(error: unknown): boolean {
  return errorCode(error)?.startsWith("Z_") ?? false;
}
