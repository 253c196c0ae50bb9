import { OPTION_NAMES } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { selectCakePhotos } from "./cake-photos/cake-photos.queries.ts";
import { selectAllOrders, selectEventsOf } from "./customer-data.queries.ts";
import { selectReportsOf } from "./handover/delivery-reports.queries.ts";
import { selectNotes } from "./notes/order-notes.queries.ts";
import { selectLines } from "./orders.queries.ts";
import { cakePhotoPath } from "./rules/cake-photo.ts";
import { deliveryPhotoPath } from "./rules/delivery-proof.ts";
import { giftOf } from "./rules/gift.ts";

const rupees = (paise: number) => paise / 100;

/** Everything that the shop holds of a customer's orders, oldest first; amounts in rupees. */
export async function exportOrders(services: Pick<Services, "db">, { userId }: { userId: string }) {
  const orders = await selectAllOrders(services.db, userId);
  const ids = orders.map(({ id }) => id);
  const lines = await selectLines(services.db, ids);
  const notes = ids.length === 0 ? [] : await selectNotes(services.db, ids);
  const reports = ids.length === 0 ? [] : await selectReportsOf(services.db, ids);
  const cakePhotos = ids.length === 0 ? [] : await selectCakePhotos(services.db, ids);
  const withPhoto = new Set(
    reports.filter(({ photoFile }) => photoFile !== null).map(({ orderId }) => orderId),
  );
  const events = ids.length === 0 ? [] : await selectEventsOf(services.db, ids);
  return orders.map((order) => ({
    id: order.id,
    number: order.number,
    status: order.status,
    email: order.email,
    orderedAt: order.createdAt.toISOString(),
    paidAt: order.placedAt?.toISOString() ?? null,
    deliveryOn: order.deliveryOn,
    deliveryType: OPTION_NAMES[order.deliveryOption],
    deliveryTime: order.slotLabel,
    message: order.message,
    receiver: {
      name: order.recipientName,
      phone: order.recipientPhone,
      otherPhone: order.altPhone,
      address: order.address,
      addressType: order.addressType,
      pincode: order.pincode,
    },
    gift: giftOf(order),
    items: (lines.get(order.id) ?? []).map(({ unitPaise, totalPaise, ...line }) => ({
      ...line,
      price: rupees(unitPaise),
      total: rupees(totalPaise),
    })),
    amounts: {
      items: rupees(order.itemsPaise),
      addOns: rupees(order.addOnsPaise),
      delivery: rupees(order.deliveryPaise),
      coins: order.coins,
      total: rupees(order.totalPaise),
    },
    deliveryPhoto: withPhoto.has(order.id) ? deliveryPhotoPath(order.id) : null,
    cakePhotos: cakePhotos
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, takenAt, answer, wish, answeredAt }) => ({
        ...{ at: takenAt.toISOString(), address: cakePhotoPath(order.id, id), answer, wish },
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    staffNotes: notes
      .filter(({ orderId }) => orderId === order.id)
      .map(({ at, text }) => ({ at: at.toISOString(), text })),
    wasOnTime: order.wasOnTime,
    history: events
      .filter(({ orderId }) => orderId === order.id)
      .map(({ at, status, by, note }) => ({ at: at.toISOString(), status, by, note })),
  }));
}
