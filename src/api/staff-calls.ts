import { type DeclareCalls, guardedCalls } from "./guarded-calls.ts";
import { forStaff } from "./staff-caller.ts";

/**
 * A plugin of calls for staff and their programs, guarded by `forStaff`. Each route names its scope, and its permission
 * where the use case does not check it. Tag `Office` and the refusals in the document are the default.
 */
export const staffCalls = (declare: DeclareCalls) => guardedCalls(forStaff, declare);
