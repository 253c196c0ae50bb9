import type { Config } from "../infrastructure/config/config.ts";
import type { ShopSettings } from "../shop/settings.ts";

/** The one file to edit for another brand. */
export function shopSettings(config: Config): ShopSettings {
  return {
    name: "Jamun",
    tagline: "Cakes & gifts, on time.",
    url: config.url,
    origins: ownOrigins(config),
    mode: config.SHOP_MODE,
    contact: { email: "care@jamun.example", phone: "+91 80 0000 0000", whatsapp: "+91 90000 00000" },
    legal: {
      company: "Jamun Bakehouse (demo)",
      address: "12 Lotus Lane, Indiranagar, Bengaluru 560038",
      stateCode: "29",
      gstin: "29AAAAA0000A1ZY",
      otherGstins: [
        ...["04AAAAA0000A1ZA", "07AAAAA0000A1Z4", "08AAAAA0000A1Z2", "09AAAAA0000A1Z0", "19AAAAA0000A1ZZ"],
        ...["24AAAAA0000A1Z8", "27AAAAA0000A1Z2", "32AAAAA0000A1ZB", "33AAAAA0000A1Z9", "36AAAAA0000A1Z3"],
      ],
      fssai: "10000000000000",
      grievanceOfficer: "Asha Menon, grievance@jamun.example",
    },
    lateCancellationPercent: config.LATE_CANCELLATION_PERCENT,
    social: [
      { label: "Instagram", href: "https://www.instagram.com/" },
      { label: "Facebook", href: "https://www.facebook.com/" },
      { label: "YouTube", href: "https://www.youtube.com/" },
    ],
  };
}

/** On its own machine the shop is called by either name, until a public origin is set. */
function ownOrigins(config: Config): string[] {
  return config.SHOP_URL ? [config.url] : [config.url, `http://127.0.0.1:${config.PORT}`];
}
