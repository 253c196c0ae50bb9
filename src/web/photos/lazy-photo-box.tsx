import { type ComponentProps, lazy, memo, Suspense } from "react";
import type { PhotoBox } from "./photo-box.tsx";
// Loaded with the page, so that the server's HTML does not move when the code arrives.
import "../ui/fields.css";
import "./photos.css";

const Loaded = lazy(() => import("./photo-box.tsx").then((file) => ({ default: file.PhotoBox })));

/**
 * As `PhotoBox`; its code loads only on pages with one. Its props must be stable: if they change before the code has
 * loaded, React renders it anew and the page jumps.
 */
export const LazyPhotoBox = memo((props: ComponentProps<typeof PhotoBox>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
));
