import ArrowLeft from "lucide-react/icons/arrow-left";
import ChefHat from "lucide-react/icons/chef-hat";
import WifiOff from "lucide-react/icons/wifi-off";
import { Link } from "react-router";
import { useShop } from "../../../shop-facts.ts";
import { classes } from "../../../ui/classes.ts";
import { telHref } from "../../../ui/tel-href.ts";
import { PagesMenu } from "../../pages-menu.tsx";
import type { Reports } from "../queue/use-reports.ts";
import type { RunData } from "./run-data.ts";
import type { TourStop } from "./stop-state.ts";
import { WaitingBanner } from "./waiting-banner.tsx";

const LOOKS: Partial<Record<TourStop["state"], string>> = {
  delivered: "is-done",
  waiting: "is-waiting",
  failed: "is-failed",
};

type RunBarProps = Pick<Reports, "obstacle" | "ofOthers" | "isBroken"> & {
  run: RunData;
  stops: TourStop[];
  isOffline: boolean;
  /** Whether changes of the kitchen appear by themselves. */
  isLive: boolean;
};

/** The run's progress and its connection. */
export function RunBar(props: RunBarProps) {
  const { run, stops, isOffline, isLive, obstacle, ofOthers, isBroken } = props;
  const { contact } = useShop();
  const ended = stops.filter(
    ({ state, waiting }) => state === "delivered" || waiting?.kind === "delivered",
  ).length;
  const waiting = stops.filter(({ waiting }) => waiting !== null).length;
  return (
    <>
      <header className="tour-bar on-jam edge-b">
        <div className="tour-row">
          <PagesMenu roles={run.roles} here="/admin/run" isCompact />
          <Link className="tour-square" to="/admin/run" aria-label="All runs">
            <ArrowLeft className="icon" aria-hidden="true" />
          </Link>
          <h1>Run {run.nth}</h1>
          <p
            className={classes("tour-net", !isOffline && !isLive && "is-connecting", isOffline && "is-off")}
            role="status"
          >
            {isOffline ? <WifiOff className="icon" aria-hidden="true" /> : <i aria-hidden="true" />}
            {isOffline ? "Offline" : isLive ? "Live" : "Connecting"}
          </p>
          <a className="tour-square" href={telHref(contact.phone)} aria-label="Call the shop">
            <ChefHat className="icon" aria-hidden="true" />
          </a>
        </div>
        <div className="tour-progress" aria-hidden="true">
          {stops.map(({ uuid, state }) => (
            <i key={uuid} className={LOOKS[state]} />
          ))}
        </div>
        <p className="tour-sum">
          <b>
            {ended} of {stops.length} delivered
          </b>
          <span>
            {run.rider}
            {run.kitchen && `, from ${run.kitchen}`}
          </span>
        </p>
      </header>
      <WaitingBanner {...{ isOffline, waiting, obstacle, ofOthers, isBroken }} />
    </>
  );
}
