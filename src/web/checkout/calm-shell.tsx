import ArrowLeft from "lucide-react/icons/arrow-left";
import Lock from "lucide-react/icons/lock";
import { Link, Outlet, useMatch, useRouteLoaderData } from "react-router";
import { cakeHref } from "../../shop/catalogue/product-card.ts";
import { CART_HASH } from "../cart/cart.tsx";
import type { loader } from "../root.tsx";
import { Logo } from "../ui/logo.tsx";
import "../order/order-page.css";
import "./calm-shell.css";

/** The frame of checkout: a way back and the shop's name, no other links, so that nothing distracts. */
export default function CalmShell() {
  const root = useRouteLoaderData<typeof loader>("root");
  const sku = useMatch("/payment/:sku")?.params.sku;
  const back = sku === "cart" ? `/${CART_HASH}` : sku ? cakeHref(sku) : "/";
  return (
    <div className="paypage">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="header header-calm edge-b on-jam">
        <div className="wrap header-row">
          <Link className="round-button calm-back" to={back} aria-label="Back">
            <ArrowLeft className="icon" aria-hidden="true" />
          </Link>
          {root && <Logo shop={root.shop} tagline={root.shop.tagline} />}
          <span className="calm-secure">
            <Lock className="icon" aria-hidden="true" />
            <span className="header-wide">Secure checkout</span>
          </span>
        </div>
      </header>
      <main id="main" className="wrap">
        <Outlet />
      </main>
    </div>
  );
}
