import { requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { PipedMessage } from "../piped-message.tsx";
import type { SheetLine } from "../sheet.server.ts";
import { EggWord } from "./egg-word.tsx";

/** One product on the paper slip. */
export function SlipLine({ line }: { line: SheetLine }) {
  const photos = requestsOf({ ...line, message: "", question: null }, "staff");
  return (
    <section>
      <p className="slip-weight">
        <b>
          {line.quantity > 1 && `${line.quantity} × `}
          {line.weight}
        </b>
        <EggWord line={line} />
      </p>
      <p className="slip-name">
        <b>{line.name}</b> {line.flavour}
      </p>
      {line.parts.length > 0 && <p>In it: {line.parts.join("; ")}</p>}
      {line.message !== "" && (
        <div className="slip-write">
          <small>Write exactly</small>
          <PipedMessage line={line} />
        </div>
      )}
      {photos.map(({ label, text }) => (
        <p key={label}>
          <b>PHOTO SHEET</b> {text}
        </p>
      ))}
    </section>
  );
}
