import { OfficeTabs } from "../office-tabs.tsx";

const TABS = [
  { to: "/admin/programs", label: "Access tokens" },
  { to: "/admin/programs/webhooks", label: "Webhooks" },
];

/** The pages of programs, for those who may open both. */
export function ProgramsTabs() {
  return <OfficeTabs name="Programs" tabs={TABS} />;
}
