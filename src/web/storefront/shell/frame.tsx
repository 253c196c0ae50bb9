import type { ReactNode } from "react";
import type { ShopFacts } from "../../shop-facts.ts";
import { CartProvider } from "./cart.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { MenuEntry } from "./menu-list.tsx";
import { TabBar } from "./tab-bar.tsx";

/** What stands around every page of the storefront. */
export function Frame({
  shop,
  menus,
  children,
}: {
  shop: ShopFacts;
  menus: MenuEntry[] | null;
  children: ReactNode;
}) {
  return (
    <CartProvider>
      <div className="tabbed">
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header shop={shop} menus={menus} />
        <div id="content" tabIndex={-1}>
          {children}
        </div>
        <Footer shop={shop} />
        <TabBar />
      </div>
    </CartProvider>
  );
}
