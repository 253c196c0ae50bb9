/** `C-7K4M-2PQX`: what a complaint is called, made of the last part of an id; no letter in it looks like a number. */
export function ticketOf(id: string): string {
  const end = id.slice(-8);
  return `C-${end.slice(0, 4)}-${end.slice(4)}`;
}
