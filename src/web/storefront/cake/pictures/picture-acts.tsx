import type { ReactNode } from "react";
import type { CakeView } from "../cake-view.ts";
import { Share } from "./share.tsx";
import { WishButton } from "./wish-button.tsx";

/** Actions on the picture of a cake: wish list and share. */
export function PictureActs({ cake }: { cake: CakeView }): ReactNode {
  return (
    <div className="picture-acts">
      <WishButton skus={cake.skus} sku={cake.chosen.sku} />
      <Share cake={cake} />
    </div>
  );
}
