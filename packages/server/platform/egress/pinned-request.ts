import { lookup as resolveName } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Resolver of names, and the addresses that may be connected to; the tests give their own. */
export interface AddressRules {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string, port: number) => boolean;
}

/** The rules of the security design: every address that a name has must be public, on port 80 or 443. */
export const publicOnly: AddressRules = {
  resolve: async (host) => (await resolveName(host, { all: true })).map((entry) => entry.address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/** An http(s) address without userinfo, or null. */
export function parseAddress(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  return url;
}

/** The address to connect to, or null when one of those that the name has is not allowed. */
export async function allowedAddress(url: URL, rules: AddressRules): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  if (addresses.length === 0 || addresses.some((address) => !rules.isAllowed(address, port))) return null;
  return addresses[0] ?? null;
}

/** Request over a pinned connection. */
interface PinnedRequest {
  readonly url: URL;
  /** The address that was looked at. */
  readonly address: string;
  readonly signal: AbortSignal;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to the address that was looked at, under the name that was asked for. */
export function sendPinned(pinnedRequest: PinnedRequest): Promise<IncomingMessage> {
  const { url, address, signal, method = 'GET', headers = {}, body } = pinnedRequest;
  const client = url.protocol === 'https:' ? https : http;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        method,
        agent: false,
        signal,
        maxHeaderSize: 16_384,
        headers: {
          accept: '*/*',
          'accept-encoding': 'identity',
          'user-agent': 'Veranda',
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        // The pinned address, in the two forms in which it is asked for.
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** The bytes of an answer, or why they were not read to their end. */
export async function readAnswer(
  response: IncomingMessage,
  limit: number,
): Promise<Uint8Array | 'encoded' | 'too-large'> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    return 'encoded';
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) {
      response.destroy();
      return 'too-large';
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
