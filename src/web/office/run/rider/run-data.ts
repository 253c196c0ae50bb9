import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import type { Picture } from "../../../../shop/catalogue/pictures.ts";
import type { RunView, Stop } from "../../../../shop/runs/get-run.ts";

/**
 * The data of a run's page. `isStale`: without a connection, as it was last shown in this browser. `isSignedOut`: the
 * session has ended while reports wait on the phone. `isGone`: another rider has it by now.
 */
export type RunData = Omit<RunView, "stops"> & {
  stops: (Stop & { picture: Picture | null })[];
  isStale: boolean;
  isSignedOut: boolean;
  isGone: boolean;
  /** The signed-in user. */
  userId: string;
  roles: Role[];
};
