import { keepEvent } from '@veranda/db/payments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';

/** Subject of a provider's message. Its content decides nothing: the provider is asked what holds now. */
export type EventSubject =
  | { readonly kind: 'payment'; readonly paymentId: string }
  | { readonly kind: 'dispute'; readonly paymentId: string }
  /** A refund that was made at the provider. */
  | { readonly kind: 'foreign-refund'; readonly paymentId: string }
  /** `refundId` is that of the `RefundRequest`. */
  | { readonly kind: 'refund'; readonly refundId: string };

/** A message whose sender was verified. */
interface ProviderEvent {
  readonly provider: string;
  /** The provider's own id: the same message has the same. */
  readonly eventId: string;
  readonly subject: EventSubject;
  /** Not before this instant; at once without it. */
  readonly dueAt?: Date;
}

/**
 * Takes a message of a provider, once; a job carries it out after the commit. @returns false when it came
 * before
 */
export async function receiveEvent(
  deps: { readonly newId: () => string },
  tx: SiteTransaction,
  { provider, eventId, subject, dueAt }: ProviderEvent,
): Promise<boolean> {
  const fresh = await keepEvent(tx, {
    provider,
    eventId,
    kind: subject.kind,
  });
  if (!fresh) return false;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'payment-event',
    dedupeKey: `payment-event:${tx.siteId}:${provider}:${eventId}`,
    payload: subject,
    ...(dueAt ? { dueAt } : {}),
  });
  return true;
}
