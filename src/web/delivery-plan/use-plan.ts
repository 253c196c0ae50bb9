import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Area, Slot } from "../../contract/delivery.ts";
import { typedPincode } from "../../shop/delivery/rules/pincode.ts";
import { useData } from "../client-data/use-data.ts";
import {
  areaUrl,
  fetchArea,
  fetchWindows,
  type OptionView,
  type WindowsView,
  windowsUrl,
} from "../delivery/delivery-calls.ts";
import { type OrderBill, orderBill } from "../delivery/order-bill.ts";
import type { PincodeStatus } from "../delivery/pincode-message.tsx";
import { readDraft, saveDraft, useDraftText } from "../draft/draft-store.ts";
import { type Choices, type Decision, decide, isPlanned, NOTHING_CHOSEN, toDraft } from "./choices.ts";
import type { Planned } from "./planned.ts";

/** All that the page knows of the order being planned, and the dispatch function that changes it. */
export type Plan = {
  choices: Choices;
  decide: (decision: Decision) => void;
  pincode: PincodeStatus;
  place: Area | null;
  /** Repeats the check after a network failure. */
  retryPincode: () => void;
  windows: { status: "idle" | "loading" | "ready" | "failed"; data: WindowsView | null; retry: () => void };
  /** The chosen option and slot, as the shop last reported them. */
  option: OptionView | null;
  slot: Slot | null;
  bill: OrderBill;
  /** Whether ORDER NOW is enabled. */
  isReady: boolean;
};

/** The plan of an order: the shopper's choices, the shop's answers, stored in the draft. */
export function usePlan(planned: Planned): Plan {
  const [choices, dispatch] = useReducer(decide, NOTHING_CHOSEN);
  const enteredPincode = typedPincode(choices.typedPincode);
  const reply = useData(enteredPincode && areaUrl(enteredPincode), fetchArea);
  const pincode = statusOf(enteredPincode, reply);
  const place = (pincode === "valid" && reply.data) || null;
  const windows = useData(
    place && choices.date !== "" ? windowsUrl(place.pincode, choices.date, ...planned.pieces) : null,
    fetchWindows,
  );

  const { awaitsPincode } = choices;
  useEffect(() => {
    if (awaitsPincode && pincode !== "unknown" && pincode !== "checking")
      dispatch({ do: "continue-with-pincode", pincode });
  }, [awaitsPincode, pincode]);

  useDraftOf(planned, choices, place, windows.data?.collectAt ?? "", dispatch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Delivery that is chosen again after Pickup has no type yet
  useEffect(() => {
    if (!windows.data) return;
    const open = windows.data.options.map(({ option, slots }) => ({
      option,
      times: slots.filter((slot) => slot.state === "open").map((slot) => slot.label),
      tooSoon: slots.filter((slot) => slot.state === "closed").map((slot) => slot.label),
    }));
    dispatch({ do: "check-windows", open });
  }, [windows.data, choices.mode]);

  const option = windows.data?.options.find((candidate) => candidate.option === choices.option) ?? null;
  const slot =
    option?.slots.find((candidate) => candidate.label === choices.time && candidate.state === "open") ?? null;
  const { data = null, error, isLoading, refetch: retryWindows } = windows;
  const { refetch: retryPincode } = reply;
  const bill = useMemo(
    () => orderBill(planned.sellPaise, choices.addOns, option),
    [planned.sellPaise, choices.addOns, option],
  );
  // Returns the identical object until a part changes, so that a page renders only that part.
  return useMemo(
    () => ({
      choices,
      decide: dispatch,
      pincode,
      place,
      retryPincode,
      windows: {
        status: data ? "ready" : error ? "failed" : isLoading ? "loading" : "idle",
        data,
        retry: retryWindows,
      },
      option,
      slot,
      bill,
      isReady: isPlanned(choices, pincode) && slot !== null,
    }),
    [choices, pincode, place, retryPincode, data, error, isLoading, retryWindows, option, slot, bill],
  );
}

/** Late answers are harmless: each belongs to the pincode it was requested for. */
function statusOf(
  enteredPincode: string | null,
  { data, error, isFetching }: { data?: Area | null; error?: unknown; isFetching: boolean },
): PincodeStatus {
  if (enteredPincode === null) return "unknown";
  if (data !== undefined) return data ? "valid" : "invalid";
  return error && !isFetching ? "failed" : "checking";
}

/**
 * Restores the draft when the page opens and stores changes from then on. The pincode follows other tabs and the
 * header.
 */
function useDraftOf(
  { key, keys }: Planned,
  choices: Choices,
  place: Area | null,
  collectAt: string,
  dispatch: (decision: Decision) => void,
): void {
  const [isRestored, setRestored] = useState(false);
  const location = useDraftText("location");
  const followed = useRef("");

  // Before the first paint, to avoid a layout shift.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useLayoutEffect(() => {
    const draft = readDraft();
    followed.current = draft.location;
    dispatch({ do: "restore", draft, isSameCake: keys.includes(draft.sku) });
    setRestored(true);
  }, []);

  useEffect(() => {
    if (!isRestored || location === "" || location === followed.current) return;
    followed.current = location;
    dispatch({ do: "type-pincode", text: location });
  }, [isRestored, location, dispatch]);

  useEffect(() => {
    if (!isRestored) return;
    if (place) followed.current = place.pincode;
    saveDraft({
      ...toDraft(choices, key),
      ...(place ? { location: place.pincode, area: place.area, collectAt } : {}),
    });
  }, [isRestored, choices, place, collectAt, key]);
}
