import { type ComponentProps, lazy, Suspense } from "react";
import type { PhotoPrints } from "./photo-prints.tsx";

const Loaded = lazy(() => import("./photo-prints.tsx").then((file) => ({ default: file.PhotoPrints })));

/** As `PhotoPrints`; its code loads with the first photo. */
export function LazyPhotoPrints(props: ComponentProps<typeof PhotoPrints>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
