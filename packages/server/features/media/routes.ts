import {
  addFolder as addFolderEndpoint,
  deleteFolder as deleteFolderEndpoint,
  listFolders,
  moveAssets,
  replaceAsset as replaceEndpoint,
  restoreAsset,
  saveFolder as saveFolderEndpoint,
  serveFile as serveFileEndpoint,
} from '@veranda/contracts/files';
import {
  deleteAsset as deleteEndpoint,
  describeAsset as describeEndpoint,
  getAsset,
  listAssets,
  previewAsset,
  serveAsset as serveEndpoint,
  uploadAsset as uploadEndpoint,
  uploadMediaFile as uploadFileEndpoint,
} from '@veranda/contracts/media';
import { findFile, findFileByPublicName, listFiles, moveFiles } from '@veranda/db/media/files';
import { listFolders as readFolderRows } from '@veranda/db/media/folders';
import { sumAssetBytes } from '@veranda/db/media/reader';
import { setDeleted } from '@veranda/db/media/trash';
import { findFileUses, findPublishedFileUses, noteUsesEdited } from '@veranda/db/media/uses';
import { type Asset, siteFileQuota } from '@veranda/domain/media/asset';
import { filesPerPage } from '@veranda/domain/media/file-list';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import { deleteAsset } from './delete-asset.ts';
import { describeAsset } from './describe-asset.ts';
import { addFolder, deleteFolder, readFolders, saveFolder } from './folders.ts';
import { presentAsset, presentFile } from './present.ts';
import { replaceAsset } from './replace-asset.ts';
import { serveAsset } from './serve-asset.ts';
import { uploadAsset } from './upload-asset.ts';
import { uploadMediaFile } from './upload-media-file.ts';
import { resumableRoutes } from './upload-routes.ts';
import { videoRoutes } from './video-routes.ts';

/** The files of a site, and their addresses. */
export function mediaRoutes(deps: Deps): Route[] {
  return [
    ...uploadRoutes(deps),
    ...folderRoutes(deps),
    ...resumableRoutes(deps),
    ...videoRoutes(deps),
    route(listAssets, (call) => listPage(deps, call)),
    route(getAsset, async (call) => {
      const siteId = siteOf(call).id;
      const id = call.params.asset;
      return deps.db.forSite(
        siteId,
        async (tx) => {
          const file = await findFile(tx, id);
          if (!file) return refuse('asset-not-found');
          const uses = [...(await findFileUses(tx, id)), ...(await findPublishedFileUses(tx, id))];
          return { asset: presentFile(siteId, file), uses };
        },
        { readOnly: true },
      );
    }),
    route(describeEndpoint, async (call) =>
      one(
        siteOf(call).id,
        await describeAsset(deps, siteOf(call).id, { id: call.params.asset, ...call.body }),
      ),
    ),
    route(deleteEndpoint, async (call) => deleteAsset(deps, siteOf(call).id, call.params.asset)),
    route(restoreAsset, async (call) => {
      const siteId = siteOf(call).id;
      return deps.db.forSite(siteId, async (tx) => {
        if (await setDeleted(tx, call.params.asset, false)) await noteUsesEdited(tx, call.params.asset);
        const file = await findFile(tx, call.params.asset);
        return one(siteId, file?.asset ?? refuse('asset-not-found'));
      });
    }),
    ...servedRoutes(deps),
  ];
}

async function listPage(deps: Deps, call: Call<typeof listAssets>) {
  const siteId = siteOf(call).id;
  const { kind = 'image', q = '', folder, trash, sort = 'newest', page = 1 } = call.query;
  const query = {
    kind,
    search: q,
    folder: folder === 'top' ? null : folder,
    isTrash: trash === 'true',
    sort,
    offset: (page - 1) * filesPerPage,
    limit: filesPerPage,
  };
  const read = await deps.db.forSite(
    siteId,
    async (tx) => ({ ...(await listFiles(tx, query)), usedBytes: Number(await sumAssetBytes(tx)) }),
    { readOnly: true },
  );
  return {
    assets: read.files.map((file) => presentFile(siteId, file)),
    total: read.total,
    page,
    perPage: filesPerPage,
    usedBytes: read.usedBytes,
    quotaBytes: Number(siteFileQuota),
  };
}

function servedRoutes(deps: Deps): Route[] {
  return [
    route(serveEndpoint, async (call) => {
      if (call.params.owner !== siteOf(call).id) return refuse('not-found');
      return serveAsset(deps, addressOf(call), call.reply);
    }),
    route(previewAsset, async (call) => serveAsset(deps, addressOf(call), call.reply)),
    route(serveFileEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const { file } = call.params;
      const asset = await deps.db.forSite(siteId, (tx) => findFileByPublicName(tx, file), { readOnly: true });
      if (!asset) return refuse('not-found');
      const [folder = '', name = ''] = asset.storageKey.split('/');
      const address = { owner: siteId, folder, file: name, format: undefined };
      const range = call.request.headers['range'];
      return serveAsset(deps, { ...address, range, isLasting: true }, call.reply);
    }),
  ];
}

function folderRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(listFolders, (call) => db.forSite(siteOf(call).id, readFolders, { readOnly: true })),
    route(addFolderEndpoint, (call) => addFolder(deps, siteOf(call).id, call.body)),
    route(saveFolderEndpoint, (call) =>
      saveFolder(deps, siteOf(call).id, { id: call.params.folder, ...call.body }),
    ),
    route(deleteFolderEndpoint, (call) => deleteFolder(deps, siteOf(call).id, call.params.folder)),
    route(moveAssets, (call) =>
      db.forSite(siteOf(call).id, async (tx) => {
        const { assets, folder } = call.body;
        const isThere = folder === null || (await readFolderRows(tx)).some(({ id }) => id === folder);
        return isThere
          ? { moved: await moveFiles(tx, assets, folder) }
          : refuse('folder-not-found', { field: 'folder' });
      }),
    ),
  ];
}

function uploadRoutes(deps: Deps): Route[] {
  return [
    route(uploadEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const { folder } = call.query;
      return counted(
        siteId,
        (await folderProblem(deps, siteId, folder)) ??
          (await uploadAsset(deps, siteId, { files: call.files, folderId: folder })),
      );
    }),
    route(uploadFileEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const { folder } = call.query;
      return counted(
        siteId,
        (await folderProblem(deps, siteId, folder)) ??
          (await uploadMediaFile(deps, siteId, { file: call.spooled[0], folderId: folder })),
      );
    }),
    route(replaceEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const id = call.params.asset;
      return counted(siteId, await replaceAsset(deps, siteId, { id, file: call.spooled[0] }));
    }),
  ];
}

async function folderProblem(deps: Deps, siteId: string, folder: string | undefined) {
  if (folder === undefined) return null;
  const folders = await deps.db.forSite(siteId, (tx) => readFolderRows(tx), { readOnly: true });
  return folders.some(({ id }) => id === folder) ? null : refuse('folder-not-found', { field: 'folder' });
}

function counted(siteId: string, answer: Asset | Refusal) {
  metrics.uploads.inc({ result: isRefusal(answer) ? answer.code : 'stored' });
  return one(siteId, answer);
}

function addressOf(call: {
  readonly params: { readonly owner: string; readonly folder: string; readonly file: string };
  readonly query: { readonly format?: string };
  readonly request: { readonly headers: Readonly<Record<string, string | undefined>> };
}) {
  return { ...call.params, format: call.query.format, range: call.request.headers['range'] };
}

function one(siteId: string, answer: Asset | Refusal) {
  return isRefusal(answer) ? answer : { asset: presentAsset(siteId, answer) };
}
