import { stateOfGstin } from "../../basics/gstin.ts";

/** The seller: the registration under which an invoice is issued, and the kitchen that supplies. */
export type Seller = {
  company: string;
  /** The principal place of business. */
  address: string;
  gstin: string;
  stateCode: string;
  fssai: string;
  /** The kitchen: `Indiranagar kitchen, 44 12th Main, Bengaluru 560038`. */
  suppliedFrom: string;
};

type Legal = Pick<Seller, "company" | "address" | "gstin" | "fssai"> & { otherGstins: readonly string[] };
type Kitchen = { name: string; address: string; pincode: string; stateCode: string };

/** The registration of a kitchen's state, or the first one if there is none. */
export function sellerOf(legal: Legal, kitchen: Kitchen): Seller {
  const { company, address, fssai } = legal;
  const gstins = [legal.gstin, ...legal.otherGstins];
  const gstin = gstins.find((candidate) => stateOfGstin(candidate) === kitchen.stateCode) ?? legal.gstin;
  const suppliedFrom = `${kitchen.name}, ${kitchen.address} ${kitchen.pincode}`;
  return { company, address, gstin, stateCode: stateOfGstin(gstin), fssai, suppliedFrom };
}
