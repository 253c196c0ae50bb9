import { listStaffIn } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Day } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { listKitchens, nameAreas } from "../delivery/delivery.reads.ts";
import { findOrders, listLinesOf, listReportsOf, type Order } from "../orders/orders.reads.ts";
import { type DeliveryProof, type FailureReason, MOST_WRONG_CODES } from "../orders/rules/delivery-proof.ts";
import { type StaffGift, staffGiftOf } from "../orders/rules/gift.ts";
import { kitchenTimes } from "../orders/rules/kitchen-times.ts";
import { isAddOn, type PricelessLine, withoutPrices } from "../orders/rules/order-line.ts";
import type { OrderStatus } from "../orders/rules/order-status.ts";
import { visibilityFor, workDayOf } from "../orders/rules/order-visibility.ts";
import { phonesToCall } from "../orders/rules/phones-to-call.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import type { Services } from "../services.ts";
import { selectRun, selectStopIds } from "./runs.queries.ts";

/** A stop as its rider sees it: no price, no code, and phone numbers on the day only. */
export type Stop = {
  uuid: string;
  number: string;
  status: OrderStatus;
  name: string;
  address: string;
  area: string;
  pincode: string;
  /** The phone numbers in the order of calling; empty if there are none, or it is not the day. */
  phones: string[];
  gift: StaffGift | null;
  /** The promised hours in words. */
  hours: string;
  promisedAt: Date;
  /** Its boxes: everything that is no add-on. */
  boxes: number;
  lines: PricelessLine[];
  isCodeLocked: boolean;
  failedAttempts: number;
  /** The proof that closed it, and the time of the rider's tap; null while it is open. */
  proof: { proof: DeliveryProof; at: Date } | null;
  /** Why the last attempt failed; null for none. */
  failure: FailureReason | null;
};

export type RunView = {
  id: string;
  nth: number;
  day: Day;
  rider: string;
  riderId: string;
  /** Riders who could drive it; empty for those who do not plan runs. */
  riders: { userId: string; name: string }[];
  /** The name of the kitchen that its boxes leave; empty without stops. */
  kitchen: string;
  at: Date;
  mayPlan: boolean;
  stops: Stop[];
};

/** A run with its stops in the order of driving, for its rider and for those who plan runs. */
export async function getRun(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<RunView, "unknown-run">> {
  const run = await findVisibleRun(services, { id, staff });
  if (!run) return refuse("unknown-run");
  const mayPlan = may(staff.roles, "plan runs");
  const stopIds = await selectStopIds(services.db, id);
  const ordersById = await findOrders(services, { ids: stopIds });
  // A rescheduled order is not driven on this day any more.
  const orders = stopIds
    .flatMap((orderId) => ordersById.get(orderId) ?? [])
    .filter((order) => workDayOf(order) === run.day);
  const orderIds = orders.map((order) => order.id);
  const [linesOf, reports, areas, riders, kitchens] = await Promise.all([
    listLinesOf(services, { orderIds }),
    listReportsOf(services, { orderIds }),
    nameAreas(services, { pincodes: [...new Set(orders.map(({ pincode }) => pincode))] }),
    listStaffIn(services, { role: "rider" }),
    listKitchens(services),
  ]);
  const at = services.clock();
  const rider = riders.find(({ userId }) => userId === run.riderId)?.name ?? "Former rider";
  const kitchen = kitchens.find(({ id: kitchenId }) => kitchenId === orders[0]?.kitchenId)?.name ?? "";
  const stops = orders.map((order): Stop => {
    const lines = (linesOf.get(order.id) ?? []).map(withoutPrices);
    const ofOrder = reports.filter(({ orderId }) => orderId === order.id);
    return {
      ...factsOf(order, { staff, at }),
      ...resultOf(order, ofOrder),
      ...boxesOf(lines),
      area: areas.get(order.pincode) ?? "",
    };
  });
  const { nth, day, riderId } = run;
  return ok({ id, nth, day, rider, riderId, riders: mayPlan ? riders : [], kitchen, at, mayPlan, stops });
}

/** The orders of a run by its id, for those who may see the run: what a page of it follows. */
export async function followRun(
  services: Pick<Services, "db">,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ stops: Pick<Stop, "uuid" | "status">[]; topics: string[] }, "unknown-run">> {
  const run = await findVisibleRun(services, { id, staff });
  if (!run) return refuse("unknown-run");
  const topics = await selectStopIds(services.db, id);
  const orders = await findOrders(services, { ids: topics });
  const stops = topics
    .flatMap((orderId) => orders.get(orderId) ?? [])
    .filter((order) => workDayOf(order) === run.day)
    .map((order) => ({ uuid: order.id, status: order.status }));
  return ok({ stops, topics: [run.id, ...topics] });
}

/** A run, for its rider and for those who plan runs. */
/**
 * Number and day of a run that another rider has, for a rider whose phone may hold reports of it that were not sent yet;
 * null if there is none, or for those who do not drive. Nothing of its orders.
 */
export async function findRunOfAnother(
  { db }: Pick<Services, "db">,
  { id, staff }: { id: string; staff: Session },
): Promise<{ nth: number; day: Day } | null> {
  const run = may(staff.roles, "deliver") ? await selectRun(db, id) : undefined;
  return run ? { nth: run.nth, day: run.day } : null;
}

async function findVisibleRun({ db }: Pick<Services, "db">, { id, staff }: { id: string; staff: Session }) {
  const run = await selectRun(db, id);
  const isTheirs = run?.riderId === staff.userId && may(staff.roles, "deliver");
  return run && (isTheirs || may(staff.roles, "plan runs")) ? run : null;
}

function factsOf(order: Order, { staff, at }: { staff: Session; at: Date }) {
  const sight = visibilityFor(staff.roles, order, at);
  return {
    ...{ uuid: order.id, number: order.number, status: order.status, pincode: order.pincode },
    ...{ name: order.recipientName, address: order.address },
    hours: promisedHours(order),
    promisedAt: kitchenTimes(order, 0).promisedAt,
    phones: sight.phone ? phonesToCall(order, sight) : [],
    gift: staffGiftOf(order),
    isCodeLocked: order.wrongCodes >= MOST_WRONG_CODES,
    failedAttempts: order.failedAttempts,
  };
}

type Report = Awaited<ReturnType<typeof listReportsOf>>[number];

/** @param reports the newest first */
function resultOf({ status }: Order, reports: Report[]): Pick<Stop, "proof" | "failure"> {
  const proof = reports.find((report) => report.proof !== null);
  const failed = reports.find(({ reason }) => reason !== null);
  return {
    proof: proof?.proof ? { proof: proof.proof, at: proof.at } : null,
    failure: status === "undeliverable" ? (failed?.reason ?? "other") : null,
  };
}

function boxesOf(lines: PricelessLine[]): Pick<Stop, "boxes" | "lines"> {
  const boxes = lines.filter((line) => !isAddOn(line)).reduce((sum, { quantity }) => sum + quantity, 0);
  return { boxes, lines };
}
