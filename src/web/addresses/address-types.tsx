import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import House from "lucide-react/icons/house";
import MapPin from "lucide-react/icons/map-pin";
import type { AddressType } from "../../shop/accounts/rules/address-types.ts";

const TYPE_ICONS = { Home: House, Office: BriefcaseBusiness, Other: MapPin } satisfies Record<
  AddressType,
  unknown
>;

/** The icon of an address type; a map pin for unknown types. */
export function TypeIcon({ type }: { type: string }) {
  const Icon = TYPE_ICONS[type as AddressType] ?? MapPin;
  return <Icon className="icon" aria-hidden="true" />;
}
