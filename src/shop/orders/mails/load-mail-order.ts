import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { pictureUrl } from "../../catalogue/pictures.ts";
import type { MailPicture } from "../../mail/rules/mail-content.ts";
import type { Services } from "../../services.ts";
import { getOrder, type OrderView } from "../get-order.ts";
import { invoiceLink, orderLink, orderToken } from "../order-link.ts";
import type { MailOrder } from "../rules/mail-parts.ts";
import type { OrderLine } from "../rules/order-line.ts";

/** Loads an order with the links and pictures that its mails need. */
export async function loadMailOrder(
  services: Services,
  { orderId }: { orderId: string },
): Promise<Outcome<{ mailOrder: MailOrder; order: OrderView }, "unknown-order">> {
  const order = await getOrder(services, { id: orderId, viewer: null, token: orderToken(services, orderId) });
  if (!order.ok) return refuse("unknown-order");
  const { lines, ...rest } = order.value;
  const mailOrder = {
    ...rest,
    lines: lines.map((line) => ({ ...line, picture: pictureOf(services, line) })),
    link: orderLink(services, orderId),
    invoice: invoiceLink(services, orderId),
  };
  return ok({ mailOrder, order: order.value });
}

/** The picture's URL. Add-ons have icons that mail programs cannot show: only their tile is used. */
function pictureOf({ pictures, settings }: Services, { name, pictureId, tile }: OrderLine): MailPicture {
  const isIcon = pictureId.startsWith("icon:");
  const src = isIcon ? null : `${settings.url}${pictureUrl(pictures.cutout(pictureId), 200, "webp")}`;
  return { src, alt: name, tile };
}
