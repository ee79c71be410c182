import { createHash } from 'node:crypto';
import type { CompletionBody } from './complete-call.ts';

// Only the last four digits of a card: a hash of all of them could be guessed back.

/**
 * Hash of a completion request for its Idempotency-Key: the same key with something else is another request.
 */
export function requestHashOf({ payment, seen: _seen, ...rest }: CompletionBody): string {
  const card = payment?.kind === 'test-card' ? payment.number.replace(/\D/g, '').slice(-4) : payment;
  return hashOf({ ...rest, card });
}

/** The same for the form, whose script fetches another token of the same card for every press. */
export function formHashOf({ payment, ...rest }: CompletionBody): string {
  const isToken = payment?.kind === 'stripe-token';
  return requestHashOf({ ...rest, payment: isToken ? { kind: 'stripe-token', token: '' } : payment });
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
