import type { FolderView } from '@veranda/contracts/files';
import type { AssetView, FileView } from '@veranda/contracts/media';
import type { StoredFile } from '@veranda/db/media/files';
import type { Folder } from '@veranda/db/media/folders';
import type { Asset } from '@veranda/domain/media/asset';
import { assetPath } from '@veranda/domain/media/asset-address';

/** An asset for the studio. */
export function presentAsset(siteId: string, asset: Asset): AssetView {
  return {
    id: asset.id,
    fileName: asset.fileName,
    mimeType: asset.mimeType,
    bytes: asset.bytes,
    width: asset.width,
    height: asset.height,
    focalPoint: asset.focalPoint,
    altText: asset.altText,
    caption: asset.caption,
    url: assetPath(siteId, asset),
    widths: [...asset.variants],
    placeholder: asset.placeholder,
  };
}

/** A file for the file manager. */
export function presentFile(siteId: string, file: StoredFile): FileView {
  return {
    ...presentAsset(siteId, file.asset),
    folder: file.folderId,
    publicPath: `/s/${file.publicName}`,
    createdAt: file.createdAt.toISOString(),
    deletedAt: file.deletedAt?.toISOString() ?? null,
  };
}

/** A folder for the file manager. */
export function presentFolder({ parentId, ...folder }: Folder): FolderView {
  return { ...folder, parent: parentId };
}
