import { type DeclareCalls, guardedCalls } from "./guarded-calls.ts";
import { forCustomers } from "./session.ts";

/** A plugin of calls for signed-in customers, guarded by `forCustomers`. */
export const customerCalls = (declare: DeclareCalls) => guardedCalls(forCustomers, declare);
