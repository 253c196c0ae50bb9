import { type ComponentProps, memo, Suspense } from "react";
import { lazyPart } from "../rendering/lazy-part.ts";
import type { StoredPhotoBox } from "./stored-photo-box.tsx";
// Loaded with the page, so that the server's HTML does not move when the code arrives.
import "../ui/fields.css";
import "./photos.css";

const Loaded = lazyPart(() =>
  import("./stored-photo-box.tsx").then((file) => ({ default: file.StoredPhotoBox })),
);

/**
 * As `StoredPhotoBox`; its code loads only on pages with one. Its props must be stable: if they change before the code has
 * loaded, React renders it anew and the page jumps.
 */
export const LazyPhotoBox = memo((props: ComponentProps<typeof StoredPhotoBox>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
));
