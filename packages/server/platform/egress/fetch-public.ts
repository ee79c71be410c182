import type { IncomingMessage } from 'node:http';
import {
  type AddressRules,
  allowedAddress,
  parseAddress,
  publicOnly,
  readAnswer,
  sendPinned,
} from './pinned-request.ts';

/** Reason why nothing was fetched. */
type FetchProblem =
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
interface FetchOptions extends Partial<AddressRules> {
  readonly time?: number;
  readonly bytes?: number;
  readonly redirects?: number;
}

type Limits = Required<FetchOptions>;

const defaults: Limits = { ...publicOnly, time: 5_000, bytes: 5_000_000, redirects: 3 };

/**
 * Fetches what is at a public http(s) address. The name is resolved once, every address it has must be
 * public, and the connection goes to one of those: a name that changes between the look and the call gains
 * nothing. Each redirect is looked at again. All of it takes at most 5 s and 5 MB. Never throws for what the
 * other side does.
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
  let url = parseAddress(address);
  for (let hops = 0; hops <= limits.redirects; hops += 1) {
    if (!url) return problem('not-an-address');
    const target = await allowedAddress(url, limits);
    if (target === null) return problem('not-public');
    const response = await sendPinned({ url, address: target, signal });
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = parseAddress(location, url);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      return problem('not-found');
    }
    return bodyOf(response, limits.bytes);
  }
  return problem('too-many-redirects');
}

async function bodyOf(response: IncomingMessage, limit: number): Promise<Fetched> {
  const bytes = await readAnswer(response, limit);
  if (bytes === 'encoded') return problem('not-found');
  if (bytes === 'too-large') return problem('too-large');
  return { kind: 'fetched', bytes, type: response.headers['content-type'] ?? '' };
}

function problem(kind: FetchProblem): Fetched {
  return { kind: 'problem', problem: kind };
}
