import type { Picture } from "../../shop/catalogue/pictures.ts";

/** Stylesheets recognise photos by their URL. A photo fills its tile; a cut-out is placed on it. */
const ID = /^up-(photo-)?[0-9a-f]{32}$/;
const WIDTHS = [200, 400, 800];

/** A picture that staff have uploaded, from its id alone; undefined for other ids. All are squares of one size. */
export function uploadedPicture(id: string): Picture | undefined {
  return ID.test(id) ? { id, base: `/pictures/${id}`, width: 800, height: 800, widths: WIDTHS } : undefined;
}
