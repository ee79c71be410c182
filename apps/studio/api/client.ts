import type { Endpoint, EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import type { WireError } from '@veranda/contracts/wire-error';
import { listOf, objectWith, optional, text, writtenRecord } from '@veranda/domain/decoders';
import { addressOf } from './address.ts';
import { CallFailure, noAnswer, strangeAnswer } from './call-failure.ts';
import { readCrumb } from './crumb.ts';
import { sessionLost } from './session-loss.ts';

/** The parts of an input that an endpoint declares; what it does not declare may not be given. */
export type CallInput<E extends Endpoint> = Pick<EndpointInput<E>, Declared<E>> & {
  signal?: AbortSignal;
  /** Arrives although the screen was left in the meantime. */
  keepalive?: boolean;
};
type Declared<E extends Endpoint> = Extract<keyof E, 'params' | 'query' | 'body'>;

/**
 * Makes the call of a contract. A crumb that did not match is fetched again with the refusal and tried once
 * more; what wants a login of just now is asked for again after it.
 * @throws CallFailure for every refusal and for no answer.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointOutput<E>> {
  const sentAt = performance.now();
  const first = await sendTwice(endpoint, input);
  const isConfirmed = !first.ok && first.error.code === 'log-in-again' && (await sessionLost.confirm());
  const answer = isConfirmed ? await sendTwice(endpoint, input) : first;
  if (answer.ok) return answer.body as EndpointOutput<E>;
  throw failureOf(endpoint, answer, sentAt);
}

async function sendTwice<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<WireAnswer> {
  const answer = await send(endpoint, input);
  return !answer.ok && answer.error.crumbFail ? send(endpoint, input) : answer;
}

interface Refused {
  readonly ok: false;
  readonly status: number;
  readonly error: WireError;
}
type WireAnswer = { readonly ok: true; readonly body: unknown } | Refused;

async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<WireAnswer> {
  const parts = input as {
    params?: object;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const isForm = parts.body instanceof FormData;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (endpoint.crumb !== 'none') headers['X-CSRF-Token'] = readCrumb();
  if (parts.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const request: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (parts.body !== undefined) request.body = isForm ? (parts.body as FormData) : JSON.stringify(parts.body);
  if (parts.signal) request.signal = parts.signal;
  if (parts.keepalive) request.keepalive = true;
  const response = await fetch(addressOf(endpoint, parts as object), request).catch((fault: unknown) => {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw noAnswer();
  });
  return readAnswer(response.status, await response.text());
}

/** Reads a body as the answer of a call. @throws CallFailure for a body that is not ours. */
export function readAnswer(status: number, json: string): WireAnswer {
  try {
    const body: unknown = json === '' ? null : JSON.parse(json);
    if (status >= 200 && status < 300) return { ok: true, body };
    const { code = 'fault', ...error } = refusedBody(body);
    return { ok: false, status, error: { ...error, code } };
  } catch {
    throw strangeAnswer(status);
  }
}

const refusedBody = objectWith<Pick<WireError, 'error'> & Partial<WireError>>({
  error: text,
  code: optional(text),
  field: optional(text),
  suggestion: optional(text),
  errors: optional(listOf(writtenRecord<NonNullable<WireError['errors']>[number]>)),
});

/** The failure of a refused call; listeners learn of a lost session, and when the call was sent. */
export function failureOf(endpoint: Endpoint, refused: Refused, sentAt?: number): CallFailure {
  const failure = new CallFailure(refused.status, refused.error);
  if (refused.status === 401 && endpoint.access.kind !== 'anonymous') sessionLost.announce(sentAt);
  return failure;
}
