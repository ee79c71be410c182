import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });

/** Result of one row of the file; `number` counts as a spreadsheet does, the header being row 1. */
const ImportRow = Type.Object({
  number: Type.Integer(),
  verdict: Type.Union([
    Type.Literal('create'),
    Type.Literal('update'),
    Type.Literal('unchanged'),
    Type.Literal('refused'),
  ]),
  title: Type.String(),
  sku: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it is refused, in plain words.' }),
  notes: Type.Array(Type.String()),
});

/** A picture that an import asks for. */
const ImportImage = Type.Object({
  row: Type.Integer(),
  address: Type.String(),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('stored'), Type.Literal('skipped')]),
  reason: Type.Union([Type.String(), Type.Null()]),
});

/** The report of a checked or applied import: every row of the file is in it. */
export const ImportReport = Type.Object({
  counts: Type.Object({
    create: Type.Integer(),
    update: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
  }),
  products: Type.Object({
    create: Type.Integer(),
    update: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
  }),
  rows: Type.Array(ImportRow),
  ignoredColumns: Type.Array(Type.String()),
  overflow: Type.Union([
    Type.Object({
      products: Type.Integer({ description: 'Products that do not fit into the store page.' }),
      offer: Type.Literal('second-store'),
      storeTitle: Type.String(),
    }),
    Type.Null(),
  ]),
  stores: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), urlId: Type.String() }), {
    description: 'Store pages that the import made.',
  }),
  images: Type.Array(ImportImage),
});
export type ImportReport = Static<typeof ImportReport>;

export const ImportRun = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  status: Type.Union([
    Type.Literal('checked'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
  ]),
  report: ImportReport,
});
export type ImportRun = Static<typeof ImportRun>;

/** Reads a product CSV into a store page. `check` reports what `apply` would do, and changes nothing. */
export const importProducts = endpoint({
  name: 'import-products',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/products/import',
  access: { kind: 'member', area: 'products', level: 'write' },
  params: SiteParams,
  query: Type.Object({
    mode: Type.Union([Type.Literal('check'), Type.Literal('apply')]),
    collection: Id,
    overflow: Type.Optional(Type.Union([Type.Literal('refuse'), Type.Literal('second-store')])),
  }),
  bodyKind: 'multipart',
  bodyLimit: 20_000_000,
  response: ImportRun,
  crumb: 'required',
  rateLimit: 'upload',
});

export const getImport = endpoint({
  name: 'get-import',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/imports/:run',
  access: { kind: 'member', area: 'products', level: 'read' },
  params: Type.Object({ site: Id, run: Id }),
  response: ImportRun,
  crumb: 'none',
});

/** The products of a store page, or of all, as a CSV that imports without a change. */
export const exportProducts = endpoint({
  name: 'export-products',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/products/export.csv',
  access: { kind: 'member', area: 'products', level: 'read' },
  params: SiteParams,
  query: Type.Object({ collection: Type.Optional(Id) }),
  response: Type.String(),
  crumb: 'none',
  recorded: true,
});
