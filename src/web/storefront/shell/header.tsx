import MenuIcon from "lucide-react/icons/menu";
import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { AccountEntry, CoinCount, MenuFoot } from "./account-entry.tsx";
import { AuxLinks } from "./aux-links.tsx";
import { CartEntry } from "./cart-entry.tsx";
import { MENU_ID, Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu-list.tsx";
import { PlaceBar, PlaceChip } from "./place.tsx";
import { SearchField } from "./search-field.tsx";
import { useSmallHeader } from "./use-small-header.ts";
import "./shell.css";

/** Logo, search, place, coins, account and cart; below them the menu, tracking, reviews and rewards. */
export function Header({ shop, menus }: { shop: ShopFacts; menus: MenuEntry[] | null }) {
  const { first, second } = useSmallHeader();
  return (
    <header className="hd-all on-jam">
      <div className="hd edge-b on-jam" ref={first}>
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
      <div className="hd-2 edge-b on-jam" ref={second}>
        <div className="wrap">
          <Menu menus={menus} shopName={shop.name} foot={<MenuFoot />} />
          <AuxLinks />
          <PlaceBar />
        </div>
      </div>
      <div className="scrim" />
    </header>
  );
}
