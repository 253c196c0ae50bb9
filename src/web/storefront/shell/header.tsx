import MenuIcon from "lucide-react/icons/menu";
import { Ready } from "../../rendering/ready.tsx";
import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { AccountEntry, CoinCount, MenuFoot, WishListEntry } from "./account-entry.tsx";
import { AuxLinks } from "./aux-links.tsx";
import { CartEntry } from "./cart-entry.tsx";
import { LocationBar, LocationChip } from "./location.tsx";
import { MENU_ID, Menu } from "./menu.tsx";
import { SearchField } from "./search-field.tsx";
import { useSmallHeader } from "./use-small-header.ts";
import "./shell.css";

/** The shop facts that the header shows. */
export type HeaderShop = Pick<ShopFacts, "name" | "tagline" | "monogram">;

/** Id of the header element. */
export const HEADER_ID = "site-header";

type HeaderProps = { shop: HeaderShop; menuList: string | null };

/**
 * Logo, search, location, coins, account and cart; below them the menu and the links to tracking, reviews and rewards.
 */
export function Header(props: HeaderProps) {
  return (
    <Ready as="header" id={HEADER_ID} className="site-header on-jam">
      <HeaderParts {...props} />
    </Ready>
  );
}

export function HeaderParts({ shop, menuList }: HeaderProps) {
  const { first, second } = useSmallHeader();
  return (
    <>
      <div className="header edge-b on-jam" ref={first}>
        <div className="wrap header-row header-main">
          <Logo shop={shop} tagline={shop.tagline} />
          <SearchField />
          <LocationChip />
          <div className="header-entries">
            <CoinCount />
            <WishListEntry />
            <AccountEntry />
            <CartEntry />
            <button
              type="button"
              className="round-button hamburger"
              popoverTarget={MENU_ID}
              aria-label="Menu"
            >
              <MenuIcon className="icon" aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
      <div className="subhead edge-b on-jam" ref={second}>
        <div className="wrap subhead-row">
          <Menu list={menuList} shop={shop} foot={<MenuFoot />} />
          <AuxLinks />
          <LocationBar />
        </div>
      </div>
      <div className="scrim" />
    </>
  );
}
