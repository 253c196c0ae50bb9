import { OfficeTabs } from "../office-tabs.tsx";

const TABS = [
  { to: "/admin/delivery", label: "Blackouts" },
  { to: "/admin/delivery/capacity", label: "Capacity" },
  { to: "/admin/delivery/options", label: "Windows and fees" },
  { to: "/admin/delivery/kitchens", label: "Kitchens" },
  { to: "/admin/delivery/pincodes", label: "Pincodes" },
];

/** The pages of delivery. */
export function DeliveryTabs() {
  return <OfficeTabs name="Delivery" tabs={TABS} />;
}
