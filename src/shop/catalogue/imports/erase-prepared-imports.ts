import type { Services } from "../../services.ts";
import { preparedSince } from "../rules/prepared-since.ts";
import { deletePreparedBefore } from "./prepared-imports.queries.ts";

/** Erases tables that staff have sent and not imported within a day: they hold costs. Runs every night. */
export async function erasePreparedImports({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deletePreparedBefore(db, preparedSince(clock()));
}
