import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** The longest search that is read; what is beyond it is left out. */
export const maxSearchLength = 200;

/**
 * The search page of a site (storefront §2: page type 102). `offset` counts products, and pages with items
 * beside them.
 */
export const showSearch = endpoint({
  name: 'show-search',
  host: 'site',
  method: 'GET',
  path: '/search',
  access: { kind: 'visitor' },
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 2000 })),
    offset: Type.Optional(Type.String({ maxLength: 10 })),
  }),
  response: Type.String(),
  crumb: 'none',
  rateLimit: 'search',
});
