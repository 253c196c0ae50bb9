/** The photos of an order, ready to print. */
export type PhotoSheet = {
  /** Such as `JM100001`. */
  orderNumber: string;
  /** Day and hour of the delivery, in words. */
  when: string;
  /** Each on a page of its own. */
  prints: { item: string; words: string; widthMm: number; outline: string; jpeg: Uint8Array }[];
};

/** Draws it as a PDF in which every print has its true size. */
export type RenderPhotoSheet = (sheet: PhotoSheet) => Promise<Uint8Array>;
