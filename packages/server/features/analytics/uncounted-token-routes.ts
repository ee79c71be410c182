import { uncountedTokenPath } from '@veranda/contracts/visit-facts';
import { openSite, takeUncountedToken } from '@veranda/contracts/uncounted-tokens';
import { analyticsCookieLifetime } from '@veranda/domain/analytics/cookie-policy';
import { isCountedMember } from '@veranda/domain/analytics/counted';
import { returnPath } from '@veranda/domain/members/return-path';
import { memberOf, type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { newUncountedToken, takeMark } from './uncounted-token.ts';

/** The way from the studio to a site, on which those who work on it are told apart from visitors. */
export function uncountedTokenRoutes(deps: Deps): Route[] {
  return [
    route(openSite, async (call) => {
      const site = siteOf(call);
      const returnTo = returnPath(call.query.path, '/');
      if (isCountedMember(memberOf(call))) return redirect(`${site.origin}${returnTo}`);
      const query = new URLSearchParams({ mark: newUncountedToken(deps, site.id), returnTo });
      return redirect(`${site.origin}${uncountedTokenPath}?${query.toString()}`);
    }),
    route(takeUncountedToken, async (call) => {
      const isTaken = await takeMark(deps, siteOf(call).id, call.query.mark);
      if (isTaken) call.reply.setCookie('uncounted', '1', analyticsCookieLifetime);
      return redirect(returnPath(call.query.returnTo, '/'));
    }),
  ];
}

function redirect(location: string): RawAnswer {
  return { kind: 'redirect', status: 303, location };
}
