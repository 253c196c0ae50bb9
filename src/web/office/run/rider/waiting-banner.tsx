import CloudUpload from "lucide-react/icons/cloud-upload";
import type { Reports } from "../queue/use-reports.ts";

type WaitingBannerProps = Pick<Reports, "obstacle" | "ofOthers" | "isBroken"> & {
  isOffline: boolean;
  /** How many stops have a report that waits. */
  waiting: number;
};

const GO_ON = "Go on delivering. They send by themselves when you are back online.";

/** Why reports wait, and what the rider can do; hidden while all are sent. */
export function WaitingBanner(props: WaitingBannerProps) {
  const { isOffline, waiting, ofOthers, isBroken } = props;
  const isShown = isOffline || waiting > 0;
  if (!isShown && ofOthers === 0 && !isBroken) return null;
  const { title, hint } = wordsOf(props);
  return (
    <div className="tour-banner" role="alert">
      <CloudUpload className="icon" aria-hidden="true" />
      <div>
        {isShown && (
          <p>
            <b>
              {title} {waitingWords(waiting)}
            </b>
            {hint}
          </p>
        )}
        {ofOthers > 0 && <p>{othersWords(ofOthers)}</p>}
        {isBroken && (
          <p>
            <b>This browser cannot save reports.</b> Keep this page open until the shop has them, or open the
            run in another browser, not in a private window.
          </p>
        )}
      </div>
    </div>
  );
}

function wordsOf({ isOffline, obstacle }: WaitingBannerProps): { title: string; hint: string } {
  if (isOffline) return { title: "No connection.", hint: GO_ON };
  switch (obstacle) {
    case "unreachable":
      return { title: "The shop cannot be reached.", hint: GO_ON };
    case "busy":
      return { title: "The shop is busy.", hint: "Go on delivering. They send by themselves in a while." };
    case "failing":
      return {
        title: "The shop could not take them yet.",
        hint: "They are tried again by themselves. Call the shop if this lasts longer than an hour.",
      };
    case "signed out":
      return { title: "You are signed out.", hint: "Sign in again, and they are sent." };
    case "another person":
      return { title: "Somebody else is signed in.", hint: "Sign in as yourself, and they are sent." };
    case null:
      return { title: "Sending.", hint: "" };
  }
}

function waitingWords(many: number): string {
  if (many === 0) return "No reports left to send.";
  return many === 1 ? "1 report waits on this phone." : `${many} reports wait on this phone.`;
}

function othersWords(many: number): string {
  return many === 1
    ? "1 report of another rider waits on this phone. It is sent once that rider signs in here."
    : `${many} reports of another rider wait on this phone. They are sent once that rider signs in here.`;
}
