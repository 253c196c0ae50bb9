import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Picture, Pictures } from "../shop/catalogue/pictures.ts";
import { pictureFiles } from "./picture-files.ts";

const ID = "belgian-chocolate-truffle-cake";
const listed =
  (file: string) =>
  (id: string): Picture => {
    if (id !== ID) throw new Error("not listed");
    return { id, base: `/pictures/${file}`, width: 800, height: 800, widths: [400, 800] };
  };
const pictures: Pictures = { photo: listed(`${ID}.0a1b2c3d`), cutout: listed(`${ID}-cutout.0a1b2c3d`) };

const app = fastify();
let built: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), "jamun-pictures-"));
  await writeFile(join(built, `${ID}.0a1b2c3d-400.avif`), "made");
  await app.register(pictureFiles, { prefix: "/pictures", pictures, built });
});
afterAll(async () => {
  await app.close();
  await rm(built, { recursive: true, force: true });
});

test("a picture that is made is cached for ever", async () => {
  const { statusCode, body, headers } = await app.inject(`/pictures/${ID}.0a1b2c3d-400.avif`);
  expect([statusCode, body, headers["cache-control"]]).toEqual([
    200,
    "made",
    "public, max-age=31536000, immutable",
  ]);
});

test.each([`${ID}.0a1b2c3d-800.avif`, `${ID}-cutout.0a1b2c3d-200.webp`])(
  "%s is not made yet: the original answers, and is not cached",
  async (file) => {
    const { statusCode, rawPayload, headers } = await app.inject(`/pictures/${file}`);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    expect(rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  },
);

test.each([
  `${ID}.99999999-400.avif`,
  "another.0a1b2c3d-400.avif",
  "..%2f..%2fpackage.json",
  "%2e%2e",
  "manifest.txt",
])("%s is no picture", async (file) => {
  expect((await app.inject(`/pictures/${file}`)).statusCode).toBe(404);
});
