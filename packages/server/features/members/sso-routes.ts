import * as calls from '@veranda/contracts/members-sso';
import { returnPath } from '@veranda/domain/members/return-path';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { connectSso, disconnectSso, readSso } from './connect-sso.ts';
import { finishSso } from './finish-sso.ts';
import { providerOfSite, type SiteProvider } from './provider-of-site.ts';
import type { Visit } from './sign-in.ts';
import { fakeProviderRoutes } from './fake-routes.ts';
import { startSso } from './start-sso.ts';

/**
 * Single sign-on (storefront §2: page type 400): its settings, its page, the way to the provider and back.
 */
export function ssoRoutes(deps: Deps): Route[] {
  return [...settingRoutes(deps), ...visitorRoutes(deps), ...fakeProviderRoutes(deps)];
}

function settingRoutes(deps: Deps): Route[] {
  return [
    route(calls.getSso, async (call) => readSso(deps, siteOf(call))),
    route(calls.connectSso, async (call) => connectSso(deps, siteOf(call), call.body)),
    route(calls.disconnectSso, async (call) => disconnectSso(deps, siteOf(call))),
  ];
}

function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.showSso, async (call) => {
      const visit = { site: siteOf(call), call };
      const provider = await providerOfSite(deps, visit.site);
      if (!provider) return nothingHere(deps, visit);
      const returnTo = returnPath(call.query.returnTo, '');
      if (await readSiteUser(deps, visit.site, call)) return redirect(returnTo || '/account');
      return ssoPage(deps, visit, { provider, returnTo });
    }),
    route(calls.startSso, async (call) => {
      const visit = { site: siteOf(call), call };
      const provider = await providerOfSite(deps, visit.site);
      if (!provider) return nothingHere(deps, visit);
      const returnTo = returnPath(call.query.returnTo, '');
      const address = await startSso(deps, visit, { provider, returnTo });
      if (isRefusal(address)) return ssoPage(deps, visit, { provider, returnTo, refused: address });
      return redirect(address);
    }),
    route(calls.finishSso, async (call) => {
      const visit = { site: siteOf(call), call };
      const provider = await providerOfSite(deps, visit.site);
      if (!provider) return nothingHere(deps, visit);
      const next = await finishSso(deps, visit, { provider, answer: call.query });
      return isRefusal(next)
        ? ssoPage(deps, visit, { provider, returnTo: '', refused: next })
        : redirect(next);
    }),
  ];
}

async function ssoPage(
  deps: Deps,
  { site, call }: Visit,
  shown: { readonly provider: SiteProvider; readonly returnTo: string; readonly refused?: Refusal },
): Promise<RawAnswer> {
  const { provider, returnTo, refused } = shown;
  const page = await deps.pages.system(site, {
    kind: 'sso',
    view: { providerName: provider.name, returnTo, problem: refused?.code ?? '' },
  });
  return respondWithPage(call, page, refused ? presentRefusal(refused).status : page.status);
}

async function nothingHere(deps: Deps, { site, call }: Visit): Promise<RawAnswer> {
  return respondWithPage(call, await deps.pages.system(site, { kind: 'not-found' }), 404);
}

function redirect(location: string): RawAnswer {
  return { kind: 'redirect', status: 303, location };
}
