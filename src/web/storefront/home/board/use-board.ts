import { useEffect, useState } from "react";
import type { Area, DayOffer } from "../../../../contract/delivery.ts";
import type { Day } from "../../../../shop/basics/india-time.ts";
import { typedPincode } from "../../../../shop/delivery/rules/pincode.ts";
import { useData } from "../../../client-data/use-data.ts";
import {
  areaUrl,
  daysUrl,
  fetchArea,
  fetchDays,
  fetchWindows,
  windowsUrl,
} from "../../../delivery/delivery-calls.ts";
import type { PincodeStatus } from "../../../delivery/pincode-message.tsx";
import { useEarliest } from "../../../delivery/use-earliest.ts";
import { readDraft, saveDraft, useDraft } from "../../../draft/draft-store.ts";
import { type Hour, hoursOf } from "./hours-of-day.ts";

export type PincodeCheck = Exclude<PincodeStatus, "valid">;

/** All that the delivery board shows. The choice lives in the draft, so that every page and tab has it. */
export function useBoard() {
  const draft = useDraft();
  const typing = useTyping(draft.location);
  const earliest = useEarliest();
  const { location: pincode } = draft;
  const days = useData(pincode === "" ? null : daysUrl(pincode), fetchDays);
  const firstOpen = days.data?.days.find(({ state }) => state === "open")?.date;
  const date: Day | "" = draft.deliveryDate || firstOpen || days.data?.today || "";
  const windows = useData(pincode === "" || date === "" ? null : windowsUrl(pincode, date), fetchWindows);
  const hours = windows.data ? hoursOf(windows.data.options) : null;
  const chosenTime = draft.mode === "Delivery" ? draft.deliveryTime : "";
  const chosen =
    hours?.find(
      ({ option, label, state }) =>
        option === draft.selectedDeliveryType && label === chosenTime && state === "open",
    ) ?? null;

  return {
    place: pincode === "" ? null : { pincode, area: draft.area },
    ...typing,
    date,
    today: days.data?.today ?? null,
    days: days.data?.days ?? null,
    hours,
    chosen,
    /** A chosen slot that is no longer available. */
    lost: hours && chosenTime !== "" && !chosen && draft.deliveryDate !== "" ? chosenTime : "",
    /** Longest lead time, in hours, that still makes the chosen slot; null while none is chosen. */
    longestLeadHours: chosen ? (earliest?.reach ?? null) : null,
    nextOpen: nextOpenAfter(days.data?.days ?? [], date),
    hasFailed: (days.error && !days.data) || (windows.error && !windows.data),
    isRetrying: days.isFetching || windows.isFetching,
    retry: () => void (days.data ? windows.refetch() : days.refetch()),
    pickDay: (picked: Day) =>
      saveDraft({ deliveryDate: picked, deliveryTime: picked === draft.deliveryDate ? chosenTime : "" }),
    pickHour: ({ option, label }: Hour) =>
      saveDraft({
        mode: "Delivery",
        deliveryDate: date,
        selectedDeliveryType: option,
        deliveryTime: label,
        collectAt: "",
      }),
  };
}

export type Board = ReturnType<typeof useBoard>;

/** The pincode being typed. Six characters are checked at once; a served one becomes the location. */
function useTyping(location: string) {
  const [typed, setTyped] = useState("");
  const [isChanging, setChanging] = useState(false);
  const enteredPincode = typedPincode(typed);
  const { data, error, isFetching, refetch } = useData(enteredPincode && areaUrl(enteredPincode), fetchArea);
  useEffect(() => {
    if (!data) return;
    const { pincode, area } = data;
    if (pincode !== readDraft().location) {
      saveDraft({ location: pincode, area, collectAt: "", deliveryTime: "", selectedDeliveryType: "" });
    }
    setTyped("");
    setChanging(false);
  }, [data]);
  // Chosen elsewhere meanwhile: in the header, or in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the place is another one
  useEffect(() => setChanging(false), [location]);
  return {
    typed,
    says: saysOf(enteredPincode, { data, hasFailed: error !== undefined && !isFetching }),
    isTyping: isChanging || location === "",
    type: setTyped,
    change: () => setChanging(true),
    check: () => void refetch(),
  };
}

function saysOf(
  enteredPincode: string | null,
  { data, hasFailed }: { data?: Area | null; hasFailed: boolean },
): PincodeCheck {
  if (enteredPincode === null) return "unknown";
  if (data === null) return "invalid";
  return hasFailed ? "failed" : "checking";
}

function nextOpenAfter(days: DayOffer[], date: Day | ""): Day | null {
  return days.find((day) => day.state === "open" && day.date > date)?.date ?? null;
}
