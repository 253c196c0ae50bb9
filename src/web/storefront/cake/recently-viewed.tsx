import { type ComponentProps, lazy, Suspense } from "react";
import { useSession } from "../../session/use-session.ts";

const ViewedShelf = lazy(() =>
  import("./viewed-shelf.tsx")
    .then((file) => ({ default: file.ViewedShelf }))
    // The page is whole without it.
    .catch(() => ({ default: () => null })),
);

/**
 * What a signed-in customer has looked at before. It comes after the page, code and all, far below its first screen,
 * so that nothing in sight moves.
 */
export function RecentlyViewed({ cake }: { cake: ComponentProps<typeof ViewedShelf>["cake"] }) {
  const { me } = useSession();
  if (!me) return null;
  return (
    <Suspense>
      <ViewedShelf cake={cake} email={me.email} />
    </Suspense>
  );
}
