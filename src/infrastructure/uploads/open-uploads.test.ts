import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openUploads } from "./open-uploads.ts";

test("an upload is on the disk before its name is given out: the file itself, and its directory", async () => {
  const directory = await mkdtemp(join(tmpdir(), "jamun-uploads-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const any = await open(directory, "r");
  const synced = vi.spyOn(Object.getPrototypeOf(any), "sync");
  onTestFinished(() => synced.mockRestore());
  await any.close();

  const uploads = openUploads(directory);
  const name = await uploads.save(Buffer.from("a photo"));
  expect(synced).toHaveBeenCalledTimes(2);
  expect(await uploads.read(name)).toEqual(Buffer.from("a photo"));
});
