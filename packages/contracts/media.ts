import { fileSorts, fileUseKinds, listedKinds } from '@veranda/domain/media/file-list';
import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const Part = Type.Number({ minimum: 0, maximum: 1 });

const assetFields = {
  id: Type.String(),
  fileName: Type.String(),
  mimeType: Type.String(),
  bytes: Type.Integer(),
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  focalPoint: Type.Object({ x: Type.Number(), y: Type.Number() }),
  altText: Type.String(),
  caption: Type.String(),
  url: Type.String({ description: 'Address of the original; `?format=300w` gives a width.' }),
  widths: Type.Array(Type.Integer()),
  placeholder: Type.String(),
};

/** One of the site's files, as fields and blocks show it. */
export const AssetView = Type.Object(assetFields);
export type AssetView = Static<typeof AssetView>;

/** One of the site's files, as the file manager shows it. */
export const FileView = Type.Object({
  ...assetFields,
  folder: Type.Union([Type.String(), Type.Null()], { description: 'Null at the top.' }),
  publicPath: Type.String({
    description: 'Address below the site’s host that stays when the file is replaced.',
  }),
  createdAt: Type.String({ format: 'date-time' }),
  deletedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type FileView = Static<typeof FileView>;

const FileUse = Type.Object({
  kind: oneOf(fileUseKinds),
  id: Type.String({ description: 'Empty for the whole site.' }),
  title: Type.String(),
});

// Pictures belong to pages and to products: who may write either may upload for it.
export const readFiles = { kind: 'member', area: ['pages', 'products'], level: 'read' } as const;
export const writeFiles = { kind: 'member', area: ['pages', 'products'], level: 'write' } as const;
export const AssetParams = Type.Object({ site: Id, asset: Id });
// The folder that the file is put into.
const UploadQuery = Type.Object({ folder: Type.Optional(Id) });

/**
 * Takes a video (500 MB), a sound (160 MB), captions or a document (300 MB), in the field `file`; its content decides its
 * type.
 */
export const uploadMediaFile = endpoint({
  name: 'upload-media-file',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/assets/files',
  access: writeFiles,
  params: SiteParams,
  query: UploadQuery,
  bodyKind: 'multipart',
  bodyLimit: 500_000_000,
  spooled: true,
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
  rateLimit: 'upload',
});

/** Takes one picture, in the field `file`; its content decides its type. */
export const uploadAsset = endpoint({
  name: 'upload-asset',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/assets',
  access: writeFiles,
  params: SiteParams,
  query: UploadQuery,
  bodyKind: 'multipart',
  bodyLimit: 20_000_000,
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
  rateLimit: 'upload',
});

/** Files by kind, folder and name: pictures where no kind is named, in all folders where no folder is. */
export const listAssets = endpoint({
  name: 'list-assets',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/assets',
  access: readFiles,
  params: SiteParams,
  query: Type.Object({
    kind: Type.Optional(oneOf(listedKinds)),
    q: Type.Optional(PlainText(200)),
    folder: Type.Optional(Type.Union([Type.Literal('top'), Id])),
    trash: Type.Optional(Type.Literal('true')),
    sort: Type.Optional(oneOf(fileSorts)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  response: Type.Object({
    assets: Type.Array(FileView),
    total: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
    usedBytes: Type.Integer({ description: 'Of all files, those in the trash among them.' }),
    quotaBytes: Type.Integer(),
  }),
  crumb: 'none',
});

/** A file with the places that use it. */
export const getAsset = endpoint({
  name: 'get-asset',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/assets/:asset',
  access: readFiles,
  params: AssetParams,
  response: Type.Object({ asset: FileView, uses: Type.Array(FileUse) }),
  crumb: 'none',
});

export const describeAsset = endpoint({
  name: 'describe-asset',
  host: 'studio',
  method: 'PATCH',
  path: '/api/studio/sites/:site/assets/:asset',
  access: writeFiles,
  params: AssetParams,
  body: Type.Object(
    {
      fileName: Type.Optional(PlainText(255, 1)),
      altText: Type.Optional(PlainText(250)),
      caption: Type.Optional(PlainText(1_000)),
      focalPoint: Type.Optional(Type.Object({ x: Part, y: Part }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
});

/** Puts a file into the trash; one that lies there already is deleted for good. */
export const deleteAsset = endpoint({
  name: 'delete-asset',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/assets/:asset',
  access: writeFiles,
  params: AssetParams,
  response: Type.Object({ deleted: Type.Literal(true) }),
  crumb: 'required',
});

const served = {
  method: 'GET',
  params: Type.Object({
    owner: Id,
    folder: Type.String({ maxLength: 64, pattern: '^[0-9a-f]+$' }),
    file: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]*$' }),
  }),
  query: Type.Object({ format: Type.Optional(Type.String({ maxLength: 20 })) }),
  path: '/assets/:owner/:folder/:file',
  response: Type.Unknown(),
  crumb: 'none',
} as const;

/** A stored file of the site, at its own host. */
export const serveAsset = endpoint({
  ...served,
  name: 'serve-asset',
  host: 'site',
  access: { kind: 'visitor' },
});

/** The same at the studio's host, for previews. */
export const previewAsset = endpoint({
  ...served,
  name: 'preview-asset',
  host: 'studio',
  access: { kind: 'anonymous' },
});
