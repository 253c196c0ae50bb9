import CircleUser from "lucide-react/icons/circle-user-round";
import Gift from "lucide-react/icons/gift";
import Heart from "lucide-react/icons/heart";
import Package from "lucide-react/icons/package";
import PackageSearch from "lucide-react/icons/package-search";
import Star from "lucide-react/icons/star";

/** Links of header, menu and tab bar besides the catalogue, with their labels. */
export const TRACK = { href: "/track", label: "Track", long: "Track your order", Icon: PackageSearch };
export const REVIEWS = { href: "/reviews", label: "Reviews", long: "Reviews", Icon: Star };
export const REWARDS = { href: "/rewards", label: "Rewards", long: "Rewards and coins", Icon: Gift };
export const NAV_LINKS = [TRACK, REVIEWS, REWARDS];
export const WISH_LIST = { href: "/wish-list", label: "Wish list", long: "Wish list", Icon: Heart };

/** Links for signed-in customers. */
export const MY_ORDERS = { href: "/account/orders", label: "Orders", long: "My orders", Icon: Package };
export const MY_ACCOUNT = {
  href: "/account/profile",
  label: "Account",
  long: "My account",
  Icon: CircleUser,
};
