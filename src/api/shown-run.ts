import type { AdminRun } from "../contract/admin/runs.ts";
import type { Session } from "../shop/accounts/identity.ts";
import { getRun } from "../shop/runs/get-run.ts";
import type { Services } from "../shop/services.ts";
import { accepted } from "./refusals.ts";
import { seesCustomers, shownName } from "./staff-caller.ts";

/** A run as programs see it; receivers only if the token may read customers. */
export async function shownRun(services: Services, id: string, staff: Session): Promise<AdminRun> {
  const run = accepted(await getRun(services, { id, staff }));
  const withPeople = seesCustomers(staff);
  return {
    ...{ id, nth: run.nth, day: run.day, rider: shownName(staff, run.rider), riderId: run.riderId },
    stops: run.stops.map(({ name, address, phones, ...stop }) => ({
      ...{ uuid: stop.uuid, number: stop.number, status: stop.status, hours: stop.hours },
      ...{ pincode: stop.pincode, area: stop.area, boxes: stop.boxes, failedAttempts: stop.failedAttempts },
      receiver: withPeople ? { name, address, phones } : null,
    })),
  };
}
