import { OfficeTabs } from "../office-tabs.tsx";

const TABS = [
  { to: "/admin/catalogue", label: "Products" },
  { to: "/admin/catalogue/categories", label: "Categories" },
];

/** The pages of the catalogue. */
export function CatalogueTabs() {
  return <OfficeTabs name="Catalogue" tabs={TABS} />;
}
