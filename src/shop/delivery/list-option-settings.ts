import type { Services } from "../services.ts";
import { selectWindows } from "./delivery.queries.ts";
import { selectOptions } from "./options.queries.ts";
import type { OptionSettings } from "./rules/option-settings.ts";
import { type DeliveryOption, OPTION_NAMES } from "./rules/options.ts";
import { settingsOf } from "./save-option.ts";

/** An option with its settings, and the version that a change of them must name. */
export type OptionToSet = { option: DeliveryOption; name: string; settings: OptionSettings; version: number };

/** All options with their settings, in the shop's order. The caller has checked permissions. */
export async function listOptionSettings(services: Pick<Services, "db">): Promise<OptionToSet[]> {
  const [options, windows] = await Promise.all([selectOptions(services.db), selectWindows(services.db)]);
  return options.map((stored) => {
    const { option, version } = stored;
    const ofOption = windows
      .filter((window) => window.option === option)
      .map(({ startMinute, endMinute }) => ({ startMinute, endMinute }));
    return { option, name: OPTION_NAMES[option], settings: settingsOf(stored, ofOption), version };
  });
}
