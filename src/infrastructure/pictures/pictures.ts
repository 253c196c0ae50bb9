import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Picture, Pictures } from "../../shop/catalog/pictures.ts";

const made = z.object({
  file: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
});
const manifestFile = z.object({ cutout: z.record(z.string(), made), photo: z.record(z.string(), made) });

/** Where the server serves the made pictures. */
const ADDRESS = "/pictures";

/** The pictures that the build made, from its list (`build/pictures/manifest.json`). An unknown id throws. */
export function openPictures(manifestPath: string): Pictures {
  const listed = manifestFile.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const cutouts = byId(listed.cutout);
  const photos = byId(listed.photo);
  return {
    cutout: (id) => find(cutouts, id, "cut-out"),
    photo: (id) => find(photos, id, "photograph"),
  };
}

function byId(listed: Record<string, z.infer<typeof made>>): Map<string, Picture> {
  return new Map(
    Object.entries(listed).map(([id, { file, width, height, widths }]) => [
      id,
      { id, base: `${ADDRESS}/${file}`, width, height, widths },
    ]),
  );
}

function find(pictures: Map<string, Picture>, id: string, what: string): Picture {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`there is no ${what} with the id ${id}`);
  return picture;
}
