import type { OutboundAnswer, OutboundProblem } from '../egress/outbound.ts';

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

/** Reasons why there was no answer, for the owner. */
export const problemMessages: Readonly<Record<OutboundProblem, string>> = {
  'not-an-address': 'The address is not valid.',
  'not-public': 'The address is not on the public internet.',
  unreachable: 'Unable to connect.',
  'too-slow': 'There was no answer within five seconds.',
  'too-large': 'The answer was too long to be read.',
};

/**
 * Statuses after which another try is useful: not logged in again yet, too slow, too often, and faults of
 * theirs.
 */
function isPassing(status: number): boolean {
  return (
    status === 401 || status === 403 || status === 408 || status === 425 || status === 429 || status >= 500
  );
}

/** The outcome of a call of `service`, where any status of success means that it was taken. */
export function outcomeOf(service: string, answer: OutboundAnswer): Outcome {
  if (answer.kind === 'problem') {
    const reason = problemMessages[answer.problem];
    return answer.problem === 'not-an-address' || answer.problem === 'not-public'
      ? never(reason)
      : later(reason);
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return sent;
  const reason = `${service} answered ${String(status)}.`;
  return isPassing(status) ? later(reason) : never(reason);
}
