import type { OutboundAnswer } from '../egress/outbound.ts';
import { deliveryReason } from './delivery-reason.ts';

/** Result of an attempt: taken by the target, to be tried again, or final. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'never'; readonly reason: string };

export const sent: Outcome = { kind: 'sent' };

export function later(reason: string): Outcome {
  return { kind: 'later', reason };
}

export function never(reason: string): Outcome {
  return { kind: 'never', reason };
}

/**
 * Statuses after which another try is useful: not logged in again yet, too slow, too often, and faults of
 * theirs.
 */
function isPassing(status: number): boolean {
  return (
    status === 401 || status === 403 || status === 408 || status === 425 || status === 429 || status >= 500
  );
}

/**
 * The outcome of a call of a service, or of an address that an owner has given (null), where any status of
 * success means that it was taken.
 */
export function outcomeOf(service: string | null, answer: OutboundAnswer): Outcome {
  if (answer.kind === 'problem') {
    const reason = deliveryReason(answer.problem);
    return answer.problem === 'not-an-address' || answer.problem === 'not-public'
      ? never(reason)
      : later(reason);
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return sent;
  const reason =
    service === null
      ? deliveryReason('addressStatus', { status })
      : deliveryReason('serviceStatus', { service, status });
  return isPassing(status) ? later(reason) : never(reason);
}
