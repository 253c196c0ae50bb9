import type { Config } from "../infrastructure/config/config.ts";
import type { Services } from "../shop/services.ts";

/** What a command is given of the shop. */
export type Tools = Pick<Services, "db" | "clock" | "pictures"> & { config: Config };
export type Say = (line: string) => void;
