import Type, { type Static } from 'typebox';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { AssetParams, AssetView, readFiles, writeFiles } from './media.ts';
import { SiteParams } from './sites.ts';

/* Calls of the file manager alone: fields and editors make those of `media.ts`. */

const Id = Type.String({ format: 'uuid' });

const FolderView = Type.Object({
  id: Type.String(),
  parent: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  files: Type.Integer(),
});
export type FolderView = Static<typeof FolderView>;

/** Takes a file out of the trash. */
export const restoreAsset = endpoint({
  name: 'restore-asset',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/assets/:asset/restore',
  access: writeFiles,
  params: AssetParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
});

/** Gives a file other content of the same kind, in the field `file`; whatever uses the file shows that. */
export const replaceAsset = endpoint({
  name: 'replace-asset',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/assets/:asset/content',
  access: writeFiles,
  params: AssetParams,
  bodyKind: 'multipart',
  bodyLimit: 500_000_000,
  spooled: true,
  response: Type.Object({ asset: AssetView }),
  crumb: 'required',
  rateLimit: 'upload',
});

/** Puts files into a folder, or to the top. */
export const moveAssets = endpoint({
  name: 'move-assets',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/asset-moves',
  access: writeFiles,
  params: SiteParams,
  body: Type.Object(
    {
      assets: Type.Array(Id, { minItems: 1, maxItems: 500 }),
      folder: Type.Union([Id, Type.Null()]),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ moved: Type.Integer() }),
  crumb: 'required',
});

const Folders = Type.Object({ folders: Type.Array(FolderView) });
const FolderParams = Type.Object({ site: Id, folder: Id });
const FolderBody = Type.Object(
  { name: PlainText(100, 1), parent: Type.Union([Id, Type.Null()]) },
  { additionalProperties: false },
);

/** The folders of files by name. */
export const listFolders = endpoint({
  name: 'list-folders',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/asset-folders',
  access: readFiles,
  params: SiteParams,
  response: Folders,
  crumb: 'none',
});

export const addFolder = endpoint({
  name: 'add-folder',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/asset-folders',
  access: writeFiles,
  params: SiteParams,
  body: FolderBody,
  bodyKind: 'json',
  response: Folders,
  crumb: 'required',
});

/** Renames a folder or puts it elsewhere. */
export const saveFolder = endpoint({
  name: 'save-folder',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/asset-folders/:folder',
  access: writeFiles,
  params: FolderParams,
  body: FolderBody,
  bodyKind: 'json',
  response: Folders,
  crumb: 'required',
});

/** Deletes a folder that holds no other; its files move to where it was. */
export const deleteFolder = endpoint({
  name: 'delete-folder',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/asset-folders/:folder',
  access: writeFiles,
  params: FolderParams,
  response: Folders,
  crumb: 'required',
});

/** A file by its lasting address: always what it is now. */
export const serveFile = endpoint({
  name: 'serve-file',
  host: 'site',
  method: 'GET',
  path: '/s/:file',
  access: { kind: 'visitor' },
  params: Type.Object({ file: Type.String({ maxLength: 120 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
