import type { Session } from "../accounts/identity.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { GatewayError } from "./gateways/gateway.ts";
import type { Imported, WrongReport } from "./import-settlements.ts";
import { settlementEditorOf } from "./rules/settlement-editor.ts";
import { MOST_REPORT_PROBLEMS, REPORT_LIMITS, REPORTS } from "./rules/settlement-limits.ts";
import type { SettledLine } from "./rules/settlement-line.ts";
import { storeSettlements } from "./store-settlements.ts";

/** Lines that the provider sends in one reply at most. */
const LINES_A_CALL = 1_000;

type Unfetched = "settlements-not-fetched" | "too-many-settled-lines";
type Refused = "not-your-move" | "too-many-tries" | Unfetched | RefusalWith<"report-wrong", WrongReport>;

/** Fetches the settlements of a month from the provider, and imports them like its report. All of them or nothing. */
export async function fetchSettlements(
  services: Services,
  { year, month, staff }: { year: number; month: number; staff: Session },
): Promise<Outcome<Imported, Refused>> {
  const role = settlementEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const key = `settlements:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, REPORTS.max, REPORTS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const fetched = await fetchAll(services, { year, month });
  if (!fetched.ok) return fetched;
  const lines = fetched.value.flatMap((line, at) => (line ? [{ ...line, row: at + 2 }] : []));
  const waiting = fetched.value.length - lines.length;
  if (lines.length === 0) return ok({ settlements: 0, added: 0, known: 0, referenced: 0, waiting });
  const source = `${services.gateway.provider} ${year}-${String(month).padStart(2, "0")}`;
  const stored = await storeSettlements(services, { lines, staff, role, source });
  if (!("problems" in stored)) return ok({ ...stored, waiting });
  const { problems } = stored;
  const wrong: WrongReport = { problems: problems.slice(0, MOST_REPORT_PROBLEMS), count: problems.length };
  return refuse("report-wrong", wrong);
}

/**
 * Refuses if the provider is away, or has more lines than a report may hold. Lines that shift between two calls are
 * sent twice.
 */
async function fetchAll(
  { gateway, log }: Services,
  period: { year: number; month: number },
): Promise<Outcome<(SettledLine | null)[], Unfetched>> {
  const lines = new Map<string, SettledLine | null>();
  try {
    for (let skip = 0; ; skip += LINES_A_CALL) {
      const part = await gateway.fetchSettledLines({ ...period, skip, count: LINES_A_CALL });
      part.forEach((line, at) => {
        lines.set(line ? `${line.kind} ${line.entityId}` : `waiting ${skip + at}`, line);
      });
      if (skip + part.length > REPORT_LIMITS.rows) return refuse("too-many-settled-lines");
      if (part.length < LINES_A_CALL) return ok([...lines.values()]);
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error }, "settlements were not fetched");
    return refuse("settlements-not-fetched");
  }
}
