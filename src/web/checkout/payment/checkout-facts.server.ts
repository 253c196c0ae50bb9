import { redirect } from "react-router";
import { listAddresses, type SavedAddress } from "../../../shop/accounts/accounts.reads.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { listAddOns } from "../../../shop/catalogue/catalogue.reads.ts";
import type { Sellable } from "../../../shop/catalogue/sellable.ts";
import { listFees, listWindowsOfOptions } from "../../../shop/delivery/delivery.reads.ts";
import type { Window } from "../../../shop/delivery/rules/windows.ts";
import { getCoinBalance } from "../../../shop/rewards/rewards.reads.ts";
import type { Services } from "../../../shop/services.ts";
import { midnightHours } from "../../delivery/day-and-hours.ts";
import type { CheckoutFacts } from "./checkout.tsx";
import type { Account } from "./receiver/receiver-form.ts";
import type { OrderedCake } from "./summary/order-summary.tsx";

/** The customer who orders. A visitor is sent to sign up, and comes back here. */
export async function customerAt(services: Services, request: Request, returnPath: string): Promise<Session> {
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(`/sign-up?returnTo=${encodeURIComponent(returnPath)}`);
  return session;
}

/** Loads the data that every checkout of this customer shows besides the products. */
export async function checkoutFacts(services: Services, session: Session): Promise<CheckoutFacts> {
  const [addOns, fees, options, coins, addresses] = await Promise.all([
    listAddOns(services),
    listFees(services),
    listWindowsOfOptions(services),
    getCoinBalance(services, session),
    listAddresses(services, session),
  ]);
  return {
    addOns: addOns.map(({ sku, name, pricePaise, question }) => ({ sku, name, pricePaise, question })),
    fees,
    nightHours: nightHoursOf(options.find(({ option }) => option === "midnight")?.windows ?? []),
    coins,
    account: accountOf(session, addresses),
    addresses: addresses.map(({ line, pincode, type, name, phone }) => ({
      line,
      pincode,
      type,
      name,
      phone,
    })),
  };
}

/** Empty if Midnight has several windows, as the draft does not say which one was chosen. */
function nightHoursOf([first, ...others]: Window[]): string {
  return first && others.length === 0 ? midnightHours(first) : "";
}

/** The customer. A phone number that the account lacks comes from an address saved for themselves. */
function accountOf({ name, email, phone }: Session, addresses: SavedAddress[]): Account {
  const account = { name: name.trim(), email, phone: phone ?? "" };
  if (account.phone !== "") return account;
  const isTheirs = ({ phone: saved, name: savedFor }: SavedAddress) =>
    saved !== "" && savedFor !== "" && savedFor === account.name;
  const address = addresses.find(isTheirs);
  return address ? { ...account, phone: address.phone, isPhoneOfAddress: true } : account;
}

/** A product as checkout shows it. */
export function orderedCake(
  { pictures }: Services,
  sellable: Sellable,
  { quantity, description }: { quantity: number; description: string },
): OrderedCake {
  const {
    sku,
    productId,
    name,
    flavour,
    weight,
    shape,
    mark,
    sellPaise,
    tile,
    active,
    takesMessage,
    photoPrint,
    customised,
    leadHours,
    hasCake,
  } = sellable;
  const picture = pictures.cutout(sellable.pictureId);
  return {
    ...{ sku, productId, name, flavour, weight, shape, description, mark, sellPaise, quantity },
    ...{ hasCake, tile, picture, active, takesMessage, photoPrint, customised, leadHours },
  };
}
