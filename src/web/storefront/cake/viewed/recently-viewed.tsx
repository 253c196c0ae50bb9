import { type ComponentProps, lazy, Suspense } from "react";
import { useSession } from "../../../session/use-session.ts";

const ViewedShelf = lazy(() =>
  import("./viewed-products.tsx")
    .then((file) => ({ default: file.ViewedProducts }))
    // Optional: the page is complete without it.
    .catch(() => ({ default: () => null })),
);

/**
 * Products that a signed-in customer has viewed. Loaded late, code included, far below the first screen, so that
 * nothing visible moves.
 */
export function RecentlyViewed({ cake }: { cake: ComponentProps<typeof ViewedShelf>["cake"] }) {
  const { me } = useSession();
  if (!me) return null;
  return (
    <Suspense>
      {/* Keyed by customer, so that another customer never sees the previous one's cards while theirs load. */}
      <ViewedShelf key={me.email} cake={cake} email={me.email} />
    </Suspense>
  );
}
