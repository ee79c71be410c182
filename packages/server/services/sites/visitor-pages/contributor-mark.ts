import type { IncomingMessage } from 'node:http';
import { findMembership } from '@veranda/db/sites/reader';
import { seesClosedSite } from '@veranda/domain/contributors/rights';
import { isProof, type ProofUse, prove } from '@veranda/server/platform/crumb/proof';
import { cookiesOf } from '@veranda/server/platform/http/cookies';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';

/** Use of a mark: in the studio's link to a site, or in the cookie that the link leaves. */
type MarkUse = Extract<ProofUse, 'visit' | 'contributor'>;

/** Lifetime of a mark, in milliseconds: of the link until it is followed, and of a visit. */
export const markLifetime: Readonly<Record<MarkUse, number>> = {
  visit: 60_000,
  contributor: 8 * 60 * 60 * 1000,
};

// A mark is `<account>.<end in base 36>.<proof of the use, the site, the account and the end>`.

/** Mark of an account on a site, which works for the lifetime of its use. */
export function contributorMark(
  deps: Pick<SitesDeps, 'settings' | 'now'>,
  { siteId, accountId, use }: { readonly siteId: string; readonly accountId: string; readonly use: MarkUse },
): string {
  const end = deps.now() + markLifetime[use];
  return `${accountId}.${end.toString(36)}.${prove(deps, [use, siteId, accountId, String(end)])}`;
}

/** The account that a mark of this use was given to; null when it is none of the site, or has ended. */
export function accountOfMark(
  deps: Pick<SitesDeps, 'settings' | 'now'>,
  { siteId, use }: { readonly siteId: string; readonly use: MarkUse },
  mark: string,
): string | null {
  const [accountId = '', end = '', proof = ''] = mark.split('.');
  const endsAt = Number.parseInt(end, 36);
  const left = endsAt - deps.now();
  if (!Number.isSafeInteger(endsAt) || left <= 0 || left > markLifetime[use]) return null;
  return isProof(deps, [use, siteId, accountId, String(endsAt)], proof) ? accountId : null;
}

/**
 * True when a request comes from somebody of the site, who sees it as a visitor would although it is closed
 * (decisions §rights, viewer). Asked of the database each time: a membership that ended shows nothing more.
 */
export async function isContributor(
  deps: Pick<SitesDeps, 'settings' | 'now' | 'db'>,
  site: SiteEntry,
  request: IncomingMessage,
): Promise<boolean> {
  const mark = cookiesOf(deps, request).contributor ?? '';
  const accountId = accountOfMark(deps, { siteId: site.id, use: 'contributor' }, mark);
  if (accountId === null) return false;
  const member = await deps.db.forSite(site.id, (tx) => findMembership(tx, accountId), { readOnly: true });
  return member !== undefined && seesClosedSite(member);
}
