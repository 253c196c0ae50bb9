import { type ComponentProps, lazy, memo, Suspense } from "react";
import type { PhotoBox } from "./photo-box.tsx";
// With the page: what the server drew must not jump when the code comes.
import "../ui/fields.css";
import "./photos.css";

const Loaded = lazy(() => import("./photo-box.tsx").then((file) => ({ default: file.PhotoBox })));

/**
 * As `PhotoBox`; its code loads only on pages with one. Its props must be stable: an update before its code has come
 * would make React draw it anew, and the page would jump.
 */
export const LazyPhotoBox = memo((props: ComponentProps<typeof PhotoBox>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
));
