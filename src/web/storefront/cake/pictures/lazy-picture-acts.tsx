import { type ComponentProps, lazy, memo, Suspense } from "react";
import type { PictureActs } from "./picture-acts.tsx";
// Loaded with the page, so that the server's HTML does not move when the code arrives.
import "./picture-acts.css";

const Loaded = lazy(() =>
  import("./picture-acts.tsx")
    .then((file) => ({ default: file.PictureActs }))
    // Optional: a cake can be ordered without.
    .catch(() => ({ default: () => null })),
);

/**
 * As `PictureActs`; its code loads after the page. Memoised: if it were rendered again before its code has loaded,
 * React would remove the server's HTML.
 */
export const Acts = memo((props: ComponentProps<typeof PictureActs>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
));
