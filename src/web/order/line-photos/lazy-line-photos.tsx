import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../rendering/lazy-part.ts";
import type { LinePhotos } from "./line-photos.tsx";

const Loaded = lazyPart(() => import("./line-photos.tsx").then((file) => ({ default: file.LinePhotos })));

/** As `LinePhotos`; its code loads only for orders with something to print on. */
export function LazyLinePhotos(props: ComponentProps<typeof LinePhotos>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
