import type { Services } from "../services.ts";
import { selectMailsAbout } from "./mail.queries.ts";
import type { MailState } from "./rules/mail-states.ts";

/** A mail as the staff see it: of which kind, and what became of it. What it says is not theirs to read. */
export type MailView = { kind: string; state: MailState; writtenAt: Date; endedAt: Date | null };

/** Every mail about an order, the oldest first. */
export async function listMailsAbout(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<MailView[]> {
  return selectMailsAbout(services.db, orderId);
}
