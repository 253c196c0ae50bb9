import type { Paise } from "../../shop/basics/money.ts";
import type { Picture } from "../../shop/catalogue/pictures.ts";

/** What an order is planned for: one cake on its page, or a whole cart at checkout. */
export type Planned = {
  /** Under this the draft keeps what belongs to nothing else: message and add-ons. */
  key: string;
  /** Keys of drafts that are this one's too: those of the other weights. */
  keys: string[];
  /** What decides how long it takes to make. */
  leadSkus: string[];
  name: string;
  /** What a bill calls it: `Cake`, `Item`, `3 items`. */
  what: string;
  sellPaise: Paise;
  tile: string;
  cutout: Picture;
};
