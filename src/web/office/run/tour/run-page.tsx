import { useRevalidator } from "react-router";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { Alert } from "../../../ui/note.tsx";
import { useWakeLock } from "../../kitchen/board/use-wake-lock.ts";
import { useReports } from "../queue/use-reports.ts";
import { PickUp } from "./pick-up.tsx";
import { RefusedReports } from "./refused-reports.tsx";
import { RunBar } from "./run-bar.tsx";
import type { RunData } from "./run-data.ts";
import { RunList } from "./run-list.tsx";
import { tourStops } from "./stop-state.ts";
import { StopView } from "./stop-view.tsx";
import { useLiveRun } from "./use-live-run.ts";
import { useNow } from "./use-now.ts";
import { useOffline, useOfflinePage } from "./use-offline.ts";
import { useStopHash } from "./use-stop-hash.ts";
import "./tour.css";
import "./legs.css";

type RunPageProps = { run: RunData; answer: IntentAnswer<never> | undefined };

/** A rider's run: its boxes at pick-up, its stops, or one stop. */
export function RunPage({ run, answer }: RunPageProps) {
  const { revalidate } = useRevalidator();
  const { reports, add, dismiss, sendAgain, discard } = useReports(
    { runId: run.id, userId: run.userId },
    () => void revalidate(),
  );
  const now = useNow(run.at);
  const isOffline = useOffline() || run.isStale;
  const hash = useStopHash();
  useWakeLock();
  useOfflinePage();
  const isLive = useLiveRun(run);
  const stops = tourStops(run.stops, reports).map((stop, index) => ({
    ...stop,
    picture: run.stops[index]?.picture ?? null,
  }));
  const strays = reports.filter(
    ({ orderId, refusal }) => refusal !== "" && !stops.some(({ uuid }) => uuid === orderId),
  );
  const stop = stops.find(({ uuid }) => uuid === hash);
  if (stop)
    return (
      <StopView
        key={stop.uuid}
        stop={stop}
        stops={stops}
        now={now}
        isOffline={isOffline}
        add={add}
        dismiss={dismiss}
      />
    );
  const isPickUp =
    hash === "pick-up" || (hash === "" && stops.every(({ state }) => ["kitchen", "box"].includes(state)));
  return (
    <div className="tour">
      <RunBar run={run} stops={stops} isOffline={isOffline} isLive={isLive} />
      <main id="main" className="tour-main">
        <p className="tour-said" role="status">
          {answer?.ok ? answer.message : ""}
        </p>
        {answer && !answer.ok && <Alert>{answer.message}</Alert>}
        {strays.length > 0 && <RefusedReports reports={strays} {...{ sendAgain, discard }} />}
        {isPickUp && stops.length > 0 ? (
          <PickUp stops={stops} add={add} />
        ) : (
          <RunList run={run} stops={stops} now={now} />
        )}
      </main>
    </div>
  );
}
