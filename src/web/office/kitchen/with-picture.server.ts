import { ICON_PREFIX, type Picture, type Pictures } from "../../../shop/catalogue/pictures.ts";

/** Adds the picture to a line of an order; null for a drawn product. */
export function withPicture<Line extends { pictureId: string }>(
  pictures: Pictures,
  line: Line,
): Line & { picture: Picture | null } {
  return {
    ...line,
    picture: line.pictureId.startsWith(ICON_PREFIX) ? null : pictures.cutout(line.pictureId),
  };
}
