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

/** Why there is no answer. */
export type OutboundProblem = 'not-an-address' | 'not-public' | 'unreachable' | 'too-slow' | 'too-large';

/** What came back: an answer of whatever status, or why there is none. */
export type OutboundAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: OutboundProblem };

/** The way out for calls of other services: public addresses only, no redirect followed, 5 s and 1 MB at most. */
export interface Outbound {
  /** Never throws for what the other side does. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

/** Limits of the security design; the tests give their own way of resolving and deciding. */
export interface OutboundOptions extends Partial<AddressRules> {
  readonly time?: number;
  readonly bytes?: number;
}

/** Opens the way out. */
export function openOutbound(options: OutboundOptions = {}): Outbound {
  const limits = { ...publicOnly, time: 5_000, bytes: 1_000_000, ...options };
  return {
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
