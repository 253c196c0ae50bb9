/** `C-7K4M-2PQX`: the ticket of a complaint, from the last part of its id, without letters that look like digits. */
export function ticketOf(id: string): string {
  const end = id.slice(-8);
  return `C-${end.slice(0, 4)}-${end.slice(4)}`;
}
