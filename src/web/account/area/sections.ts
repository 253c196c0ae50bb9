import CircleUser from "lucide-react/icons/circle-user-round";
import Gift from "lucide-react/icons/gift";
import MapPin from "lucide-react/icons/map-pin";
import Package from "lucide-react/icons/package";
import ShieldCheck from "lucide-react/icons/shield-check";

/** The pages of the account, in the order of the navigation. */
export const SECTIONS = [
  { href: "/account/orders", label: "Orders", Icon: Package },
  { href: "/account/addresses", label: "Addresses", Icon: MapPin },
  { href: "/account/coins", label: "Coins", Icon: Gift },
  { href: "/account/profile", label: "Profile", Icon: CircleUser },
  { href: "/account/security", label: "Privacy & security", Icon: ShieldCheck },
] as const;
