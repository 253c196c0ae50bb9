import type { Picture } from "../catalog/pictures.ts";
import type { Tile } from "../catalog/rules/tiles.ts";
import type { Services } from "../services.ts";
import { selectTestimonials } from "./content.queries.ts";

/** What a customer said, and about what. */
export type Testimonial = {
  name: string;
  /** What they do and where: `Teacher, Pune`. */
  position: string;
  said: string;
  /** 1 to 5. */
  rating: number;
  picture: Picture;
  tile: Tile;
};

/** Every testimonial in the shop's order; none in a shop that has not chosen any. */
export async function listTestimonials({
  db,
  pictures,
}: Pick<Services, "db" | "pictures">): Promise<Testimonial[]> {
  const rows = await selectTestimonials(db);
  return rows.map(({ name, position, said, rating, pictureId, tile }) => ({
    ...{ name, position, said, rating },
    picture: pictures.cutout(pictureId),
    tile,
  }));
}
