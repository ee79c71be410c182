import { findPassesOfUser, type MemberPassRecord } from '@veranda/db/member-plans/reader';
import { findSubscriptionsOfUser, type SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { translatorOf } from '@veranda/messages/catalog';
import { goodsMessages } from '@veranda/messages/goods/messages';
import type { AccountMembership } from '@veranda/render/page/account-view';
import { dayText } from '../../platform/locales/day-text.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { pagesOpenedBy } from '../../services/commerce/member-plans/opened-pages.ts';

/** The memberships of a site user, as the page of their account shows them. */
export async function readOwnMemberships(
  deps: Deps,
  site: SiteEntry,
  user: { readonly id: string },
): Promise<AccountMembership[]> {
  const { passes, subscriptions } = await deps.db.forSite(site.id, async (tx) => ({
    passes: await findPassesOfUser(tx, user.id),
    subscriptions: await findSubscriptionsOfUser(tx, user.id),
  }));
  const snapshot = passes.length === 0 ? null : await deps.pages.snapshotOf(site);
  return passes.map((pass) =>
    present(site, {
      pass,
      snapshot,
      subscription: subscriptions.find(({ id }) => id === pass.subscriptionId) ?? null,
      isActive: pass.endsAt === null || pass.endsAt.getTime() > deps.now(),
    }),
  );
}

interface Own {
  readonly pass: MemberPassRecord;
  /** Subscription that pays for it; null for one that was paid once. */
  readonly subscription: SubscriptionRecord | null;
  readonly snapshot: SiteSnapshot | null;
  readonly isActive: boolean;
}

function present(site: SiteEntry, own: Own): AccountMembership {
  const { pass, subscription, snapshot, isActive } = own;
  const isManaged = subscription !== null && subscription.endedAt === null;
  return {
    title: pass.title,
    state: translatorOf(
      goodsMessages,
      site.language,
    )(isActive ? 'accountMembershipActive' : 'accountMembershipEnded'),
    note: noteOf(site, own),
    pages: isActive ? pagesOpenedBy(snapshot, pass.productId) : [],
    isManaged,
    action: isManaged ? `/api/site-users/account/subscriptions/${subscription.id}` : '',
    canCancel: subscription?.status === 'active',
  };
}

function noteOf(site: SiteEntry, { pass, subscription, isActive }: Own): string {
  const t = translatorOf(goodsMessages, site.language);
  const on = (date: Date) => ({ date: dayText(date, site) });
  if (pass.endsAt !== null)
    return t(isActive ? 'accountMembershipUntil' : 'accountSubscriptionEnded', on(pass.endsAt));
  if (!subscription?.nextAt) return t('accountMembershipSince', on(pass.createdAt));
  const isEnding = subscription.status === 'cancel_at_period_end';
  return t(isEnding ? 'accountSubscriptionEnds' : 'accountSubscriptionNext', on(subscription.nextAt));
}
