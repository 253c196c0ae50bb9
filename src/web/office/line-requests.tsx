import { type RequestFields, requestsOf } from "../../shop/orders/rules/order-line.ts";

/** The customer's requests for a line. The message is in quotation marks, exactly as it is iced. */
export function LineRequests({ line }: { line: RequestFields }) {
  return requestsOf(line, "staff").map(({ label, text, isInscription }) =>
    isInscription ? (
      <q key={label}>{text}</q>
    ) : (
      <span key={label}>
        {label}: <b>{text}</b>
      </span>
    ),
  );
}
