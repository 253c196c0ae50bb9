import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Services } from "../../services.ts";
import { knowsPicture, UPLOADED_PREFIX } from "../pictures.ts";
import { selectUploadedAmong } from "./product-pictures.queries.ts";

/** Returns those of these pictures that the shop has. A table of another shop may name uploads that are not here. */
export async function knownPictures(
  { db, pictures }: Pick<Services, "pictures"> & { db: Db | Tx },
  { ids }: { ids: string[] },
): Promise<Set<string>> {
  const candidates = [...new Set(ids)].filter((id) => knowsPicture(pictures, id));
  const isUploaded = (id: string) => id.startsWith(UPLOADED_PREFIX);
  const uploaded = await selectUploadedAmong(db, candidates.filter(isUploaded));
  return new Set([...candidates.filter((id) => !isUploaded(id)), ...uploaded]);
}
