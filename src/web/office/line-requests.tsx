import { type RequestFields, requestsOf } from "../../shop/orders/rules/order-line.ts";

/** A line with its message in the lines that the shopper saw. `withIcing` adds them on the server. */
export type IcedLine = RequestFields & { icing: string[] };

/** The customer's requests for a line. The message is in quotation marks, line by line as it is piped. */
export function LineRequests({ line }: { line: IcedLine }) {
  return requestsOf(line, "staff").map(({ label, text, isInscription }) =>
    isInscription ? (
      <q key={label} dir="auto">
        {line.icing.join("\n")}
      </q>
    ) : (
      <span key={label}>
        {label}: <b>{text}</b>
      </span>
    ),
  );
}
