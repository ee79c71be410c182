import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../deps.ts';

/** Lets a cycle be charged at an instant. A message more than needed does no harm: the cycle's own row decides. */
export async function scheduleRenewal(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  given: {
    readonly subscriptionId: string;
    readonly cycleNo: number;
    /** What makes it a message of its own: the number of the try, or the wish to try at once. */
    readonly key: string;
    readonly dueAt: Date;
  },
): Promise<void> {
  const { subscriptionId, cycleNo, key, dueAt } = given;
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'renew-subscription',
    dedupeKey: `renew:${subscriptionId}:${cycleNo}:${key}`,
    payload: { subscriptionId, cycleNo },
    dueAt,
  });
}

/** What the mails of a subscription tell. */
export type SubscriptionMailKind = 'started' | 'renewed' | 'payment-failed' | 'canceled' | 'completed';

/** What the outbox carries of such a mail. */
export interface SubscriptionMailOrder {
  readonly subscriptionId: string;
  readonly kind: SubscriptionMailKind;
  readonly to: 'customer' | 'shop';
  /** Makes it one mail, however often it is delivered. */
  readonly key: string;
}

/** Lets a mail leave to its customer, to the shop, or to both. */
export async function askForSubscriptionMail(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  mail: Omit<SubscriptionMailOrder, 'to'> & { readonly to?: 'customer' | 'shop' },
): Promise<void> {
  for (const to of mail.to ? [mail.to] : (['customer', 'shop'] as const))
    await addToOutbox(tx, {
      id: deps.newId(),
      websiteId: tx.siteId,
      topic: 'subscription-mail',
      dedupeKey: `subscription-mail:${mail.kind}:${to}:${mail.subscriptionId}:${mail.key}`,
      payload: { ...mail, to } satisfies SubscriptionMailOrder,
    });
}
