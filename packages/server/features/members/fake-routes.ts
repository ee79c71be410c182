import type { EndpointInput } from '@veranda/contracts/endpoint';
import * as calls from '@veranda/contracts/members-sso';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { fakeCode, fakeIssuer } from '../../platform/identity/fake-provider.ts';
import { fakeProviderPage } from './fake-page.ts';

type Asked = EndpointInput<typeof calls.askFakeProvider>['query'];

/** The pages of the provider that a developer's machine brings. */
export function fakeProviderRoutes(deps: Deps): Route[] {
  return [
    route(calls.askFakeProvider, async (call) => {
      const back = siteAddress(deps, call.query.redirect_uri);
      if (!back) return refuse('not-found');
      call.reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${back.origin}; base-uri 'none'; frame-ancestors 'none'`,
      );
      return { kind: 'html', status: 200, html: fakeProviderPage(call.query) };
    }),
    route(calls.answerFakeProvider, async (call) => {
      const back = siteAddress(deps, call.query.redirect_uri);
      if (!back) return refuse('not-found');
      back.searchParams.set('state', call.query.state);
      if (call.query.email && !call.query.no)
        back.searchParams.set('code', fakeCode(deps, grantOf(call.query)));
      else back.searchParams.set('error', 'access_denied');
      return { kind: 'redirect', status: 303, location: back.href };
    }),
  ];
}

function grantOf(input: Asked): Parameters<typeof fakeCode>[1] {
  return {
    email: input.email ?? '',
    name: input.name ?? '',
    emailVerified: input.unconfirmed === undefined,
    clientId: input.client_id,
    redirectUri: input.redirect_uri,
    nonce: input.nonce,
    challenge: input.code_challenge,
  };
}

/** Only to sites of this machine; null elsewhere, and where there is no fake. */
function siteAddress(deps: Deps, address: string): URL | null {
  const url = URL.parse(address);
  const isOurs = url?.host.endsWith(`.${deps.settings.sitesDomain}`) === true;
  return fakeIssuer(deps) !== null && isOurs ? url : null;
}
