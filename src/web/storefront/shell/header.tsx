import ArrowRight from "lucide-react/icons/arrow-right";
import MenuIcon from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { Form } from "react-router";
import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { AccountEntry, CoinCount, MenuAccount } from "./account-entry.tsx";
import { CartEntry } from "./cart-entry.tsx";
import { MENU_ID, Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu-list.tsx";
import { PlaceBar, PlaceChip } from "./place.tsx";
import "./shell.css";

/** Logo, search, place, coins, account and cart; below them the menu. */
export function Header({ shop, menus }: { shop: ShopFacts; menus: MenuEntry[] | null }) {
  return (
    <header className="hd-all on-jam">
      <div className="hd edge-b on-jam">
        <div className="wrap hd-1">
          <Logo name={shop.name} tagline={shop.tagline} />
          <SearchField />
          <PlaceChip />
          <div className="hd-acts">
            <CoinCount />
            <AccountEntry />
            <CartEntry />
            <button type="button" className="iconbtn hd-m" popoverTarget={MENU_ID} aria-label="Menu">
              <MenuIcon className="ic" aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
      <div className="hd-2 edge-b on-jam">
        <div className="wrap">
          <Menu menus={menus} shopName={shop.name} foot={<MenuAccount />} />
          <PlaceBar />
        </div>
      </div>
      <div className="scrim" />
    </header>
  );
}

/** Finds cakes by the words of their name and flavour. A plain form: it works before any script has run. */
function SearchField() {
  return (
    <Form className="search srch" role="search" action="/AllCakes">
      <Search className="ic" aria-hidden="true" />
      <input
        type="search"
        name="q"
        required
        maxLength={60}
        aria-label="Search cakes by name or flavour"
        placeholder="Search a flavour: Rasmalai, Truffle…"
      />
      <button type="submit" className="go" aria-label="Search">
        <ArrowRight className="ic" aria-hidden="true" />
      </button>
    </Form>
  );
}
