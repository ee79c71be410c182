import { maxTranslation } from '@veranda/domain/multilingual/translations';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const kinds = ['site', 'page', 'item', 'form', 'product'] as const;
const Kind = Type.Unsafe<(typeof kinds)[number]>(Type.Union(kinds.map((kind) => Type.Literal(kind))));
const params = {
  site: Type.String({ format: 'uuid' }),
  language: Type.String({ pattern: '^[A-Za-z0-9-]{2,35}$' }),
};
const LanguageParams = Type.Object(params);
const DocumentParams = Type.Object({ ...params, kind: Kind, document: Type.String({ format: 'uuid' }) });
const access = { kind: 'member', area: 'pages', level: 'write' } as const;
const readAccess = { kind: 'member', area: 'pages', level: 'read' } as const;

const counts = {
  total: Type.Integer({ description: 'Texts.' }),
  done: Type.Integer({ description: 'Texts whose translation is up to date.' }),
  changed: Type.Integer({ description: 'Texts that were changed since they were translated.' }),
  proposed: Type.Integer({ description: 'Translations of the connected service that nobody has reviewed.' }),
};

const Overview = Type.Object({
  ...counts,
  documents: Type.Array(Type.Object({ kind: Kind, id: Type.String(), title: Type.String(), ...counts })),
});
export type TranslationOverview = Static<typeof Overview>;

const Pair = Type.Object({
  path: Type.String(),
  text: Type.String({ description: 'In the site’s own language.' }),
  translation: Type.String(),
  state: Type.Unsafe<'missing' | 'proposed' | 'changed' | 'done'>(
    Type.Union(['missing', 'proposed', 'changed', 'done'].map((word) => Type.Literal(word))),
  ),
});
export type TranslatedText = Static<typeof Pair>;
const Document = Type.Object({ title: Type.String(), texts: Type.Array(Pair) });
export type TranslatedDocument = Static<typeof Document>;

/** The documents of the draft with how far each is translated into a language. */
export const listTranslations = endpoint({
  name: 'list-translations',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/translations/:language',
  access: readAccess,
  params: LanguageParams,
  response: Overview,
  crumb: 'none',
});

/** The texts of a document of the draft beside their translations. */
export const getTranslation = endpoint({
  name: 'get-translation',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/translations/:language/:kind/:document',
  access: readAccess,
  params: DocumentParams,
  response: Document,
  crumb: 'none',
});

/** Saves translations of texts of a document; they are live with the next publication. */
export const saveTranslation = endpoint({
  name: 'save-translation',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/translations/:language/:kind/:document',
  access,
  params: DocumentParams,
  body: Type.Object(
    {
      texts: Type.Array(
        Type.Object(
          {
            path: Type.String({ minLength: 1, maxLength: 500 }),
            original: Type.String({
              maxLength: maxTranslation,
              description: 'That was translated; refused where it reads differently now.',
            }),
            translation: Type.String({ maxLength: maxTranslation, description: 'Empty takes it out.' }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 1000 },
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Document,
  crumb: 'required',
});

/** Every text of the draft with its translation as a table: CSV for translators. */
export const exportTranslations = endpoint({
  name: 'export-translations',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/translation-files/:language',
  access: readAccess,
  params: LanguageParams,
  response: Type.Unknown(),
  crumb: 'none',
});

/** Reads a table of translations; lines that cannot be read are told, all others are saved. */
export const importTranslations = endpoint({
  name: 'import-translations',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/translation-files/:language',
  access,
  params: LanguageParams,
  body: Type.Object(
    { text: Type.String({ minLength: 1, maxLength: 5_000_000 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  bodyLimit: 6_000_000,
  response: Type.Object({
    saved: Type.Integer(),
    unread: Type.Array(Type.Object({ line: Type.Integer(), problem: Type.String() }), {
      description: 'The first hundred lines that cannot be read, with the reason.',
    }),
  }),
  crumb: 'required',
});
