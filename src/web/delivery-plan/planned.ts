import type { Paise } from "../../shop/basics/money.ts";
import type { Picture } from "../../shop/catalogue/pictures.ts";

/** The planned goods: one cake on its page, or the whole cart at checkout. */
export type Planned = {
  /** Draft key of what belongs to this order only: message and add-ons. */
  key: string;
  /** Draft keys that also count as this order: those of the other weights. */
  keys: string[];
  /** The pieces that determine lead time and work, as `daysUrl` takes them. */
  pieces: string[];
  /** Hours that it takes to make. */
  leadHours: number;
  /** Whether something in it is made for one customer, so that the order can't be cancelled. */
  customised: boolean;
  /** Whether cake add-ons are offered: candles, toppers. */
  hasCake: boolean;
  name: string;
  /** Its name on the bill: `Cake`, `Item`, `3 items`. */
  what: string;
  sellPaise: Paise;
  tile: string;
  cutout: Picture;
};
