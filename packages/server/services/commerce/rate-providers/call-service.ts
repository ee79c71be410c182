import type { Outbound } from '@veranda/server/platform/egress/outbound';
import type { TargetBreakers } from '@veranda/server/platform/egress/target-breakers';
import type { RateAccount, RateAnswer } from './rate-answer.ts';

/** Dependencies of a call to a service. */
export interface ServiceDeps {
  readonly outbound: Outbound;
  readonly breakers: TargetBreakers;
}

/**
 * Sends JSON to a service and reads its answer: within 5 s, to public addresses only, and not at all for a
 * minute when it has failed three times in a row.
 */
export async function callService(
  { outbound, breakers }: ServiceDeps,
  account: RateAccount,
  given: { readonly body: object; readonly key?: string },
): Promise<RateAnswer<unknown>> {
  const breaker = breakers.of(account.url);
  if (!breaker.allows()) return { kind: 'away', reason: 'paused' };
  const answer = await outbound.send({
    method: 'POST',
    url: account.url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${account.key}`,
      ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
    },
    body: JSON.stringify(given.body),
  });
  const read = readAnswer(answer);
  if (read.kind === 'away') breaker.failed();
  else breaker.succeeded();
  return read;
}

function readAnswer(answer: Awaited<ReturnType<Outbound['send']>>): RateAnswer<unknown> {
  if (answer.kind === 'problem') return { kind: 'away', reason: answer.problem };
  if (answer.status === 401 || answer.status === 403) return { kind: 'refused' };
  if (answer.status < 200 || answer.status >= 300)
    return { kind: 'away', reason: `answered ${String(answer.status)}` };
  try {
    return { kind: 'said', value: answer.text === '' ? null : JSON.parse(answer.text) };
  } catch {
    return malformed;
  }
}

/** An answer that cannot be read is none. */
export const malformed = { kind: 'away', reason: 'answered something else' } as const;

/** Timeout of a call to a service, in milliseconds: a slow provider must not hold up a checkout. */
const timeoutMs = 5_000;

/** An answer within 5 s. */
export function inTime<T>(answer: Promise<RateAnswer<T>>): Promise<RateAnswer<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<RateAnswer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'away', reason: 'too-slow' }), timeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
