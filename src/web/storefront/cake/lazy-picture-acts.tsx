import { type ComponentProps, lazy, memo, Suspense } from "react";
import type { PictureActs } from "./picture-acts.tsx";
// With the page: what the server drew must not jump when the code comes.
import "./picture-acts.css";

const Loaded = lazy(() =>
  import("./picture-acts.tsx")
    .then((file) => ({ default: file.PictureActs }))
    // Optional: a cake can be ordered without.
    .catch(() => ({ default: () => null })),
);

/**
 * As `PictureActs`; its code loads after the page. Not drawn anew while the picture is changed, because React would
 * remove what the server drew.
 */
export const Acts = memo((props: ComponentProps<typeof PictureActs>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
));
