import type { Services } from "../services.ts";
import { selectMailsTo } from "./customer-data.queries.ts";

/** Which mails went to an address, as far as that is still kept. What they said is not told: codes may be in it. */
export async function exportMails(services: Pick<Services, "db">, { email }: { email: string }) {
  const mails = await selectMailsTo(services.db, email);
  return mails.map(({ kind, state, writtenAt }) => ({ kind, state, at: writtenAt.toISOString() }));
}
