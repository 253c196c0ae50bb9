import { Message } from "../ui/field.tsx";

/** Whether the shop serves the typed pincode. */
export type PincodeStatus = "unknown" | "checking" | "valid" | "invalid" | "failed";

/** The shop's answer to a typed pincode, below its field. */
export function PincodeMessage({ status }: { status: PincodeStatus }) {
  switch (status) {
    case "valid":
      return <Message kind="ok">Delivery available for this pincode.</Message>;
    case "invalid":
      return <Message kind="err">Delivery not available for this pincode.</Message>;
    case "failed":
      return <Message kind="err">The pincode could not be checked. Please press Check to try again.</Message>;
    case "checking":
      return <p className="message muted">Checking…</p>;
    default:
      return <p className="message muted">Six digits, to see days and hours.</p>;
  }
}
