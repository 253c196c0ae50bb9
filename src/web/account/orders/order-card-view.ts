import { type Day, dayOf, showDay } from "../../../shop/basics/india-time.ts";
import type { Paise } from "../../../shop/basics/money.ts";
import type { Picture } from "../../../shop/catalogue/pictures.ts";
import type { OrderSummary } from "../../../shop/orders/list-orders.ts";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import type { Services } from "../../../shop/services.ts";

/** Colour of an order's card, by phase. */
const MOODS = { open: "coming", delivered: "there", failed: "off" } as const;

export type Mood = (typeof MOODS)[keyof typeof MOODS];

/** An order as its card in the list shows it. */
export type OrderCardView = {
  uuid: string;
  number: string;
  statusText: string;
  mood: Mood;
  /** The first cake, and the number of other items, add-ons included. */
  title: string;
  others: number;
  pictures: { id: string; tile: string; picture: Picture }[];
  deliveryOn: Day;
  /** The promised hours in words. */
  hours: string;
  isPickup: boolean;
  /** `Sat, 21 Nov 2026`. */
  orderedOn: string;
  total: Paise;
  /** Whether any of its products is still sold. */
  again: boolean;
};

const MOST_PICTURES = 3;
const ICON = "icon:";

/** `sold`: the SKUs that can still be ordered. */
export function orderCardView(
  { pictures }: Pick<Services, "pictures">,
  order: OrderSummary,
  sold: ReadonlySet<string>,
): OrderCardView {
  const { uuid, number, status, deliveryOn, hours, lines } = order;
  const cakes = lines.filter((line) => !isAddOn(line));
  const [first] = cakes;
  const shown = cakes.filter(({ pictureId }) => !pictureId.startsWith(ICON)).slice(0, MOST_PICTURES);
  return {
    ...{ uuid, number, deliveryOn, hours },
    statusText: ORDER_STATUS[status].label,
    mood: MOODS[ORDER_STATUS[status].phase],
    title: first ? [first.name, first.weight].filter(Boolean).join(", ") : "An order",
    others: Math.max(0, lines.length - 1),
    pictures: shown.map(({ sku, tile, pictureId }) => ({
      id: sku,
      tile,
      picture: pictures.cutout(pictureId),
    })),
    isPickup: order.deliveryOption === "pickup",
    orderedOn: showDay(dayOf(order.createdAt), true),
    total: order.charges.total,
    // An order that awaits payment is paid, not ordered again.
    again: status !== "awaiting payment" && cakes.some(({ sku }) => sold.has(sku)),
  };
}
