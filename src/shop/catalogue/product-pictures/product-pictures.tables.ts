import { pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { knownCodes } from "../../known-codes.ts";
import { PICTURE_FORMATS, type PictureFormat } from "../pictures.ts";

/**
 * Files of pictures that staff have uploaded. They stay when a product no longer shows the picture: orders and the log
 * name it.
 */
export const productPictures = pgTable(
  "product_pictures",
  {
    /** `up-`, for a photo `up-photo-`, and the start of the hash of its files. */
    picture: text().notNull(),
    width: smallint().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    /** Name of the upload. */
    file: text().notNull().unique("product_pictures_one_per_file"),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.picture, t.width, t.format] }),
    knownCodes("product_pictures_known_format", t.format, PICTURE_FORMATS),
  ],
);
