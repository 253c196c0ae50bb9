/** The settings of a shop that is not the demo shop: every fact that a live shop needs. */
export const OTHER_BRAND = {
  SHOP_NAME: "Kulfi House",
  SHOP_COMPANY: "Kulfi Foods Private Limited",
  SHOP_ADDRESS: "1 Sea Road, Mumbai 400001",
  SHOP_STATE_CODE: "27",
  SHOP_GSTIN: "27AAPFU0939F1ZV",
  SHOP_FSSAI: "11521998000123",
  SHOP_GRIEVANCE_OFFICER: "Ravi Nair, ravi@kulfi.example",
  SHOP_EMAIL: "care@kulfi.example",
  SHOP_PHONE: "+91 22 4000 1234",
};
