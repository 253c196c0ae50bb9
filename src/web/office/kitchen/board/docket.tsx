import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { type ComponentProps, memo } from "react";
import { Link } from "react-router";
import { isAddOn, requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { classes } from "../../../ui/classes.ts";
import { GiftTasks } from "../../gift-tasks.tsx";
import { clockTime, shortNumber, timeLeft } from "../kitchen-words.ts";
import { PhotoAnswerLine } from "../photo/photo-answer.tsx";
import { PhotoButton } from "../photo/photo-button.tsx";
import type { BoardOrder, PicturedLine } from "./board-types.ts";
import { DocketLine } from "./docket-line.tsx";
import { TapButton } from "./tap-button.tsx";
import { UnsentMark } from "./taps/unsent-taps.tsx";
import "./docket.css";

type DocketProps = {
  order: BoardOrder;
  isNew: boolean;
  isDim: boolean;
  /** Whether a tap of it waits for a connection. */
  isUnsent: boolean;
  onTap: ComponentProps<typeof TapButton>["onTap"];
};

/**
 * An order on the board: everything that is needed to make it, and the button to the next stage. Drawn again only if
 * its own props change: a board has hundreds.
 */
export const Docket = memo(function Docket({ order, isNew, isDim, isUnsent, onTap }: DocketProps) {
  const { path, number, column, urgency, startBy, promisedAt, lines, gift, option, photo, takesPhoto } =
    order;
  const { changes } = order;
  const made = lines.filter((line) => !isAddOn(line));
  const addOns = lines.filter(isAddOn);
  const state = changes?.isGone
    ? "is-gone"
    : urgency === "late"
      ? "is-late"
      : urgency === "at risk"
        ? "is-risky"
        : isNew && "is-new";
  return (
    <li className={classes("docket", state, column === "ready" && "is-ready", isDim && "is-dim")}>
      <div className="docket-body">
        <p className="docket-head">
          <Link to={path}>
            <span className="sr-only">Open order {number}, </span>
            {shortNumber(number)}
          </Link>
          {isNew && <b className="docket-new">New</b>}
          <TimeLeft order={order} />
        </p>
        {changes && <p className="docket-changed">{changes.words}</p>}
        {made.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same product
          <DocketLine key={index} line={line} />
        ))}
        <p className="docket-facts">
          <span>
            {column === "start" && `Start ${clockTime(startBy)}, `}
            <b>
              {option === "pickup" ? "pickup" : "by"} {clockTime(promisedAt)}
            </b>
          </span>
          {addOns.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
            <AddOn key={index} line={line} />
          ))}
        </p>
        {isUnsent && <UnsentMark />}
        {gift && <GiftTasks gift={gift} />}
        {takesPhoto && (
          <div className="docket-photo">
            <PhotoButton order={order} hasPhoto={photo !== null} />
            {photo && <PhotoAnswerLine photo={photo} />}
          </div>
        )}
      </div>
      <TapButton order={order} onTap={onTap} />
    </li>
  );
});

function TimeLeft({ order: { minutesLeft, urgency } }: { order: BoardOrder }) {
  const { amount, word } = timeLeft(minutesLeft);
  const Icon = urgency === "late" ? CircleAlert : urgency === "at risk" ? TriangleAlert : null;
  return (
    <span className="docket-left">
      {Icon && <Icon className="icon" aria-hidden="true" />}
      <b>{amount}</b> {word}
    </span>
  );
}

function AddOn({ line }: { line: PicturedLine }) {
  const answers = requestsOf(line, "staff").map(({ text }) => text);
  return (
    <span className="docket-add-on">
      {line.quantity > 1 && `${line.quantity} × `}
      {line.name}
      {answers.length > 0 && (
        <>
          {": "}
          <b>{answers.join(", ")}</b>
        </>
      )}
    </span>
  );
}
