import type { FileView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { AssetFace } from '../media/AssetTile.tsx';

/** The file itself: an image, a film without its sound, or the icon of its kind. */
export function FilePreview({ file }: { readonly file: FileView }) {
  const kind = mediaKindOf(file.mimeType);
  if (kind === null)
    return <img className="file-preview" src={addressAtWidth(file.url, 750)} alt={file.altText} />;
  if (kind === 'video')
    return <video className="file-preview" src={file.url} controls muted preload="metadata" />;
  return (
    <div className="file-preview file-preview--icon">
      <AssetFace asset={file} />
    </div>
  );
}
