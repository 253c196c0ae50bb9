import type { SignedPayment } from "../../src/shop/checkout/verify-payment.ts";
import type { OfficeRecords } from "./office-records.ts";
import type { Who } from "./read-table.ts";

/** The data that the calls are about. */
export type KamalasData = {
  userId: string;
  email: string;
  uuid: string;
  number: string;
  referral: string;
  /** The name in her records. */
  name: string;
  address: string;
  /** The id of her saved address. */
  addressId: string;
  signedPayment: SignedPayment;
  /** The office's records, of hers and of others. */
  records: OfficeRecords;
};

/** Texts by which her data is recognised in replies. */
export const HER_TEXTS = { name: "Canary Devi", address: "17 Canary Lane, Indiranagar" };

/** The content of a call: its path's names, query and body. */
export type Call = { params?: Record<string, string>; query?: string; body?: object };

/** The content of calls besides their path, by method and path. Calls that are not listed send nothing. */
export type Requests = Record<string, (kamala: KamalasData, who: Who) => Call>;
