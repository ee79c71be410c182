import { fillText, storefrontTexts } from '@veranda/contracts/storefront-strings';
import { findPassesOfUser, type MemberPassRow } from '@veranda/db/member-plans/reader';
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
  const rows = await deps.db.forSite(site.id, (tx) => findPassesOfUser(tx, site.id, user.id));
  const snapshot = rows.length === 0 ? null : await deps.pages.snapshotOf(site);
  return rows.map((row) => {
    const isActive = row.ends_at === null || row.ends_at.getTime() > deps.now();
    return {
      title: row.title,
      state: storefrontTexts(site.language)[isActive ? 'accountMembershipActive' : 'accountMembershipEnded'],
      note: noteOf(site, row, isActive),
      pages: isActive ? pagesOpenedBy(snapshot, row.product_id) : [],
      isManaged: isActive && row.subscription_id !== null,
    };
  });
}

function noteOf(site: SiteEntry, row: MemberPassRow, isActive: boolean): string {
  const say = (
    key: 'accountMembershipSince' | 'accountMembershipUntil' | 'accountSubscriptionEnded',
    at: Date,
  ) => fillText(storefrontTexts(site.language)[key], { date: dayText(at, site) });
  if (row.ends_at === null) return say('accountMembershipSince', row.created_at);
  return say(isActive ? 'accountMembershipUntil' : 'accountSubscriptionEnded', row.ends_at);
}
