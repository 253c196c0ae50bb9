import { dayOf } from "../../basics/india-time.ts";
import { listTooLarge } from "../../catalogue/catalogue.reads.ts";
import type { Services } from "../../services.ts";
import { selectWindows } from "../delivery.queries.ts";
import type { OptionSettings } from "../rules/option-settings.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import { countOverfull, selectOptions } from "./options.queries.ts";
import { settingsOf } from "./save-option.ts";

/** An option with its settings, and the version that a change of them must name. */
export type OptionToSet = {
  option: DeliveryOption;
  name: string;
  settings: OptionSettings;
  version: number;
  /** Coming slots that have sold more minutes than these settings allow. They take nothing more. */
  overfull: number;
  /** Products that need more minutes than a whole window has. They cannot be ordered with this option. */
  tooLarge: string[];
};

/** All options with their settings, in the shop's order. The caller has checked permissions. */
export async function listOptionSettings(services: Pick<Services, "db" | "clock">): Promise<OptionToSet[]> {
  const { db, clock } = services;
  const [options, windows, overfull] = await Promise.all([
    selectOptions(db),
    selectWindows(db),
    countOverfull(db, dayOf(clock())),
  ]);
  const tooLarge = await Promise.all(options.map((stored) => listTooLarge(services, stored)));
  return options.map((stored, nth) => {
    const { option, version } = stored;
    const ofOption = windows
      .filter((window) => window.option === option)
      .map(({ startMinute, endMinute }) => ({ startMinute, endMinute }));
    const settings = settingsOf(stored, ofOption);
    const problems = { overfull: overfull.get(option) ?? 0, tooLarge: tooLarge[nth] ?? [] };
    return { option, name: OPTION_NAMES[option], settings, version, ...problems };
  });
}
