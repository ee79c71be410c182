import { entryKinds, entryNotes, entryProblems } from '@veranda/domain/content-import/entries';
import { importStates } from '@veranda/domain/content-import/import-states';
import { importLimits } from '@veranda/domain/content-import/limits';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { NumberedPaging } from './list-query.ts';
import { oneOf } from './one-of.ts';
import { SiteParams } from './sites.ts';

/*
 * Imports of content: files of WordPress and of builders that write its format, and feeds. The files are sent in parts
 * (`uploads.ts`, with the purpose `import`), read in the background and reported entry by entry before anything is
 * imported.
 */

const Id = Type.String({ format: 'uuid' });
const ImportParams = Type.Object({ site: Id, import: Id });
const read = { kind: 'member', area: 'pages', level: 'read' } as const;
const write = { kind: 'member', area: 'pages', level: 'write' } as const;
const entryStates = ['planned', 'done', 'skipped', 'undone'] as const;

const Count = Type.Object({ kind: oneOf(entryKinds), status: oneOf(entryStates), count: Type.Integer() });

/** An import with its progress. */
export const ContentImport = Type.Object({
  id: Type.String(),
  status: oneOf(importStates),
  createdAt: Type.String({ format: 'date-time' }),
  files: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  bytesRead: Type.Integer(),
  source: Type.Union([
    Type.Object({
      format: oneOf(['wordpress', 'rss', 'atom']),
      title: Type.String(),
      address: Type.String(),
    }),
    Type.Null(),
  ]),
  counts: Type.Array(Count),
  collectionId: Type.Union([Type.String(), Type.Null()]),
  problem: Type.Union([Type.String(), Type.Null()], { description: 'Why it failed, in plain words.' }),
});
export type ContentImport = Static<typeof ContentImport>;

/** An entry of a file, as the report names it. */
export const ContentImportEntry = Type.Object({
  number: Type.Integer({ description: 'From 1, in the order of the files.' }),
  kind: oneOf(entryKinds),
  title: Type.String(),
  status: oneOf(entryStates),
  problem: Type.Union([oneOf(entryProblems), Type.Null()]),
  notes: Type.Array(oneOf(entryNotes)),
  missing: Type.Array(Type.String(), { description: 'Addresses of pictures that are missing in it.' }),
  address: Type.String({ description: 'A path here, or where it was; empty for neither.' }),
  targetId: Type.Union([Type.String(), Type.Null()]),
});
export type ContentImportEntry = Static<typeof ContentImportEntry>;

const One = Type.Object({ import: ContentImport });

/** The latest imports of the site. */
export const listContentImports = endpoint({
  name: 'list-content-imports',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/content-imports',
  access: read,
  params: SiteParams,
  response: Type.Object({ imports: Type.Array(ContentImport) }),
  crumb: 'none',
});

/** Begins to read files that have arrived; nothing is imported yet. */
export const beginContentImport = endpoint({
  name: 'begin-content-import',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/content-imports',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { uploads: Type.Array(Id, { minItems: 1, maxItems: importLimits.files, uniqueItems: true }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

export const getContentImport = endpoint({
  name: 'get-content-import',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/content-imports/:import',
  access: read,
  params: ImportParams,
  response: One,
  crumb: 'none',
});

/** Entries of an import, in the order of its files. */
export const listContentImportEntries = endpoint({
  name: 'list-content-import-entries',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/content-imports/:import/entries',
  access: read,
  params: ImportParams,
  query: Type.Object({
    kind: Type.Optional(oneOf(entryKinds)),
    /** `noted`: pages and posts of which something is to be said. */
    status: Type.Optional(oneOf([...entryStates, 'noted'])),
    ...NumberedPaging,
  }),
  response: Type.Object({ entries: Type.Array(ContentImportEntry), total: Type.Integer() }),
  crumb: 'none',
});

/** Imports what was read. */
export const startContentImport = endpoint({
  name: 'start-content-import',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/content-imports/:import/start',
  access: write,
  params: ImportParams,
  body: Type.Object(
    {
      collectionId: Type.Union([Id, Type.Null()], { description: 'Null: a new blog.' }),
      asDrafts: Type.Boolean(),
      withPictures: Type.Boolean(),
      withComments: Type.Boolean(),
      withRedirects: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

/** Ends an import before its time; what it has brought stays. */
export const cancelContentImport = endpoint({
  name: 'cancel-content-import',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/content-imports/:import/cancel',
  access: write,
  params: ImportParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});

/** Takes back what an import has brought: it goes to the trash. */
export const undoContentImport = endpoint({
  name: 'undo-content-import',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/content-imports/:import/undo',
  access: write,
  params: ImportParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: One,
  crumb: 'required',
});
