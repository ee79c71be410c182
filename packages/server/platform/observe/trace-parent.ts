import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** True when an address is one of the proxies whose headers are trusted. */
export type TrustsAddress = (address: string | undefined) => boolean;

/** Makes the check from addresses and networks such as `10.0.0.0/8`. */
export function trustedAddresses(networks: readonly string[]): TrustsAddress {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    if (networks.length === 0 || address === undefined) return false;
    // A socket that listens on both families names an IPv4 client `::ffff:10.0.0.1`.
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * The trace that a trusted proxy says a request belongs to (W3C `traceparent`, version 00: 32 hex digits, not
 * all zero); undefined when there is none, it is malformed, or anybody else says so.
 */
export function traceIdOf(request: IncomingMessage, trusts: TrustsAddress): string | undefined {
  const header = request.headers['traceparent'];
  if (typeof header !== 'string' || !trusts(request.socket.remoteAddress)) return undefined;
  const traceId = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/.exec(header)?.[1];
  return traceId === undefined || /^0+$/.test(traceId) || header.startsWith('ff') ? undefined : traceId;
}
