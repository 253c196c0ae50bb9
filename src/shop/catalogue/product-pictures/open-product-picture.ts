import type { OpenUpload } from "../../../infrastructure/uploads/open-uploads.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import type { PictureFormat } from "../pictures.ts";
import { selectPictureFile } from "./product-pictures.queries.ts";

/** Opens a file of an uploaded picture, for everybody who knows its hash. The caller must read it to the end or close it. */
export async function openProductPicture(
  { db, uploads }: Pick<Services, "db" | "uploads">,
  requested: { picture: string; width: number; format: PictureFormat },
): Promise<Outcome<OpenUpload, "unknown-picture">> {
  const name = await selectPictureFile(db, requested);
  const file = name === undefined ? null : await uploads.open(name);
  return file ? ok(file) : refuse("unknown-picture");
}
