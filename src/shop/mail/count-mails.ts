import type { Services } from "../services.ts";
import { selectBacklog } from "./mail.queries.ts";

const LOOKED_AT_MS = 7 * 24 * 60 * 60_000;

/** For those who watch the shop: mails that wait, for how many seconds, and those given up within a week. */
export async function countMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ waiting: number; oldestSeconds: number; givenUp: number }> {
  const now = services.clock().getTime();
  const { waiting, since, givenUp } = await selectBacklog(services.db, new Date(now - LOOKED_AT_MS));
  const oldestSeconds = since ? Math.max(0, Math.round((now - since.getTime()) / 1000)) : 0;
  return { waiting, oldestSeconds, givenUp };
}
