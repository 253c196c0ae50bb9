import type { Paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { selectKitchen, selectPincode } from "../delivery.queries.ts";
import { selectOptions } from "../options/options.queries.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import { isPincode } from "../rules/pincode.ts";
import type { PincodeFields } from "../rules/pincode-fields.ts";
import { optionsOf } from "../rules/pincode-record.ts";

/** A served pincode as staff edit it. */
export type OfficePincode = {
  pincode: string;
  city: string;
  kitchen: { id: string; name: string };
  fields: PincodeFields;
  /** Every option, with the fee that it has at all pincodes. */
  options: { option: DeliveryOption; name: string; fee: Paise; freeFrom: Paise | null }[];
};

/** Null if no open kitchen serves it. The caller has checked permissions. */
export async function getOfficePincode(
  { db }: Pick<Services, "db">,
  { pincode }: { pincode: string },
): Promise<OfficePincode | null> {
  const row = isPincode(pincode) ? await selectPincode(db, pincode) : undefined;
  if (!row) return null;
  const [kitchen, options] = await Promise.all([selectKitchen(db, row.kitchenId), selectOptions(db)]);
  if (!kitchen) return null;
  return {
    ...{ pincode, city: row.city, kitchen: { id: kitchen.id, name: kitchen.name } },
    fields: { area: row.area, options: optionsOf(row) },
    options: options.map(({ option, feePaise, freeFromPaise }) => ({
      ...{ option, name: OPTION_NAMES[option], fee: feePaise },
      freeFrom: freeFromPaise,
    })),
  };
}
