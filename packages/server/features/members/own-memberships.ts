import { findMembershipsOfUser, type PlanMembershipRecord } from '@veranda/db/member-plans/reader';
import { findSubscriptionsOfUser, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import { translatorOf } from '@veranda/messages/catalog';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import type { AccountMembership } from '@veranda/render/page/account-view';
import { dayText } from '../../platform/locales/day-text.ts';
import { gatedPagesOf } from '../../services/commerce/member-plans/gated-pages.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The memberships of a site user, as the page of their account shows them. */
export async function readOwnMemberships(
  deps: Deps,
  site: SiteEntry,
  user: { readonly id: string },
): Promise<AccountMembership[]> {
  const { memberships, subscriptions } = await deps.db.forSite(site.id, async (tx) => ({
    memberships: await findMembershipsOfUser(tx, user.id),
    subscriptions: await findSubscriptionsOfUser(tx, user.id),
  }));
  const snapshot = memberships.length === 0 ? null : await deps.pages.snapshotOf(site);
  return memberships.map((membership) =>
    present(site, {
      membership,
      snapshot,
      subscription: subscriptions.find(({ id }) => id === membership.subscriptionId) ?? null,
      isActive: membership.endsAt === null || membership.endsAt.getTime() > deps.now(),
    }),
  );
}

interface Own {
  readonly membership: PlanMembershipRecord;
  /** Subscription that pays for it; null for one that was paid once. */
  readonly subscription: SubscriptionRecord | null;
  readonly snapshot: SiteFrame | null;
  readonly isActive: boolean;
}

function present(site: SiteEntry, ownMembership: Own): AccountMembership {
  const { membership, subscription, snapshot, isActive } = ownMembership;
  const isManaged = subscription !== null && subscription.endedAt === null;
  return {
    title: membership.title,
    state: translatorOf(
      entitlementMessages,
      site.language,
    )(isActive ? 'accountMembershipActive' : 'accountMembershipEnded'),
    note: noteOf(site, ownMembership),
    pages: isActive ? gatedPagesOf(snapshot, membership.productId) : [],
    isManaged,
    action: isManaged ? `/api/site-users/account/subscriptions/${subscription.id}` : '',
    canCancel: subscription?.status === 'active',
  };
}

function noteOf(site: SiteEntry, { membership, subscription, isActive }: Own): string {
  const t = translatorOf(entitlementMessages, site.language);
  const on = (date: Date) => ({ date: dayText(date, site) });
  if (membership.endsAt !== null)
    return t(isActive ? 'accountMembershipUntil' : 'accountSubscriptionEnded', on(membership.endsAt));
  if (!subscription?.nextAt) return t('accountMembershipSince', on(membership.createdAt));
  const isEnding = subscription.status === 'cancel_at_period_end';
  return t(isEnding ? 'accountSubscriptionEnds' : 'accountSubscriptionNext', on(subscription.nextAt));
}
