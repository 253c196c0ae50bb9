import type { ReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openUploads } from "./open-uploads.ts";

test("an upload's file and directory are on the disk before its name is returned", async () => {
  const directory = await mkdtemp(join(tmpdir(), "jamun-uploads-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const any = await open(directory, "r");
  const synced = vi.spyOn(Object.getPrototypeOf(any), "sync");
  onTestFinished(() => synced.mockRestore());
  await any.close();

  const uploads = openUploads(directory);
  const name = await uploads.save(Buffer.from("a photo"));
  expect(synced).toHaveBeenCalledTimes(2);
  const read = async (part?: { from: number; to: number }) =>
    Buffer.concat((await (await uploads.open(name))?.read(part).toArray()) ?? []).toString();
  expect([await read(), await read({ from: 2, to: 4 })]).toEqual(["a photo", "pho"]);
  await uploads.remove([name]);
  expect(await uploads.open(name)).toBeNull();
});

test("photos are accepted as long as the disk has more room than the shop needs beside them", async () => {
  const directory = await mkdtemp(join(tmpdir(), "jamun-uploads-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const hasRoom = (reserve: number) => openUploads(join(directory, "uploads"), { reserve }).hasRoom();
  expect([await hasRoom(0), await hasRoom(Number.MAX_SAFE_INTEGER)]).toEqual([true, false]);
});

test("only the requested part of a large file is read", async () => {
  const directory = await mkdtemp(join(tmpdir(), "jamun-uploads-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const uploads = openUploads(directory);
  const file = await uploads.open(await uploads.save(Buffer.alloc(8 * 2 ** 20)));
  const stream = file?.read({ from: 1_000, to: 2_999 }) as ReadStream;
  const parts = await stream.toArray();
  expect([Buffer.concat(parts).byteLength, stream.bytesRead, stream.closed]).toEqual([2_000, 2_000, true]);
});
