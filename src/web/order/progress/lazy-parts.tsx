import { type ComponentProps, memo, Suspense } from "react";
import { lazyPart } from "../../rendering/lazy-part.ts";

const GiftFacts = lazyPart(() => import("./gift-facts.tsx"));
const OrderNotices = lazyPart(() => import("./order-notices.tsx"));
const OrderAgain = lazyPart(() => import("./again-here.tsx"));
const Unpaid = lazyPart(() => import("./unpaid.tsx"));

// Parts of few orders; their code loads after the page. Their props must be stable until then: if they change, React removes
// the server's HTML with all that is pressed and chosen there.

export const LazyGiftFacts = memo((props: ComponentProps<typeof GiftFacts>) => (
  <Suspense>
    <GiftFacts {...props} />
  </Suspense>
));

export const LazyOrderNotices = memo((props: ComponentProps<typeof OrderNotices>) => (
  <Suspense>
    <OrderNotices {...props} />
  </Suspense>
));

export const LazyOrderAgain = memo((props: ComponentProps<typeof OrderAgain>) => (
  <Suspense>
    <OrderAgain {...props} />
  </Suspense>
));

export const LazyUnpaid = memo((props: ComponentProps<typeof Unpaid>) => (
  <Suspense fallback={<div className="unpaid" />}>
    <Unpaid {...props} />
  </Suspense>
));
