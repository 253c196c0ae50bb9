import CalendarDays from "lucide-react/icons/calendar-days";
import Leaf from "lucide-react/icons/leaf";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { lazy, Suspense } from "react";
import { showHours } from "../../../delivery/delivery-calls.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { BoardLoading } from "./board-loading.tsx";
import { BoardLocation } from "./board-location.tsx";
import { useBoard } from "./use-board.ts";
import "./board.css";

const BoardChoices = lazy(() =>
  import("./board-choices.tsx").then((file) => ({ default: file.BoardChoices })),
);

const PROMISES = [
  { Icon: CalendarDays, text: "Your day and your hour, with the places left shown" },
  { Icon: ReceiptIndianRupee, text: "Delivery in the total before you sign in" },
  { Icon: Leaf, text: "Eggless has its own green mark" },
];

/**
 * Location, day and slot, which apply to every listing and cake page. The page is the same for everybody, so the board
 * fills its reserved space after the page has loaded.
 */
export function DeliveryBoard() {
  const board = useBoard();
  return (
    <section className="panel board" aria-labelledby="delivery-board">
      <h2 id="delivery-board">When should it arrive?</h2>
      <BoardLocation board={board} />
      {board.place ? (
        <Suspense fallback={<BoardLoading />}>
          <BoardChoices board={board} />
        </Suspense>
      ) : (
        <Promises />
      )}
      <LinkButton
        wide
        className="board-go"
        to={board.longestLeadHours === null ? "/AllCakes" : `/AllCakes?ready=${board.longestLeadHours}`}
      >
        {board.chosen
          ? `See cakes for ${showHours(board.chosen.label).replace("by", "delivery by")}`
          : "See all cakes"}
      </LinkButton>
    </section>
  );
}

/** Shown in place of days and slots until there is a pincode. */
function Promises() {
  return (
    <ul className="board-promises">
      {PROMISES.map(({ Icon, text }) => (
        <li key={text}>
          <span className="roundel board-promises-mark">
            <Icon className="icon" aria-hidden="true" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
