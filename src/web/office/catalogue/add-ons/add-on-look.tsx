import type { AddOnLook } from "../../../../shop/catalogue/add-ons/list-office-add-ons.ts";
import { AddOnDrawing } from "../../../delivery-plan/add-on-drawing.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** An add-on as shoppers see it: its picture, the shop's drawing, or an empty place. Its name stands beside it. */
export function AddOnPicture({ sku, picture, isDrawn, sizes }: AddOnLook & { sku: string; sizes: string }) {
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} />;
  return isDrawn ? <AddOnDrawing sku={sku} /> : <span className="goods-blank" />;
}
