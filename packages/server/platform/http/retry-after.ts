import { type Refusal, refuse } from '@veranda/domain/refusal';

/** Up to here a wait is "a few seconds" (storefront §8). */
const few = 60;

/** Refusal of a caller who exceeded a limit, with the time until the next try. @param wait seconds */
export function tooManyRequests(wait: number, more: Pick<Refusal, 'field'> = {}): Refusal {
  if (wait <= few) return refuse('too-many-requests', { ...more, waitSeconds: wait });
  return refuse('too-many-tries', { ...more, waitSeconds: wait, params: { minutes: minutesOf(wait) } });
}

/** Whole minutes after which a wait is over, at least two: no sentence has to say "1 minutes". */
export function minutesOf(wait: number): number {
  return Math.max(2, Math.ceil(wait / 60));
}

/** Says when to come again, where a refusal knows it (429 with Retry-After). */
export function setRetryAfter(
  reply: { header(name: string, value: string): unknown },
  refusal: Refusal | null | undefined,
): void {
  if (refusal?.waitSeconds !== undefined) reply.header('retry-after', String(refusal.waitSeconds));
}
