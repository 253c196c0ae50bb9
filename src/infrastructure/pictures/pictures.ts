import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Picture, Pictures } from "../../shop/catalogue/pictures.ts";
import { uploadedPicture } from "./uploaded-picture.ts";

const PictureEntry = z.object({
  file: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
});
const Manifest = z.object({
  cutout: z.record(z.string(), PictureEntry),
  photo: z.record(z.string(), PictureEntry),
});

/** URL path of the built pictures. */
const BASE_PATH = "/pictures";

/** The built pictures (`build/pictures/manifest.json`) and those that staff have uploaded. An unknown id throws. */
export function openPictures(manifestPath: string): Pictures {
  const entries = Manifest.parse(JSON.parse(readFileSync(manifestPath, "utf8")));
  const cutouts = byId(entries.cutout);
  const photos = byId(entries.photo);
  return {
    cutout: (id) => uploadedPicture(id) ?? findPicture(cutouts, id, "cut-out"),
    photo: (id) => uploadedPicture(id) ?? findPicture(photos, id, "photograph"),
  };
}

function byId(entries: Record<string, z.infer<typeof PictureEntry>>): Map<string, Picture> {
  return new Map(
    Object.entries(entries).map(([id, { file, width, height, widths }]) => [
      id,
      { id, base: `${BASE_PATH}/${file}`, width, height, widths },
    ]),
  );
}

function findPicture(pictures: Map<string, Picture>, id: string, what: string): Picture {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`there is no ${what} with the id ${id}`);
  return picture;
}
