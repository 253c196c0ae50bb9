const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/;

/**
 * The network by which an IP is rate-limited: the /64 of an IPv6 address, because one home or server has a whole one;
 * an IPv4 address as it is, also when written as IPv6. Other text stays as it is.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const written = ip.toLowerCase().replace(/%.*$/, "");
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

/** A dotted IPv4 ending counts as two groups. */
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
