import { BlockList, isIP } from "node:net";

/** Ranges that are not other people's servers (IANA's special-purpose registry), and Azure's metadata service. */
const SPECIAL_IPV4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Parts of 2000::/3 that are special: Teredo and its neighbours, documentation, 6to4. */
const SPECIAL_IPV6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, "ipv4");
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether this is an IP on the public internet. Of IPv6 only global unicast is: that leaves out loopback, local
 * networks, and IPv4 ones written as IPv6.
 */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !special.check(ip, "ipv4");
  return family === 6 && globalUnicast.check(ip, "ipv6") && !special.check(ip, "ipv6");
}

export function isLoopbackIp(ip: string): boolean {
  const family = isIP(ip);
  return family > 0 && loopback.check(ip, family === 4 ? "ipv4" : "ipv6") && !ip.includes("::ffff:");
}
