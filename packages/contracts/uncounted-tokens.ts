import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';
import { uncountedTokenPath } from './visit-facts.ts';

const Path = Type.Optional(Type.String({ maxLength: 2000 }));

/**
 * Leads a member to a page of the published site, with a mark that is taken once: people who work on a site are not counted there.
 * Those who only view it bring none (decisions §tracking).
 */
export const openSite = endpoint({
  name: 'open-site',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/open',
  access: { kind: 'member', area: 'pages', level: 'any' },
  params: SiteParams,
  query: Type.Object({ path: Path }),
  response: Type.String(),
  crumb: 'none',
});

/** Takes such a mark, keeps in the browser that it is not counted, and leads on to `returnTo`, or the home page. */
export const takeUncountedToken = endpoint({
  name: 'take-uncounted-token',
  host: 'site',
  method: 'GET',
  path: uncountedTokenPath,
  access: { kind: 'visitor' },
  query: Type.Object({ mark: Type.String({ maxLength: 200 }), returnTo: Path }),
  response: Type.String(),
  crumb: 'none',
  changes: true,
  rateLimit: 'preview',
});
