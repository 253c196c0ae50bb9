import { OfficeTabs } from "../office-tabs.tsx";

const TABS = [
  { to: "/admin/accounts", label: "GST returns" },
  { to: "/admin/accounts/settlements", label: "Settlements" },
];

/** The pages of the accounts, for those who may open both. */
export function AccountsTabs() {
  return <OfficeTabs name="Accounts" tabs={TABS} />;
}
