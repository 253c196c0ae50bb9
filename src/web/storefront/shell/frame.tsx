import type { ComponentProps, ReactNode } from "react";
import { PrefetchPageLinks, useMatches } from "react-router";
import { CartProvider } from "../../cart/cart.tsx";
import { StructuredData } from "../../page-meta/structured-data.tsx";
import { useFollowLinks } from "../../rendering/use-follow-links.ts";
import type { ShopFacts } from "../../shop-facts.ts";
import { SignInProvider } from "../../sign-in/ask-sign-in.tsx";
import { EarliestSlots } from "../product-card/earliest-slots.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingPage } from "./loading-page.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The frame around every page of the storefront. */
export function Frame({
  shop,
  menuList,
  footer,
  children,
}: {
  shop: ShopFacts;
  /** HTML; null if menu and footer came with the document. */
  menuList: string | null;
  footer: string | null;
  children: ReactNode;
}) {
  const { prefetchPath, handlers } = useFollowLinks();
  return (
    <SignInProvider>
      <CartProvider>
        <FrameElement {...handlers}>
          <a className="skip" href="#content">
            Skip to content
          </a>
          <Header shop={shop} menuList={menuList} />
          <div id="content" tabIndex={-1}>
            {children}
          </div>
          <LoadingPage />
          <Footer html={footer} />
          <TabBar />
          <StructuredData />
          <EarliestSlots />
          {prefetchPath && <PrefetchPageLinks page={prefetchPath} />}
        </FrameElement>
      </CartProvider>
    </SignInProvider>
  );
}

/** A route with this handle has a header of one row on phones. A route whose loader failed has none. */
export const ONE_ROW_HEADER = { header: "one-row" };

/**
 * A component of its own, so that a navigation renders nothing else again. An attribute and not `body:has(.gallery)`:
 * browsers check such rules whenever an element appears on the page or disappears.
 */
function FrameElement(props: ComponentProps<"div">) {
  const isOneRow = useMatches().some(({ handle, loaderData }) => handle === ONE_ROW_HEADER && loaderData);
  return <div className="tabbed" data-header={isOneRow ? "one-row" : undefined} {...props} />;
}
