import {
  type AddressRules,
  allowedAddress,
  parseAddress,
  publicOnly,
  readAnswer,
  sendPinned,
} from './pinned-request.ts';

/** A request that leaves the server. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Reason why there is no answer. */
type OutboundProblem = 'not-an-address' | 'not-public' | 'unreachable' | 'too-slow' | 'too-large';

/** Result of a call: an answer of whatever status, or why there is none. */
export type OutboundAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: OutboundProblem };

/**
 * The way out for calls of other services: public addresses only, no redirect followed, 5 s and 1 MB at most.
 */
export interface Outbound {
  /** Never throws for what the other side does. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /**
   * True when a host is known now to lead elsewhere than to the public internet; one that is not found may be
   * found later.
   */
  leadsInside(address: string): Promise<boolean>;
}

/** Limits of the security design; the tests give their own way of resolving and deciding. */
interface OutboundOptions extends Partial<AddressRules> {
  readonly time?: number;
  readonly bytes?: number;
}

/** Opens the way out. */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const limits = { ...publicOnly, time: 5_000, bytes: 1_000_000, ...options };
  return {
    leadsInside: (address) => leadsInside(address, limits),
    async send(request) {
      const stop = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<OutboundAnswer>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'problem', problem: 'too-slow' }), limits.time);
      });
      const answer = exchange(request, limits, stop.signal).catch(
        (): OutboundAnswer => ({ kind: 'problem', problem: 'unreachable' }),
      );
      return Promise.race([answer, late]).finally(() => {
        clearTimeout(timer);
        stop.abort();
      });
    },
  };
}

const insideNames = /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))\.?$/i;

async function leadsInside(address: string, rules: AddressRules): Promise<boolean> {
  const url = parseAddress(address);
  if (!url) return true;
  if (insideNames.test(url.hostname) && !url.hostname.startsWith('[')) return true;
  const found = allowedAddress(url, rules).then(
    (target) => target === null,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), 2_000)));
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

async function exchange(
  { method, url: address, headers = {}, body }: OutboundRequest,
  limits: Required<OutboundOptions>,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const url = parseAddress(address);
  if (!url) return { kind: 'problem', problem: 'not-an-address' };
  const target = await allowedAddress(url, limits);
  if (target === null) return { kind: 'problem', problem: 'not-public' };
  const sent = { url, address: target, signal, method, headers };
  const response = await sendPinned(body === undefined ? sent : { ...sent, body });
  const bytes = await readAnswer(response, limits.bytes);
  if (bytes === 'too-large') return { kind: 'problem', problem: 'too-large' };
  const text = bytes === 'encoded' ? '' : Buffer.from(bytes).toString();
  return { kind: 'answered', status: response.statusCode ?? 0, text };
}
