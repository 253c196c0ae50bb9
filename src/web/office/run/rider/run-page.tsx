import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { Alert } from "../../../ui/note.tsx";
import { useWakeLock } from "../../kitchen/board/use-wake-lock.ts";
import { endsStop } from "../queue/send-reports.ts";
import type { NewReport } from "../queue/stamp-reports.ts";
import { useReports } from "../queue/use-reports.ts";
import { PickUp } from "./pick-up.tsx";
import { RefusedReports } from "./refused-reports.tsx";
import { RunBar } from "./run-bar.tsx";
import type { RunData } from "./run-data.ts";
import { RunList } from "./run-list.tsx";
import { SignedOut } from "./signed-out.tsx";
import { isOpenStop, tourStops } from "./stop-state.ts";
import { PHONE_IS_FULL, StopView } from "./stop-view.tsx";
import { useLiveRun } from "./use-live-run.ts";
import { useNow } from "./use-now.ts";
import { useOffline, useOfflinePage } from "./use-offline.ts";
import { useStopHash } from "./use-stop-hash.ts";
import "./run-page.css";
import "./legs.css";

type RunPageProps = { run: RunData; answer: IntentAnswer<never> | undefined };

/** A rider's run: its boxes at pick-up, its stops, or one stop. */
export function RunPage({ run, answer }: RunPageProps) {
  const { revalidate } = useRevalidator();
  const onTaken = useCallback(() => void revalidate(), [revalidate]);
  const queue = useReports({ runId: run.id, userId: run.userId, readAt: run.at }, onTaken);
  const { reports, taken, moveProblem, obstacle, ofOthers, isBroken, add, sendAgain, discard } = queue;
  const [unsaved, setUnsaved] = useState("");
  const now = useNow(run.at);
  const isOffline = useOffline() || run.isStale;
  const hash = useStopHash();
  useWakeLock();
  useOfflinePage(run);
  const isLive = useLiveRun(run);
  const stops = tourStops(run.stops, reports, taken);
  // The shop refuses the session before the page is read again, which then asks to sign in.
  useEffect(() => {
    if ((obstacle === "signed out" || obstacle === "another person") && !isOffline) void revalidate();
  }, [obstacle, isOffline, revalidate]);
  const tell = async (...added: NewReport[]) => {
    setUnsaved("");
    const { is } = await add(...added);
    if (is === "unsaved") setUnsaved(PHONE_IS_FULL);
  };
  if (run.isSignedOut)
    return (
      <SignedOut
        runId={run.id}
        nth={run.nth}
        waiting={reports.filter(({ refusal }) => refusal === "").length}
      />
    );
  const unseen = reports.filter((report) => {
    const { orderId, refusal } = report;
    const stop = stops.find(({ uuid }) => uuid === orderId);
    // An open stop shows it itself. One with a newer report shows it again if the shop refuses that too.
    if (refusal === "" || (stop && (isOpenStop(stop) || stop.waiting))) return false;
    // A refused pick-up of a closed stop needs no notice.
    return stop === undefined || endsStop(report);
  });
  const stop = stops.find(({ uuid }) => uuid === hash);
  if (stop)
    return (
      <StopView
        key={stop.uuid}
        stop={stop}
        stops={stops}
        now={now}
        isOffline={isOffline}
        {...{ add, tell, sendAgain }}
      />
    );
  const isPickUp =
    hash === "pick-up" || (hash === "" && stops.every(({ state }) => ["kitchen", "box"].includes(state)));
  return (
    <div className="tour">
      <RunBar {...{ run, stops, isOffline, isLive, obstacle, ofOthers, isBroken }} />
      <main id="main" className="tour-main">
        <p className="tour-said" role="status">
          {answer?.ok ? answer.message : ""}
        </p>
        {answer && !answer.ok && <Alert>{answer.message}</Alert>}
        {(unsaved || moveProblem) && <Alert>{unsaved || moveProblem}</Alert>}
        {unseen.length > 0 && <RefusedReports reports={unseen} {...{ stops, sendAgain, discard }} />}
        {isPickUp && stops.length > 0 ? (
          <PickUp stops={stops} add={tell} />
        ) : (
          <RunList run={run} stops={stops} now={now} tell={tell} />
        )}
      </main>
    </div>
  );
}
