import { getSiteLock, setSiteLock, unlockSite } from '@veranda/contracts/site-lock';
import { bumpSiteVersion, setLockHash } from '@veranda/db/sites/writer';
import { returnPath } from '@veranda/domain/members/return-path';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { hashPassword, matchesPassword } from '../../platform/sessions/passwords.ts';
import { lockScreen, unlockedFor, unlockToken } from '../../services/sites/visitor-pages/site-lock.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';

/** Locking a site, and the way in. */
export function lockRoutes(deps: Deps): Route[] {
  return [
    route(getSiteLock, async (call) => ({ locked: siteOf(call).lockHash !== null })),
    route(setSiteLock, async (call) => {
      const { id } = siteOf(call);
      const hash = call.body.password === null ? null : await hashPassword(call.body.password);
      await deps.db.forSite(id, async (tx) => {
        await setLockHash(tx, hash);
        await bumpSiteVersion(tx);
      });
      await deps.sites.refresh(id);
      return { locked: hash !== null };
    }),
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
