import { lookup as resolveName } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why nothing was fetched. */
export type FetchProblem =
  | 'not-an-address'
  | 'not-public'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-found';

export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array; readonly type: string }
  | { readonly kind: 'problem'; readonly problem: FetchProblem };

/** Limits of the security design; the tests give their own way of resolving and deciding. */
export interface FetchOptions {
  readonly time?: number;
  readonly bytes?: number;
  readonly redirects?: number;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string, port: number) => boolean;
}

type Limits = Required<FetchOptions>;

const defaults: Limits = {
  time: 5_000,
  bytes: 5_000_000,
  redirects: 3,
  resolve: async (host) => (await resolveName(host, { all: true })).map((entry) => entry.address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/**
 * Fetches what is at a public http(s) address. The name is resolved once, every address it has must be public, and
 * the connection goes to one of those: a name that changes between the look and the call gains nothing. Each redirect
 * is looked at anew. All of it takes at most 5 s and 5 MB. Never throws for what the other side does.
 */
export async function fetchPublic(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const limits = { ...defaults, ...options };
  const stop = new AbortController();
  const late = new Promise<Fetched>((resolve) => {
    const timer = setTimeout(() => {
      resolve(problem('too-slow'));
      stop.abort();
    }, limits.time);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answer = follow(address, limits, stop.signal).catch(() => problem('unreachable'));
  return Promise.race([answer, late]).finally(() => stop.abort());
}

async function follow(address: string, limits: Limits, signal: AbortSignal): Promise<Fetched> {
  let url = parse(address);
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    if (!url) return problem('not-an-address');
    const target = await allowedAddress(url, limits);
    if (target === null) return problem('not-public');
    const response = await connect(url, target, signal);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = parse(location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      return problem('not-found');
    }
    return readBody(response, limits.bytes);
  }
  return problem('too-many-redirects');
}

function parse(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  return url;
}

async function allowedAddress(url: URL, limits: Limits): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const addresses = isIP(host) ? [host] : await limits.resolve(host);
  if (addresses.length === 0 || addresses.some((address) => !limits.isAllowed(address, port))) return null;
  return addresses[0] ?? null;
}

function connect(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const request = client.get(
      url,
      {
        agent: false,
        signal,
        maxHeaderSize: 16_384,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Veranda' },
        // The pinned address, in the two forms in which it is asked for.
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    request.on('error', reject);
  });
}

async function readBody(response: IncomingMessage, limit: number): Promise<Fetched> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    return problem('not-found');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) {
      response.destroy();
      return problem('too-large');
    }
    chunks.push(chunk);
  }
  return { kind: 'fetched', bytes: Buffer.concat(chunks), type: response.headers['content-type'] ?? '' };
}

function problem(kind: FetchProblem): Fetched {
  return { kind: 'problem', problem: kind };
}
