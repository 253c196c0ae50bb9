import type { Services } from "../services.ts";
import { type DeviceKind, deviceName } from "./rules/device-name.ts";
import { selectSessions } from "./sessions.queries.ts";

/** A session of a customer. */
export type OpenSession = {
  id: string;
  /** Whether it is the caller's own session. */
  isThis: boolean;
  /** In plain words: `Chrome on an Android phone`. */
  device: string;
  /** The User-Agent header; empty if there was none. */
  userAgent: string;
  kind: DeviceKind;
  /** The IP address last seen; empty if unknown. */
  ip: string;
  signedInAt: Date;
  /** Accurate to a few minutes. */
  seenAt: Date;
};

/** Lists the open sessions of a customer: this one first, then the most recently used. */
export async function listSessions(
  services: Pick<Services, "db" | "clock">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OpenSession[]> {
  const rows = await selectSessions(services.db, userId, services.clock());
  const open = rows.map(({ id, userAgent, ipAddress, createdAt, seenAt }) => {
    const { name, kind } = deviceName(userAgent);
    const isThis = id === sessionId;
    return {
      id,
      isThis,
      device: name,
      userAgent: userAgent ?? "",
      kind,
      ip: ipAddress ?? "",
      signedInAt: createdAt,
      seenAt,
    };
  });
  return open.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}
