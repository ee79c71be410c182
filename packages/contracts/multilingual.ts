import { maxLanguageTitle } from '@veranda/domain/languages/site-languages';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteQuery } from './site-query.ts';

const SiteLanguage = Type.Object({
  tag: Type.String({ description: 'BCP 47 in its canonical form; addresses in the language begin with it.' }),
  title: Type.String({ description: 'The name that visitors choose it by.' }),
  isOwn: Type.Boolean({
    description: 'The language that the site is written in, whose addresses have no tag.',
  }),
  isCustom: Type.Boolean({
    description: 'Without storefront texts of its own: those of the site’s own language stand in.',
  }),
  isPublished: Type.Boolean({ description: 'Visitors have it; others come with the next publication.' }),
  direction: Type.Union([Type.Literal('ltr'), Type.Literal('rtl')]),
});
export type SiteLanguageView = Static<typeof SiteLanguage>;

const Languages = Type.Object({ languages: Type.Array(SiteLanguage) });

const statuses = ['not-connected', 'connected', 'translating', 'failed'] as const;
const Status = Type.Object({
  status: Type.Unsafe<(typeof statuses)[number]>(
    Type.Union(
      statuses.map((word) => Type.Literal(word)),
      { description: 'Of the connection to the translation service.' },
    ),
  ),
  language: Type.Union([Type.String(), Type.Null()], { description: 'That is being translated into.' }),
  done: Type.Integer({ description: 'Texts of the task that are translated.' }),
  total: Type.Integer({ description: 'Texts of the task.' }),
});
export type MultilingualStatus = Static<typeof Status>;

const read = { kind: 'member', area: 'settings', level: 'write' } as const;

/** What the languages of a site are chosen from. */
export const getMultilingualSettings = endpoint({
  name: 'get-multilingual-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/multilingual/settings',
  access: read,
  query: SiteQuery,
  response: Type.Object({
    language: Type.String({ description: 'The site’s own.' }),
    maxLanguages: Type.Integer({ description: 'At most, the site’s own among them.' }),
    offered: Type.Array(Type.Object({ tag: Type.String(), title: Type.String() }), {
      description: 'Languages with storefront texts; any other tag makes a custom one.',
    }),
  }),
  crumb: 'none',
});

/** The connection to the translation service, and what it is at. */
export const getMultilingualStatus = endpoint({
  name: 'get-multilingual-status',
  host: 'studio',
  method: 'GET',
  path: '/api/multilingual/status',
  access: read,
  query: SiteQuery,
  response: Status,
  crumb: 'none',
});

/** The languages of the draft, the site's own first. */
export const getLanguages = endpoint({
  name: 'get-languages',
  host: 'studio',
  method: 'GET',
  path: '/api/multilingual/languages',
  access: read,
  query: SiteQuery,
  response: Languages,
  crumb: 'none',
});

/** Sets the languages of the draft; translations into one that is left out are kept. */
export const putLanguages = endpoint({
  name: 'put-languages',
  host: 'studio',
  method: 'PUT',
  path: '/api/multilingual/languages',
  access: { kind: 'member', area: 'settings', level: 'write' },
  query: SiteQuery,
  body: Type.Object(
    {
      languages: Type.Array(
        Type.Object(
          {
            tag: Type.String({ maxLength: 35 }),
            title: Type.Optional(Type.String({ maxLength: maxLanguageTitle })),
          },
          { additionalProperties: false },
        ),
        { maxItems: 50 },
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Languages,
  crumb: 'required',
});

/** Ends the connection to the translation service; what it has translated stays. */
export const deleteMultilingualConnection = endpoint({
  name: 'delete-multilingual-connection',
  host: 'studio',
  method: 'DELETE',
  path: '/api/multilingual/connection',
  access: { kind: 'member', area: 'settings', level: 'write' },
  query: SiteQuery,
  response: Status,
  crumb: 'required',
});
