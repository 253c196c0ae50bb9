import Gift from "lucide-react/icons/gift";
import PackageSearch from "lucide-react/icons/package-search";
import Star from "lucide-react/icons/star";

/** Where the header, the menu and the bar of phones lead besides the catalogue, with how each is called there. */
export const TRACK = { href: "/track", label: "Track", long: "Track your order", Icon: PackageSearch };
export const REVIEWS = { href: "/reviews", label: "Reviews", long: "Write a review", Icon: Star };
export const REWARDS = { href: "/rewards", label: "Rewards", long: "Reward points", Icon: Gift };
export const ENTRIES = [TRACK, REVIEWS, REWARDS];
