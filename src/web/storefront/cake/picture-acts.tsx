import type { ReactNode } from "react";
import type { CakeView } from "./cake-view.ts";
import { Heart } from "./heart.tsx";
import { Share } from "./share.tsx";

/** Actions on the picture of a cake: wish list and share. */
export function PictureActs({ cake }: { cake: CakeView }): ReactNode {
  return (
    <div className="picture-acts">
      <Heart skus={cake.skus} sku={cake.chosen.sku} />
      <Share cake={cake} />
    </div>
  );
}
