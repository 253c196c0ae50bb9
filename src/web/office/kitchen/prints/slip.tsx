import { showDay, showInstant } from "../../../../shop/basics/india-time.ts";
import { giftTasks } from "../../../../shop/orders/rules/gift.ts";
import { requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { servicesContext } from "../../../request-context.ts";
import { staffContext } from "../../office-guard.ts";
import { clockTime, shortNumber } from "../kitchen-words.ts";
import { loadSheet } from "../sheet.server.ts";
import type { Route } from "./+types/slip.ts";
import { PrintPage } from "./print-page.tsx";
import { SlipLine } from "./slip-line.tsx";
import { useRollHeight } from "./use-roll-height.ts";
import "./slip.css";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSheet(context.get(servicesContext), { id: params.uuid, staff: context.get(staffContext) });
}

/** The ticket for a roll of 80 mm that goes with the cake through the kitchen. */
export default function Slip({ loaderData: sheet }: Route.ComponentProps) {
  const { uuid, number, deliveryOn, hours, startBy, finishBy, promisedAt, option, receiver, gift } = sheet;
  const ticket = useRollHeight();
  return (
    <PrintPage uuid={uuid} number={number} title="Kitchen ticket" size="80 mm roll">
      <article className="press-print slip" ref={ticket} aria-label={`Ticket ${number}`}>
        <header>
          <b className="press-number">{shortNumber(number)}</b>
          <p>
            <b>
              {option === "pickup" ? "pickup" : "by"} {clockTime(promisedAt)}
            </b>
            <small>{showDay(deliveryOn)}</small>
          </p>
        </header>
        <p className="slip-start">
          Start by <b>{clockTime(startBy)}</b>, finish by <b>{clockTime(finishBy)}</b>
          <small>Slot {hours}</small>
        </p>
        {sheet.made.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same product
          <SlipLine key={index} line={line} />
        ))}
        <ul>
          {sheet.addOns.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
            <li key={index}>
              <span>{line.name}</span>
              <b>
                {[
                  line.quantity > 1 ? `${line.quantity} ×` : "",
                  ...requestsOf(line, "staff").map(({ text }) => text),
                ]
                  .filter(Boolean)
                  .join(" ") || 1}
              </b>
            </li>
          ))}
          {gift && giftTasks(gift).map((task) => <li key={task}>{task}</li>)}
        </ul>
        <footer>
          <p>
            {number} · {receiver.name || "Name erased"}, {receiver.area}
          </p>
          <p>Printed {showInstant(sheet.at)}</p>
        </footer>
      </article>
    </PrintPage>
  );
}
