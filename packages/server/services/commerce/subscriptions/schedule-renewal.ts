import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { CommerceDeps } from '../deps.ts';

/**
 * Lets a cycle be charged at an instant. A message more than needed does no harm: the cycle's own row
 * decides.
 */
export async function scheduleRenewal(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  given: {
    readonly subscriptionId: string;
    readonly cycleNo: number;
    /** Key that makes it a message of its own: the number of the try, or the wish to try at once. */
    readonly key: string;
    readonly dueAt: Date;
  },
): Promise<void> {
  const { subscriptionId, cycleNo, key, dueAt } = given;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'renew-subscription',
    dedupeKey: `renew:${subscriptionId}:${cycleNo}:${key}`,
    payload: { subscriptionId, cycleNo },
    dueAt,
  });
}

/** Time before a charge at which its customer is notified, in a shop that does so (decision 0033). */
const noticeAhead = 15 * 24 * 60 * 60 * 1000;

/** Schedules the charge of the next cycle, and the notice to its customer before, if there is time for it. */
export async function scheduleCycle(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  given: { readonly subscriptionId: string; readonly cycleNo: number; readonly dueAt: Date },
): Promise<void> {
  const { subscriptionId, cycleNo, dueAt } = given;
  await scheduleRenewal(deps, tx, { ...given, key: '1' });
  const noticeAt = dueAt.getTime() - noticeAhead;
  if (noticeAt <= deps.now()) return;
  await askForSubscriptionMail(deps, tx, {
    subscriptionId,
    kind: 'upcoming',
    to: 'customer',
    key: String(cycleNo),
    dueAt: new Date(noticeAt),
  });
}

/** Subjects of a subscription's mails. */
type SubscriptionMailKind = 'upcoming' | 'started' | 'renewed' | 'payment-failed' | 'canceled' | 'completed';

/** Such a mail in the outbox. */
export interface SubscriptionMailOrder {
  readonly subscriptionId: string;
  readonly kind: SubscriptionMailKind;
  readonly to: 'customer' | 'shop';
  /** Makes it one mail, however often it is delivered. */
  readonly key: string;
}

/** Lets a mail leave to its customer, to the shop, or to both; now or when it is due. */
export async function askForSubscriptionMail(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  {
    to: only,
    dueAt,
    ...mail
  }: Omit<SubscriptionMailOrder, 'to'> & { readonly to?: 'customer' | 'shop'; readonly dueAt?: Date },
): Promise<void> {
  for (const to of only ? [only] : (['customer', 'shop'] as const))
    await addToOutbox(tx, {
      id: deps.newId(),
      topic: 'subscription-mail',
      dedupeKey: `subscription-mail:${mail.kind}:${to}:${mail.subscriptionId}:${mail.key}`,
      payload: { ...mail, to } satisfies SubscriptionMailOrder,
      ...(dueAt ? { dueAt } : {}),
    });
}
