import CloudUpload from "lucide-react/icons/cloud-upload";
import Undo2 from "lucide-react/icons/undo-2";
import { shortNumber, TAP_WORDS } from "../../kitchen-words.ts";
import type { BoardTap } from "./board-tap.ts";
import "./taps.css";

type UnsentTapsProps = {
  taps: BoardTap[];
  /** The newest of them. */
  last: BoardTap;
  takeBack: (id: string) => Promise<void>;
};

/** How many taps wait for a connection. The newest can be taken back, unless it may have reached the shop. */
export function UnsentTaps({ taps, last, takeBack }: UnsentTapsProps) {
  return (
    <div className="dock-undo">
      <p role="status">
        <b>{taps.length}</b> {taps.length === 1 ? "tap" : "taps"} saved, not sent yet
        {last.isBegun && (
          <>
            . “{TAP_WORDS[last.to]}” of {shortNumber(last.number)} may have reached the shop: undo it once it
            is sent
          </>
        )}
      </p>
      {!last.isBegun && (
        <button type="button" onClick={() => void takeBack(last.id)}>
          <Undo2 className="icon" aria-hidden="true" />
          Undo
          <span className="sr-only">
            {" "}
            “{TAP_WORDS[last.to]}” of {shortNumber(last.number)}
          </span>
        </button>
      )}
    </div>
  );
}

/** Marks an order of which a tap waits. */
export function UnsentMark() {
  return (
    <p className="unsent-mark">
      <CloudUpload className="icon" aria-hidden="true" />
      Not sent yet
    </p>
  );
}
