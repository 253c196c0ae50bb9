import { parsePhoneNumberFromString } from "libphonenumber-js";
import { listAddresses, type SavedAddress } from "../../../shop/accounts/accounts.reads.ts";
import { checkPincode } from "../../../shop/delivery/pincodes/check-pincode.ts";
import type { Services } from "../../../shop/services.ts";

/** A saved address as its card shows it. */
export type AddressCardView = Omit<SavedAddress, "phone"> & {
  /** `+91 98450 12345`. */
  phone: string;
  /** The shop's name of the area; null where it does not deliver. */
  area: string | null;
};

/** A customer's addresses, the default first, each with whether the shop delivers there. */
export async function listAddressCards(services: Services, userId: string): Promise<AddressCardView[]> {
  const savedAddresses = await listAddresses(services, { userId });
  const pincodes = [...new Set(savedAddresses.map(({ pincode }) => pincode))];
  const areas = new Map(
    await Promise.all(pincodes.map(async (pincode) => [pincode, await areaOf(services, pincode)] as const)),
  );
  return savedAddresses.map((address) => ({
    ...address,
    phone: parsePhoneNumberFromString(address.phone)?.formatInternational() ?? address.phone,
    area: areas.get(address.pincode) ?? null,
  }));
}

async function areaOf(services: Services, pincode: string): Promise<string | null> {
  const served = await checkPincode(services, { pincode });
  return served.ok ? `${served.value.area}, ${served.value.city}` : null;
}
