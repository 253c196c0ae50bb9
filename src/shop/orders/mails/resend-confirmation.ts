import type { Session } from "../../accounts/identity.ts";
import { roleFor } from "../../accounts/rules/permissions.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { MOST_RESENT } from "../rules/most-resent.ts";
import { ORDER_STATUS } from "../rules/order-status.ts";
import { placedMail } from "../rules/placed-mail.ts";
import { loadMailOrder } from "./load-mail-order.ts";

/**
 * Mails the confirmation of a paid order again, with bill and invoice as they are now, to the order's own e-mail.
 * @param resent how often the form said that it was resent: a double click sends it once
 */
export async function resendConfirmation(
  services: Services,
  { id, staff, resent }: { id: string; staff: Session; resent: number },
): Promise<
  Outcome<
    /** `isNew`: false if this mail was sent before, by a double click or by another person. */
    { to: string; isNew: boolean },
    "unknown-order" | "not-your-move" | "confirmation-not-due" | "confirmation-resent-enough"
  >
> {
  const role = roleFor(staff.roles, "resend mails");
  if (role === undefined) return refuse("not-your-move");
  if (!Number.isInteger(resent) || resent < 0 || resent >= MOST_RESENT)
    return refuse("confirmation-resent-enough");
  const loaded = await loadMailOrder(services, { orderId: id });
  if (!loaded.ok) return refuse("unknown-order");
  const { mailOrder, order } = loaded.value;
  const { uuid, number, status, email } = order;
  if (!ORDER_STATUS[status].isPaid || email === "") return refuse("confirmation-not-due");
  const content = placedMail(mailOrder, { shop: services.settings.name });
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const key = `order-placed:${uuid}:again-${resent + 1}`;
    const written = await writeMail(inside, { key, kind: "order-placed", to: email, content });
    if (!written.isNew) return ok({ to: email, isNew: false });
    const subject = { subject: "order", subjectId: uuid, label: number } as const;
    const note = "Sent the confirmation again.";
    await recordChange(inside, { staff, role, ...subject, before: status, after: status, note });
    return ok({ to: email, isNew: true });
  });
}
