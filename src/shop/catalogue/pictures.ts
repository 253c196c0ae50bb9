/** One picture that pages can show: where its files start, and its shape. */
export type Picture = {
  id: string;
  /** Path without width and format: `/pictures/red-rose-bouquet.3f2a91`. Add `-400.avif` and the like. */
  base: string;
  width: number;
  height: number;
  /** Widths that exist, ascending. */
  widths: number[];
};

/** Formats that each picture has, in the order of browsers' choice. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture with what it shows in words. */
export type NamedPicture = Picture & { alt: string };

/** Pictures by what they show. `cutout` has a transparent ground, `photo` is a square scene. */
export type Pictures = {
  cutout(id: string): Picture;
  photo(id: string): Picture;
};

/** Prefix of a drawn icon, where a picture's id stands: `icon:candle`. */
export const ICON_PREFIX = "icon:";

/** Prefix of the id of an uploaded picture. */
export const UPLOADED_PREFIX = "up-";

/** Can there be a picture of this id? Whether an upload is stored here, `knownPictures` knows. */
export function knowsPicture(pictures: Pictures, id: string): boolean {
  try {
    return Boolean(pictures.photo(id) && pictures.cutout(id));
  } catch {
    return false;
  }
}

/** URL of a picture file: the smallest width that is at least `width`. */
export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  const chosen = picture.widths.find((w) => w >= width) ?? picture.widths.at(-1);
  return `${picture.base}-${chosen}.${format}`;
}
