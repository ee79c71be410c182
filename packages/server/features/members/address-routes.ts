import * as calls from '@veranda/contracts/members-addresses';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { accountPage } from './account-page.ts';
import {
  type Kept,
  keepAddress,
  listAddresses,
  preferAddress,
  removeAddress,
  type TypedAddress,
} from './own-addresses.ts';
import type { Visit } from './sign-in.ts';

/** The addresses of a site user: calls, and the forms of their page. */
export function ownAddressRoutes(deps: Deps): Route[] {
  return [
    route(calls.listOwnAddresses, async (call) => listAddresses(deps, { site: siteOf(call), call })),
    route(calls.keepOwnAddress, async (call) => {
      const visit = { site: siteOf(call), call };
      const { redraw, ...typed } = call.body;
      if (redraw === '1' && call.request.wantsHtml) return formAgain(deps, visit, { typed, problems: [] });
      const saved = await keepAddress(deps, visit, typed);
      if (!call.request.wantsHtml) return saved;
      if (!isRefusal(saved) || saved.code === 'site-user-away') return done(saved);
      return formAgain(deps, visit, { typed, problems: [saved, ...(saved.also ?? [])] });
    }),
    route(calls.preferOwnAddress, async (call) => {
      const saved = await preferAddress(deps, { site: siteOf(call), call }, call.params.address);
      return call.request.wantsHtml ? done(saved) : saved;
    }),
    route(calls.removeOwnAddress, async (call) => {
      const saved = await removeAddress(deps, { site: siteOf(call), call }, call.params.address);
      return call.request.wantsHtml ? done(saved) : saved;
    }),
  ];
}

// A visitor who is no longer signed in is led to the login by the page itself.
function done(saved: Kept): RawAnswer {
  return {
    kind: 'redirect',
    status: 303,
    location: isRefusal(saved) ? '/account/addresses' : '/account/addresses?done=1',
  };
}

function formAgain(
  deps: Deps,
  visit: Visit,
  { typed, problems }: { readonly typed: TypedAddress; readonly problems: readonly Refusal[] },
): Promise<RawAnswer> {
  const edit = typed.id === undefined || typed.id === '' ? 'new' : typed.id;
  return accountPage(deps, visit, { section: 'addresses', addresses: { edit, typed, problems } });
}
