import type { Picture } from "../catalog/pictures.ts";
import type { Tile } from "../catalog/rules/tiles.ts";
import type { Services } from "../services.ts";
import { selectArticles } from "./content.queries.ts";

/** An article as a list shows it. */
export type Blog = {
  id: string;
  href: string;
  title: string;
  description: string;
  category: string;
  authorName: string;
  picture: Picture;
  cutout: Picture;
  tile: Tile;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
};

/** Every article in the shop's order. There are dozens at most, so a list takes from the front what it shows. */
export async function listBlogs(services: Services): Promise<Blog[]> {
  const rows = await selectArticles(services.db);
  return rows.map((row) => toBlog(services, row));
}

type Row = Awaited<ReturnType<typeof selectArticles>>[number];

/** A row as lists show it. */
export function toBlog({ pictures }: Pick<Services, "pictures">, row: Row): Blog {
  const { id, slug, title, description, category, authorName, pictureId, tile, publishedOn } = row;
  return {
    ...{ id, title, description, category, authorName, publishedOn },
    href: `/Blogs/${slug}`,
    picture: pictures.photo(pictureId),
    cutout: pictures.cutout(pictureId),
    tile,
  };
}
