import type { ReactNode } from "react";
import type { CakeView } from "./cake-view.ts";
import { Heart } from "./heart.tsx";
import { Share } from "./share.tsx";

/** On the picture of a cake: the heart, and a way to show the cake to others. */
export function PictureActs({ cake }: { cake: CakeView }): ReactNode {
  return (
    <div className="picture-acts">
      <Heart skus={cake.skus} sku={cake.chosen.sku} />
      <Share cake={cake} />
    </div>
  );
}
