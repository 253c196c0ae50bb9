import { showDay, showInstant } from "../../../../shop/basics/india-time.ts";
import { getKitchen } from "../../../../shop/delivery/delivery.reads.ts";
import { requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { servicesContext } from "../../../request-context.ts";
import { staffContext } from "../../office-guard.ts";
import { qrPicture } from "../../qr-picture.server.ts";
import { clockTime, shortNumber } from "../kitchen-words.ts";
import { loadSheet, type Sheet, type SheetLine } from "../sheet.server.ts";
import { useShrunkText } from "../use-shrunk-text.ts";
import type { Route } from "./+types/label.ts";
import { EggWord } from "./egg-word.tsx";
import { PrintPage } from "./print-page.tsx";
import "./parcel.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const sheet = await loadSheet(services, { id: params.uuid, staff: context.get(staffContext) });
  const kitchen = await getKitchen(services, { id: sheet.kitchenId });
  // Read the current settings: a tablet stays open for days, and a label must name today's licence.
  const { name, legal } = services.settings;
  const url = `${services.settings.url}/admin/orders/${sheet.uuid}`;
  return { sheet, maker: { name, fssai: kitchen.fssai || legal.fssai }, qr: { url, src: qrPicture(url) } };
}

/**
 * A label for each box. No label has a price, and that of an anonymous gift names only the receiver. Its QR code opens the
 * order for staff, who must sign in: a receiver who scans it sees nothing.
 */
export default function Label({ loaderData: { sheet, maker, qr } }: Route.ComponentProps) {
  const boxes = sheet.made.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  return (
    <PrintPage uuid={sheet.uuid} number={sheet.number} title="Box label" size="100 x 62 mm">
      {boxes.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes of the same product are alike
        <BoxLabel key={index} {...{ maker, sheet, qr, line }} box={`${index + 1}/${boxes.length}`} />
      ))}
    </PrintPage>
  );
}

type BoxLabelProps = {
  sheet: Sheet;
  line: SheetLine;
  box: string;
  maker: { name: string; fssai: string };
  qr: { url: string; src: string };
};

function BoxLabel({ sheet, line, box, qr, maker: { name, fssai } }: BoxLabelProps) {
  const { number, batch, deliveryOn, hours, promisedAt, option, receiver, addOns, kitchen } = sheet;
  const { body, isCut } = useShrunkText<HTMLDivElement>();
  const allergens = [line.allergens && sentenceOf(line.allergens), ...allergensOf(addOns)].filter(Boolean);
  const packed = addOns.map((addOn) => [addOn.name, ...answersOf(addOn)].join(" "));
  return (
    <article className="press-print parcel" aria-label={`Box ${box}`}>
      <header>
        <b className="press-number">{shortNumber(number)}</b>
        <p>
          <b>{hours}</b>
          <small>
            {showDay(deliveryOn)} · {option === "pickup" ? "pickup" : "by"} {clockTime(promisedAt)}
          </small>
        </p>
        <b className="parcel-box">{box}</b>
      </header>
      <div className="parcel-body" ref={body}>
        <img src={qr.src} alt={`QR code of ${qr.url}`} />
        <p className="parcel-to">
          <b>{receiver.name || "Name erased"}</b>
          {receiver.address && <span>{receiver.address}</span>}
          <span>{receiver.area}</span>
        </p>
        <p className="parcel-cake">
          <EggWord line={line} />
          {line.weight} {line.name}
        </p>
        {line.message !== "" && (
          <p className="parcel-message" dir="auto">
            {line.message}
          </p>
        )}
        {line.parts.length > 0 && <p>In it: {line.parts.join("; ")}</p>}
        {packed.length > 0 && <p>With: {packed.join(", ")}</p>}
      </div>
      <footer>
        {isCut && <b>More is on the ticket. </b>}
        {allergens.length > 0 && <p>Allergens: {allergens.join(" ")}</p>}
        <p>
          {line.bestBefore && <b>Best before {showInstant(new Date(line.bestBefore))}. </b>}
          Batch {batch}
        </p>
        <p>
          {name}, {kitchen.address}. FSSAI {fssai}.
        </p>
      </footer>
    </article>
  );
}

/** `Box of truffles: Milk, soy.` for each kind of food that is packed with it. */
function allergensOf(addOns: SheetLine[]): string[] {
  const food = addOns.filter(({ allergens }) => allergens !== "");
  return [...new Set(food.map(({ name, allergens }) => `${name}: ${sentenceOf(allergens)}`))];
}

function sentenceOf(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function answersOf(addOn: SheetLine): string[] {
  return requestsOf(addOn, "staff").map(({ text }) => text);
}
