const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/;

/**
 * The network that a limit counts an address by. One home or one rented server has a whole /64 of IPv6, so each of
 * its addresses counts as that. IPv4 counts as it is, also where it is written as IPv6; other text stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const written = address.toLowerCase().replace(/%.*$/, "");
  const mapped = MAPPED.exec(written);
  if (mapped) return mapped[1] ?? dotted(`${mapped[2]}`, `${mapped[3]}`);
  const [before = "", after] = written.split("::");
  const first = groupsOf(before);
  const last = groupsOf(after ?? "");
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = after === undefined ? first : [...first, ...zeros, ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** A dotted end stands for two groups. */
function groupsOf(text: string): string[] {
  return text
    .split(":")
    .flatMap((group) => (group.includes(".") ? [group, group] : group === "" ? [] : [group]));
}

function dotted(high: string, low: string): string {
  const bytes = [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 255]);
  return bytes.join(".");
}
