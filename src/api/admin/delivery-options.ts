import { OptionParams, OptionPatch } from "../../contract/admin/delivery.requests.ts";
import { type DeliverySettings, DeliverySettingsReply, OptionReply } from "../../contract/admin/delivery.ts";
import { fromRupees, toRupees } from "../../shop/basics/money.ts";
import { listOptionSettings, type OptionToSet } from "../../shop/delivery/options/list-option-settings.ts";
import { type OptionConflict, saveOption } from "../../shop/delivery/options/save-option.ts";
import type { OptionSettings } from "../../shop/delivery/rules/option-settings.ts";
import type { DeliveryOption } from "../../shop/delivery/rules/options.ts";
import { type DayMinutes, sortedWindows } from "../../shop/delivery/rules/window-list.ts";
import type { Services } from "../../shop/services.ts";
import { ApiError, answer } from "../envelope.ts";
import { acceptedWith } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

const permission = "change delivery";
const reading = { scope: "delivery:read", permission } as const;
const writing = { scope: "delivery:write", permission } as const;

/** Settings of the delivery options, for programs of the staff. */
export const adminDeliveryOptions = staffCalls((app, services) => {
  app.get(
    "/admin/delivery-options",
    {
      config: reading,
      schema: {
        operationId: "listDeliveryOptions",
        summary: "The settings of each delivery option: fee, capacity, windows",
        response: { 200: DeliverySettingsReply },
      },
    },
    async () => answer({ options: (await listOptionSettings(services)).map(settingsOf) }),
  );

  app.patch(
    "/admin/delivery-options/:option",
    {
      config: writing,
      schema: {
        operationId: "changeDeliveryOption",
        summary: "Changes fee, capacity, minutes, last order or windows of a delivery option",
        description:
          "Fields that are left out stay. If the option was changed since `version`, nothing is changed: 409 names the differences. A window with coming orders, its own number of places or a closing is not replaced by an overlapping one with another start: 409 says since which day it is in use. Orders keep the hours that they were promised.",
        params: OptionParams,
        body: OptionPatch,
        response: { 200: OptionReply },
      },
    },
    async (request) => {
      const { option } = request.params;
      const { version: seen, ...patch } = request.body;
      const staff = await staffOf(request);
      const saved = await saveOption(services, { option, settings: changesOf(option, patch), seen, staff });
      acceptedWith(saved, { "delivery-changed": shownConflict });
      return answer(settingsOf(await optionNamed(services, option)));
    },
  );
});

async function optionNamed(services: Services, option: DeliveryOption): Promise<OptionToSet> {
  const settings = (await listOptionSettings(services)).find((candidate) => candidate.option === option);
  if (!settings) throw new Error(`there is no option ${option}`);
  return settings;
}

function settingsOf({ option, name, version, settings }: OptionToSet): DeliverySettings {
  const { feePaise, freeFromPaise, windows, ...rest } = settings;
  return {
    ...{ option, name, version, fee: toRupees(feePaise), windows },
    freeFrom: freeFromPaise === null ? null : toRupees(freeFromPaise),
    ...{ lastOrderMinutes: rest.lastOrderMinutes, lastOrderAtMinute: rest.lastOrderAtMinute },
    ...{ capacity: rest.capacity, ovenMinutes: rest.ovenMinutes, decoratorMinutes: rest.decoratorMinutes },
  };
}

type Patch = {
  fee?: number | undefined;
  freeFrom?: number | null | undefined;
  capacity?: number | undefined;
  ovenMinutes?: number | null | undefined;
  decoratorMinutes?: number | null | undefined;
  lastOrderMinutes?: number | undefined;
  lastOrderAtMinute?: number | undefined;
  windows?: DayMinutes[] | undefined;
};

function changesOf(option: DeliveryOption, patch: Patch): Partial<OptionSettings> {
  const { fee, freeFrom, capacity, ovenMinutes, decoratorMinutes, windows } = patch;
  const [ofOption, ofOthers] =
    option === "midnight"
      ? (["lastOrderAtMinute", "lastOrderMinutes"] as const)
      : (["lastOrderMinutes", "lastOrderAtMinute"] as const);
  if (patch[ofOthers] !== undefined) throw wrongField(ofOthers, `is not of this option: send ${ofOption}`);
  const lastOrder = patch[ofOption];
  const sorted = windows && sortedWindows(windows, option);
  if (typeof sorted === "string") throw wrongField("windows", sorted);
  return {
    ...(lastOrder === undefined ? {} : { [ofOption]: lastOrder }),
    ...(sorted === undefined ? {} : { windows: sorted }),
    ...(fee === undefined ? {} : { feePaise: fromRupees(fee) }),
    ...(freeFrom === undefined ? {} : { freeFromPaise: freeFrom === null ? null : fromRupees(freeFrom) }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(ovenMinutes === undefined ? {} : { ovenMinutes }),
    ...(decoratorMinutes === undefined ? {} : { decoratorMinutes }),
  };
}

/** A field that its schema takes, but this option does not. */
function wrongField(field: string, message: string): ApiError {
  const issues = [{ path: `body.${field}`, message }];
  return new ApiError(400, "bad-input", `Please check body.${field}: ${message}`, { issues });
}

/** The differing settings without the name of the person. Other refusals have figures only. */
function shownConflict({ version, differences }: OptionConflict) {
  return {
    version,
    conflicts: differences.map(({ field, before: now, after: to }) => ({ field, now, to })),
  };
}
