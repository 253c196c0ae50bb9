import { lazy, memo, Suspense } from "react";
// With the page: what the server drew must not jump when the code comes.
import "../../ui/fields.css";

const Loaded = lazy(() => import("./stock-alert.tsx").then((file) => ({ default: file.StockAlert })));

/** As `StockAlert`; its code loads only on pages of what is unavailable. */
export const LazyStockAlert = memo(() => (
  <Suspense>
    <Loaded />
  </Suspense>
));
