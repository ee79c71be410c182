import { fillText, type StorefrontString, storefrontTexts } from '@veranda/contracts/storefront-strings';
import { findPassesOfUser, type MemberPassRow } from '@veranda/db/member-plans/reader';
import { findSubscriptionsOfUser, type SubscriptionRow } from '@veranda/db/subscriptions/reader';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { AccountMembership } from '@veranda/render/page/account-view';
import { dayText } from '../day-text.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { pagesOpenedBy } from './opened-pages.ts';

/** The memberships of a site user, as the page of their account shows them. */
export async function readOwnMemberships(
  deps: Deps,
  site: SiteEntry,
  user: { readonly id: string },
): Promise<AccountMembership[]> {
  const { passes, subscriptions } = await deps.db.forSite(site.id, async (tx) => ({
    passes: await findPassesOfUser(tx, site.id, user.id),
    subscriptions: await findSubscriptionsOfUser(tx, site.id, user.id),
  }));
  const snapshot = passes.length === 0 ? null : await deps.pages.snapshotOf(site);
  return passes.map((pass) =>
    present(site, {
      pass,
      snapshot,
      subscription: subscriptions.find(({ id }) => id === pass.subscription_id) ?? null,
      isActive: pass.ends_at === null || pass.ends_at.getTime() > deps.now(),
    }),
  );
}

interface Own {
  readonly pass: MemberPassRow;
  /** What pays for it; null for one that was paid once. */
  readonly subscription: SubscriptionRow | null;
  readonly snapshot: SiteSnapshot | null;
  readonly isActive: boolean;
}

function present(site: SiteEntry, own: Own): AccountMembership {
  const { pass, subscription, snapshot, isActive } = own;
  const isManaged = subscription !== null && subscription.ended_at === null;
  return {
    title: pass.title,
    state: storefrontTexts(site.language)[isActive ? 'accountMembershipActive' : 'accountMembershipEnded'],
    note: noteOf(site, own),
    pages: isActive ? pagesOpenedBy(snapshot, pass.product_id) : [],
    isManaged,
    action: isManaged ? `/api/site-users/account/subscriptions/${subscription.id}` : '',
    canCancel: subscription?.status === 'active',
  };
}

function noteOf(site: SiteEntry, { pass, subscription, isActive }: Own): string {
  const say = (key: StorefrontString, at: Date): string =>
    fillText(storefrontTexts(site.language)[key], { date: dayText(at, site) });
  if (pass.ends_at !== null)
    return say(isActive ? 'accountMembershipUntil' : 'accountSubscriptionEnded', pass.ends_at);
  if (!subscription?.next_at) return say('accountMembershipSince', pass.created_at);
  const isEnding = subscription.status === 'cancel_at_period_end';
  return say(isEnding ? 'accountSubscriptionEnds' : 'accountSubscriptionNext', subscription.next_at);
}
