import type { AssetView } from '@veranda/contracts/media';
import { audio } from '@veranda/domain/blocks/audio/audio';
import { image } from '@veranda/domain/blocks/image/image';
import type { BlockKind } from '@veranda/domain/blocks/kind';
import { noContent } from '@veranda/domain/blocks/sample';
import { video } from '@veranda/domain/blocks/video/video';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { useMemo } from 'react';
import { AssetBrowser } from '../media/AssetBrowser.tsx';
import { AssetFace, AssetTile } from '../media/AssetTile.tsx';
import { useBlockTile } from './use-block-tile.ts';

/** The files of the site, to be put on the page by a click or by dragging, and new ones to be uploaded. */
export function FilesPanel() {
  return (
    <div className="insert-panel">
      <AssetBrowser allowsMultiple hasAllKinds tile={(asset) => <FileTile key={asset.id} asset={asset} />} />
    </div>
  );
}

// Captions are no block of their own: they go with a video. Documents are linked to.
function FileTile({ asset }: { readonly asset: AssetView }) {
  const kind = mediaKindOf(asset.mimeType);
  if (kind === 'captions' || kind === 'document')
    return (
      <div className="asset-choice asset-choice--still">
        <AssetFace asset={asset} />
      </div>
    );
  const block = { image, video, audio }[kind ?? 'image'];
  return <BlockTile asset={asset} kind={block} />;
}

function BlockTile({ asset, kind }: { readonly asset: AssetView; readonly kind: BlockKind }) {
  const content = useMemo(
    () => ({ ...noContent, [kind === image ? 'assets' : 'files']: [asset.id] }),
    [asset.id, kind],
  );
  return <AssetTile asset={asset} {...useBlockTile(kind, content)} />;
}
