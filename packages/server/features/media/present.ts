import type { AssetView } from '@veranda/contracts/media';
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
