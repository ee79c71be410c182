import { BlockList, isIPv4, isIPv6 } from 'node:net';

// Everything that is not the public internet. IPv6 is public only in 2000::/3, less what maps or tunnels IPv4
// or documents.
const denied = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  denied.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  denied.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True when an IP address belongs to the public internet; text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !denied.check(address, 'ipv4');
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !denied.check(address, 'ipv6');
}
