import type { Picture as PictureFiles } from "../../../../shop/catalogue/pictures.ts";
import { eggWordsOf } from "../../../../shop/orders/rules/order-line.ts";
import { Picture } from "../../../ui/picture.tsx";
import { GiftTasks } from "../../gift-tasks.tsx";
import { clockTime, shortNumber } from "../../kitchen/kitchen-words.ts";
import { contentsOf, type TourStop } from "./stop-state.ts";

export type PicturedStop = TourStop & { picture: PictureFiles | null };

/** The boxes of a stop: what the rider takes to the door. */
export function BoxFacts({ stop }: { stop: PicturedStop }) {
  const { number, boxes, promisedAt, gift, lines, picture } = stop;
  const egg = lines.map(eggWordsOf).find((words) => words !== null);
  return (
    <>
      <div className="leg-box">
        <span className={`leg-picture t-${lines[0]?.tile}`}>
          {picture && <Picture picture={picture} alt="" sizes="4rem" eager />}
        </span>
        <p>
          <b>{shortNumber(number)}</b> · {boxes === 1 ? "1 box" : `${boxes} boxes`}
          <small>{[contentsOf(stop), egg].filter(Boolean).join(". ")}</small>
        </p>
        <p className="leg-by">
          <small>by</small>
          <b>{clockTime(promisedAt)}</b>
        </p>
      </div>
      {gift && <GiftTasks gift={gift} />}
    </>
  );
}
