import { OfficeTabs } from "../office-tabs.tsx";

const TABS = [
  { to: "/admin/catalogue", label: "Products" },
  { to: "/admin/catalogue/add-ons", label: "Add-ons" },
  { to: "/admin/catalogue/categories", label: "Categories" },
  { to: "/admin/catalogue/menu", label: "Menu" },
  { to: "/admin/catalogue/home", label: "Home page" },
];

/** The pages of the catalogue. */
export function CatalogueTabs() {
  return <OfficeTabs name="Catalogue" tabs={TABS} />;
}
