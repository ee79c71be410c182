import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

/** Address of a site's draft, which works for eight hours. */
export const getPreview = endpoint({
  name: 'get-preview',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/preview',
  access: { kind: 'member', area: ['pages', 'forms'], level: 'read' },
  params: SiteParams,
  response: Type.Object({
    url: Type.String({
      description: 'Takes `path` of a page or `form` with a form’s id as further parameters.',
    }),
    expiresAt: Type.String(),
  }),
  crumb: 'none',
});

/** The draft of a page or of a form, for whoever has the address. */
export const showPreview = endpoint({
  name: 'show-preview',
  host: 'site',
  method: 'GET',
  path: '/preview',
  access: { kind: 'visitor' },
  query: Type.Object({
    token: Type.String({ maxLength: 200 }),
    path: Type.Optional(Type.String({ maxLength: 500 })),
    q: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Words of a search; the path is `/search`.' }),
    ),
    offset: Type.Optional(
      Type.String({ maxLength: 10, description: 'Results before those that are shown.' }),
    ),
    form: Type.Optional(Type.String({ maxLength: 64 })),
    internal: Type.Optional(Type.String({ maxLength: 200, description: 'Of a person of the operator.' })),
  }),
  response: Type.String(),
  crumb: 'none',
  rateLimit: 'preview',
});
