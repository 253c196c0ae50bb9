/** A call below `/api/admin`, with its route where the URL names something. */
export type Call = { method: string; route?: string; url: string; body?: object; type?: string };

/** Of replies, what the next call sends back. */
export type Replied = {
  id: string;
  uuid: string;
  left: number;
  version: string;
  pictures: { id: string }[];
  options: Option[];
  menus: object[];
  stops: { uuid: string }[];
  invitations: { id: string }[];
  entries: { id: number }[];
  deliveries: { id: string }[];
  slots: { type?: string; time?: string; refund?: number }[];
  kitchen: string;
  views: { id: string }[];
  difference: { fingerprint: string };
  others: { id: string }[];
} & Record<"name" | "phone" | "altPhone" | "address" | "addressType", string>;
type Option = { option: string; version: number; capacity?: number; windows?: { startMinute: number }[] };
export type Send = (call: Call) => Promise<Replied>;
