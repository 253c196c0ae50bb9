/** A telephone number as a link: `+91 80 0000 0000` is `tel:+918000000000`. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
