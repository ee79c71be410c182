import type { SiteCard, SiteDetail } from '@veranda/contracts/sites';
import { findRevision } from '@veranda/db/publishing/reader';
import { findSitesOfAccount } from '@veranda/db/sites/reader';
import { areas } from '@veranda/domain/contributors/rights.data';
import { levelIn, may } from '@veranda/domain/contributors/rights';
import { availabilityOf, isClosedToVisitors } from '@veranda/domain/sites/availability';
import { closesAt } from '@veranda/domain/sites/trial';
import type { Deps } from '../../services/deps.ts';
import type { AccountIdentity, MemberIdentity } from '../../platform/http/route.ts';
import { draftState } from '../../services/sites/publishing/draft-state.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { sampleTexts } from './sample-texts.ts';

type SiteOfAccount = Awaited<ReturnType<typeof findSitesOfAccount>>[number];

/** A site in the list of an account's sites. */
export function presentSiteCard(deps: Pick<Deps, 'settings' | 'now'>, row: SiteOfAccount): SiteCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    host: row.host,
    url: `${deps.settings.scheme}://${row.host}/`,
    theme: row.theme,
    status: row.status,
    published: row.publishedRevisionId !== null,
    createdAt: row.createdAt.toISOString(),
    trialEndsAt: row.isDemo ? null : (row.trialEndsAt?.toISOString() ?? null),
    pictureUrl: `/theme-pictures/${row.theme}/1.webp`,
    availability: availabilityOf(row),
    isClosed: isClosedToVisitors({ ...row, closesAt: closesAt(row) }, deps.now()),
    hasStudio: may(row, 'pages', 'any'),
  };
}

/** The site as the studio's shell needs it: what is live, what is not yet, and what this member may do. */
export async function presentSite(
  deps: Deps,
  site: SiteEntry,
  { account, member }: { readonly account: AccountIdentity; readonly member: MemberIdentity },
): Promise<SiteDetail> {
  const rows = await deps.db.global((tx) => findSitesOfAccount(tx, account.id), { accountId: account.id });
  const row = rows.find((row) => row.id === site.id);
  if (!row) throw new Error('a member has no membership');
  const published = row.publishedRevisionId;
  const revision = published
    ? await deps.db.forSite(site.id, (tx) => findRevision(tx, published))
    : undefined;
  const state = await draftState(deps, site);
  return {
    ...presentSiteCard(deps, row),
    language: row.language,
    timeZone: row.timeZone,
    currency: row.currency,
    publishedRevision: revision
      ? { id: revision.id, number: revision.number, createdAt: revision.createdAt.toISOString() }
      : null,
    hasUnpublishedChanges: state.changed,
    isOwner: member.isOwner,
    roles: [...member.roles],
    sampleTexts: sampleTexts(row.language),
    rights: Object.fromEntries(areas.map((area) => [area, level(member, area)])),
  };
}

function level(member: MemberIdentity, area: (typeof areas)[number]) {
  const held = levelIn(member, area);
  return held === 'draft' ? 'write' : held;
}
