import type { Config } from "../infrastructure/config/config.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import type { Services } from "../shop/services.ts";

/** The parts of the shop that a command uses. */
export type Tools = Pick<Services, "db" | "clock" | "pictures" | "uploads"> & {
  config: Config;
  driver: OpenDatabase["driver"];
};
export type Say = (line: string) => void;
