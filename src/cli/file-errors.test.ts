import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "./run-cli.ts";

const MISSING = join(tmpdir(), "jamun-no-such-folder", "file");
const CLOSED = 0x7fff_ffff;

/** Runs a command during which this fails. */
async function failingIn(work: () => void): Promise<{ code: number; complaints: string }> {
  const complaints: string[] = [];
  const complain = (line: string) => void complaints.push(line);
  const code = await runCli(["help"], {}, { say: work, complain });
  return { code, complaints: complaints.join("\n") };
}

test.each<[string, string, () => unknown]>([
  ["access", "ENOENT", () => fs.accessSync(MISSING)],
  ["close", "EBADF", () => fs.closeSync(CLOSED)],
  ["copyfile", "ENOENT", () => fs.copyFileSync(MISSING, `${MISSING}.copy`)],
  ["fsync", "EBADF", () => fs.fsyncSync(CLOSED)],
  ["lstat", "ENOENT", () => fs.lstatSync(MISSING)],
  ["mkdir", "ENOENT", () => fs.mkdirSync(MISSING)],
  ["open", "ENOENT", () => fs.openSync(MISSING, "r")],
  ["read", "EBADF", () => fs.readSync(CLOSED, Buffer.alloc(1))],
  ["rename", "ENOENT", () => fs.renameSync(MISSING, `${MISSING}.new`)],
  ["rmdir", "ENOENT", () => fs.rmdirSync(MISSING)],
  ["scandir", "ENOENT", () => fs.readdirSync(MISSING)],
  ["stat", "ENOENT", () => fs.statSync(MISSING)],
  ["statfs", "ENOENT", () => fs.statfsSync(MISSING)],
  ["unlink", "ENOENT", () => fs.unlinkSync(MISSING)],
  ["write", "EBADF", () => fs.writeSync(CLOSED, "x")],
])("a file that fails at %s is named in a sentence, with %s", async (syscall, errno, work) => {
  expect(work).toThrow(expect.objectContaining({ syscall }));
  const { code, complaints } = await failingIn(() => void work());
  expect(code).toBe(2);
  expect(complaints).toMatch(
    new RegExp(`^(\\S+|A file) can't be used \\(${errno}\\)\\.\nNothing was changed\\.$`),
  );
});

test.each([
  ["a lost connection", Object.assign(new Error("no route"), { code: "EHOSTUNREACH", syscall: "connect" })],
  ["a bug", new TypeError("x is not a function")],
])("%s is not blamed on a file, and shows in one line where it happened", async (_what, error) => {
  const { code, complaints } = await failingIn(() => {
    throw error;
  });
  expect(code).toBe(1);
  expect(complaints).toMatch(/^The command failed: [^\n]+ \(src\/cli\/file-errors\.test\.ts:\d+\)$/);
  expect(complaints).toContain(error.message);
});
