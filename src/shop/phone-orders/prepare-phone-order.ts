import { findCustomers } from "../accounts/find-customers.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Day } from "../basics/india-time.ts";
import { type Paise, toRupees } from "../basics/money.ts";
import { findSkus } from "../catalogue/find-skus.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import type { EggMark } from "../catalogue/rules/egg-mark.ts";
import { isAskedSize, NO_FILTER } from "../catalogue/rules/listing-filter.ts";
import type { Sellable } from "../catalogue/sellable.ts";
import { priceOrder, quoteOf } from "../checkout/price-order.ts";
import type { Quote } from "../checkout/rules/quote.ts";
import { listWindows, type OptionOffer } from "../delivery/slots/list-windows.ts";
import { listUsersOfNumber } from "../orders/orders.reads.ts";
import { listReceivers, type PastReceiver } from "../orders/receivers/past-receivers.ts";
import { findProducts } from "../search/find-products.ts";
import { searchProducts } from "../search/search-products.ts";
import type { Services } from "../services.ts";

/** Customers with one phone number, of whom staff choose one. */
const MOST_CALLERS = 5;
/** More products than staff read out on the phone. */
const MOST_PRODUCTS = 5;

/** The facts of a call that are known so far; empty or null if unknown. */
export type Call = {
  staff: Session;
  /** `+919845012345` */
  phone: string;
  /** Words, or an SKU. */
  product: string;
  sku: string;
  pincode: string;
  date: Day | null;
  slot: { type: string; time: string } | null;
};

type SkuOnOffer = {
  sku: string;
  name: string;
  weight: string;
  flavour: string;
  /** Null for what is no food. */
  mark: EggMark | null;
  price: Paise;
  takesMessage: boolean;
};

/** The shop's offers for a call. */
export type PreparedOrder = {
  callers: { id: string; name: string; email: string; receivers: PastReceiver[] }[];
  skus: SkuOnOffer[];
  /** Did the search for these words find no SKU on sale? */
  isNothingFound: boolean;
  /** The kitchen and its slots on that day; null until pincode and day are known. */
  delivery: { kitchen: string; options: OptionOffer[] } | null;
  /** Why there are no slots: a refusal of delivery. */
  deliveryProblem: "pincode-not-served" | "date-out-of-range" | null;
  /** The total; null until product and slot are chosen. */
  quote: Quote | null;
};

/** Looks up caller, products, slots and total of an order on the phone. Stores and holds nothing. */
export async function preparePhoneOrder(services: Services, call: Call): Promise<PreparedOrder> {
  const [callers, { skus, isNothingFound }] = await Promise.all([
    findCallers(services, call),
    findOffered(services, call),
  ]);
  const chosen = skus.find(({ sku }) => sku === call.sku);
  const windows =
    call.pincode !== "" && call.date
      ? await listWindows(services, {
          ...{ pincode: call.pincode, date: call.date },
          pieces: chosen ? [{ sku: chosen.sku, quantity: 1 }] : [],
        })
      : null;
  const problem = windows && !windows.ok && windows.code !== "unknown-sku" ? windows.code : null;
  return {
    callers,
    skus,
    isNothingFound,
    delivery: windows?.ok
      ? { kitchen: windows.value.kitchen.name, options: withOpenSlots(windows.value.options) }
      : null,
    deliveryProblem: problem,
    quote: chosen && windows?.ok ? await quoteFor(services, call, chosen) : null,
  };
}

async function findCallers(services: Services, { phone, staff }: Call): Promise<PreparedOrder["callers"]> {
  if (phone === "") return [];
  const customers = await findCustomers(services, { keys: { phone }, staff, limit: MOST_CALLERS });
  const withNumber = customers.filter((customer) => customer.phone === phone);
  const known = await listUsersOfNumber(services, { userIds: withNumber.map(({ id }) => id), phone });
  const callers = withNumber.filter(({ id }) => known.includes(id));
  const userIds = may(staff.roles, "see receivers") ? callers.map(({ id }) => id) : [];
  const receivers = await listReceivers(services, { userIds });
  return callers.map(({ id, name, email }) => ({ id, name, email, receivers: receivers.get(id) ?? [] }));
}

/** The chosen SKU stays in the list, whatever is searched next. */
async function findOffered(
  services: Services,
  { product, sku }: Call,
): Promise<Pick<PreparedOrder, "skus" | "isNothingFound">> {
  const matches = product.trim() === "" ? [] : await searchSkus(services, product);
  const chosen = sku === "" ? undefined : (await getSellables(services, [sku])).get(sku);
  const isListed = matches.some((listed) => listed.sku === sku);
  return {
    skus: [...(chosen?.active && !isListed ? [chosen] : []), ...matches].map(toOffer),
    isNothingFound: product.trim() !== "" && matches.length === 0,
  };
}

/** The sizes that the words ask for: `truffle 1 kg eggless`. All sizes, if no product has such a one. */
async function searchSkus(services: Services, product: string): Promise<Sellable[]> {
  const { ids, filter } = await searchProducts(services, { q: product });
  const products = ids ?? (await findProducts(services, { q: product })).ids;
  const skus = await findSkus(services, { code: product, products: products.slice(0, MOST_PRODUCTS) });
  const code = product.trim().toUpperCase();
  const matching = skus.filter((sku) => sku.sku === code || isAskedSize(sku, { ...NO_FILTER, ...filter }));
  return matching.length > 0 ? matching : skus;
}

function toOffer({ sellPaise: price, ...sellable }: Sellable): SkuOnOffer {
  const { sku, name, weight, flavour, mark, takesMessage } = sellable;
  return { sku, name, weight, flavour, mark, price, takesMessage };
}

function withOpenSlots(options: OptionOffer[]): OptionOffer[] {
  return options
    .map((option) => ({ ...option, slots: option.slots.filter(({ state }) => state !== "closed") }))
    .filter(({ slots }) => slots.length > 0);
}

/** The total as checkout counts it. */
async function quoteFor(services: Services, call: Call, chosen: SkuOnOffer): Promise<Quote | null> {
  if (!call.slot || !call.date) return null;
  const line = { SKU: chosen.sku, price: toRupees(chosen.price), quantity: 1, sheetName: "Cakes" } as const;
  const order = {
    sku: [{ ...line, message: "", photos: [], answer: "" }],
    ...{ message: "", pinCode: call.pincode, deliveryDate: call.date, useCoins: false },
    ...{ deliveryType: call.slot.type, deliveryTime: call.slot.time },
  };
  // Without coins it does not matter whose order it is.
  const priced = await priceOrder(services, { userId: "", order });
  return priced.ok ? quoteOf({ ...priced.value, order }, 0) : null;
}
