import { statusWords } from "../../shop/orders/rules/status-words.ts";

const TONES: Record<string, string> = {
  placed: "new",
  accepted: "new",
  preparing: "busy",
  ready: "busy",
  shipped: "way",
  "out for delivery": "way",
  delivered: "done",
  cancelled: "over",
  undeliverable: "bad",
};

/** Where an order stands, in words; its colour only helps to find it. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`off-tag ${TONES[status] ?? "over"}`}>{statusWords(status)}</span>;
}
