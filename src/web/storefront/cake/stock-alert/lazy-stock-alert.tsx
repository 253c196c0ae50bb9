import { lazy, memo, Suspense } from "react";
// Loaded with the page, so that the server's HTML does not move when the code arrives.
import "../../../ui/fields.css";

const Loaded = lazy(() => import("./stock-alert.tsx").then((file) => ({ default: file.StockAlert })));

/** As `StockAlert`; its code loads only on pages of unavailable products. */
export const LazyStockAlert = memo(() => (
  <Suspense>
    <Loaded />
  </Suspense>
));
