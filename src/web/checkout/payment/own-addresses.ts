/** The account's data of the customer. */
export type Account = {
  name: string;
  phone: string;
  email: string;
  /** Whether the phone number comes from a saved address. It is shown before payment, as it may be outdated. */
  isPhoneOfAddress?: boolean;
};

/**
 * A saved address at the order's pincode. The phone is that of the customer's own suggested address: one that is chosen
 * by hand may be somebody else's.
 */
export type SuggestedAddress = { line: string; type: string; phone?: string };

/** The saved addresses for an order to oneself. */
export type OwnAddresses = {
  /** The pincode of the order; empty while unknown. */
  pincode: string;
  /** The address to start with. */
  suggested: SuggestedAddress | null;
  /** Whether any saved address can be chosen at this pincode. */
  hasUsable: boolean;
};

/** A saved address with the name and phone of its receiver. */
export type SavedPerson = SuggestedAddress & { pincode: string; name: string; phone: string };

/** The customer's own saved address to start with: the first at this pincode. The default address comes first. */
export function suggestedAddress<Saved extends SuggestedAddress & { pincode: string; name: string }>(
  addresses: readonly Saved[],
  pincode: string,
  account: Account,
): Saved | null {
  const isHere = (address: Saved) => pincode !== "" && address.pincode === pincode;
  return addresses.find((address) => isHere(address) && !isOfAnother(address, account)) ?? null;
}

/** Whether an address saved at `at` can be chosen for an order to `pincode`. Either is empty while unknown. */
export function isUsableAt(at: string, pincode: string): boolean {
  return at === "" || pincode === "" || at === pincode;
}

/** The saved addresses in their order, those at another pincode after those that can be chosen. */
export function usableFirst(addresses: readonly SavedPerson[], pincode: string): SavedPerson[] {
  const isElsewhere = (address: SavedPerson) => !isUsableAt(address.pincode, pincode);
  return addresses.toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
}

/** The saved addresses as an order to oneself at this pincode uses them. */
export function ownAddresses(
  addresses: readonly SavedPerson[],
  pincode: string,
  account: Account,
): OwnAddresses {
  return {
    pincode,
    suggested: suggestedAddress(addresses, pincode, account),
    hasUsable: addresses.some((address) => isUsableAt(address.pincode, pincode)),
  };
}

/** People to whom the customer has sent something: their saved addresses in other names, each person's newest first. */
export function peopleOf<Saved extends SavedPerson>(addresses: readonly Saved[], account: Account): Saved[] {
  return addresses.filter((address) => isOfAnother(address, account));
}

/** Was it saved for somebody else? */
export function isOfAnother({ name }: { name: string }, account: Account): boolean {
  return name !== "" && name !== account.name;
}
