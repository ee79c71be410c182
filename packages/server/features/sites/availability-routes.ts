import {
  enterSite,
  getSiteAvailability,
  setSiteAvailability,
  unlockSite,
  visitSite,
} from '@veranda/contracts/site-availability';
import { findMembership } from '@veranda/db/sites/reader';
import { bumpSiteVersion, setAvailability } from '@veranda/db/sites/writer';
import { analyticsCookieLifetime } from '@veranda/domain/analytics/cookie-policy';
import { isCountedMember } from '@veranda/domain/analytics/counted';
import { returnPath } from '@veranda/domain/members/return-path';
import { type Refusal, isRefusal, refuse } from '@veranda/domain/refusal';
import { type Availability, availabilityOf } from '@veranda/domain/sites/availability';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { hashPassword, matchesPassword } from '../../platform/sessions/passwords.ts';
import {
  accountOfMark,
  contributorMark,
  markLifetime,
} from '../../services/sites/visitor-pages/contributor-mark.ts';
import { lockScreen, unlockedFor, unlockToken } from '../../services/sites/visitor-pages/site-lock.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** Who sees a site, and the ways into one that is closed. */
export function availabilityRoutes(deps: Deps): Route[] {
  return [
    route(getSiteAvailability, async (call) => ({ availability: availabilityOf(siteOf(call)) })),
    route(setSiteAvailability, async (call) => changeAvailability(deps, siteOf(call), call.body)),
    ...contributorRoutes(deps),
    route(unlockSite, async (call) => {
      const site = siteOf(call);
      const returnTo = returnPath(call.body.returnTo, '/');
      const onward = { kind: 'redirect', status: 303, location: returnTo } as const;
      if (site.lockHash === null) return onward;
      if (await matchesPassword(site.lockHash, call.body.password)) {
        call.reply.setCookie('site_unlock', unlockToken(deps, site), unlockedFor);
        return onward;
      }
      const page = await lockScreen(deps, site, { crumb: call.crumb(), returnTo, isWrong: true });
      return respondWithPage(call, page);
    }),
  ];
}

// The studio's session is no cookie of the site's host: a signed link carries who comes.
function contributorRoutes(deps: Deps): Route[] {
  return [
    route(visitSite, async (call) => {
      const { id: siteId, origin } = siteOf(call);
      const mark = contributorMark(deps, { siteId, accountId: accountOf(call).id, use: 'visit' });
      const query = new URLSearchParams({ mark, returnTo: returnPath(call.query.path, '/') });
      return { kind: 'redirect', status: 303, location: `${origin}/unlock?${query.toString()}` } as const;
    }),
    route(enterSite, async (call) => {
      const { id: siteId } = siteOf(call);
      const location = returnPath(call.query.returnTo, '/');
      const accountId = accountOfMark(deps, { siteId, use: 'visit' }, call.query.mark ?? '');
      if (accountId !== null) {
        const mark = contributorMark(deps, { siteId, accountId, use: 'contributor' });
        call.reply.setCookie('contributor', mark, markLifetime.contributor / 1000);
        if (await isUncounted(deps, siteId, accountId))
          call.reply.setCookie('uncounted', '1', analyticsCookieLifetime);
      }
      return { kind: 'redirect', status: 303, location } as const;
    }),
  ];
}

// Whoever works on the site is no visitor of it, closed or open; whoever only views it is one.
async function isUncounted({ db }: Deps, siteId: string, accountId: string): Promise<boolean> {
  const member = await db.forSite(siteId, (tx) => findMembership(tx, accountId), { readOnly: true });
  return member !== undefined && !isCountedMember(member);
}

async function changeAvailability(
  deps: Deps,
  site: SiteEntry,
  wish: { readonly availability: Availability; readonly password?: string },
): Promise<{ availability: Availability } | Refusal> {
  const lockHash = wish.availability === 'password' ? await hashFor(site, wish.password) : null;
  if (isRefusal(lockHash)) return lockHash;
  await deps.db.forSite(site.id, async (tx) => {
    await setAvailability(tx, { isPrivate: wish.availability === 'private', lockHash });
    await bumpSiteVersion(tx);
  });
  await deps.sites.refresh(site.id);
  return { availability: wish.availability };
}

async function hashFor({ lockHash }: SiteEntry, password: string | undefined): Promise<string | Refusal> {
  if (password !== undefined) return hashPassword(password);
  return lockHash ?? refuse('site-password-missing', { field: 'password' });
}
