import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { RunState } from "../../../../contract/run-state.ts";
import { useStream } from "../../../client-data/use-stream.ts";
import type { RunData } from "./run-data.ts";

/** Interval between two reads of the run, in ms: for lines that hold events back, and for texts that changed. */
const REFRESH_MS = 60_000;

/**
 * Reads the run again once its stops differ from what is shown, once the line is back, and each minute. Not after each
 * event: reading clears the answer to the last form.
 * @returns whether the shop's events arrive
 */
export function useLiveRun(run: RunData): boolean {
  const { revalidate } = useRevalidator();
  const [isStreaming, setStreaming] = useState(false);
  const shown = useRef<string>(null);
  useEffect(() => {
    // A run as it was before the line was lost is read again with the first event, even if nothing changed meanwhile.
    shown.current = run.isStale ? null : stopsKey(run.stops);
  }, [run]);
  const onEvent = useCallback(
    (data: string) => {
      if (stopsKey((JSON.parse(data) as RunState).stops) !== shown.current) void revalidate();
    },
    [revalidate],
  );
  useStream(`/api/admin/runs/${run.id}/events`, "run", { onEvent, onStreaming: setStreaming });
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return isStreaming;
}

/** Differs once a stop is added, moved, removed or changes its status. */
export function stopsKey(stops: RunState["stops"]): string {
  return stops.map(({ uuid, status }) => `${uuid} ${status}`).join();
}
