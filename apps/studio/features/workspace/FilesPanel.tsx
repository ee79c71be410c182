import type { AssetView } from '@veranda/contracts/media';
import { image } from '@veranda/domain/blocks/image/image';
import { noContent } from '@veranda/domain/blocks/sample';
import { useMemo } from 'react';
import { AssetBrowser } from '../media/AssetBrowser.tsx';
import { AssetTile } from '../media/AssetTile.tsx';
import { useBlockTile } from './use-block-tile.ts';
import { t } from './messages.ts';

/** The images of the site, to be put on the page by a click or by dragging, and new ones to be uploaded. */
export function FilesPanel() {
  return (
    <div className="insert-panel">
      <AssetBrowser
        allowsMultiple
        note={t('insertHint')}
        tile={(asset) => <FileTile key={asset.id} asset={asset} />}
      />
    </div>
  );
}

function FileTile({ asset }: { readonly asset: AssetView }) {
  const content = useMemo(() => ({ ...noContent, assets: [asset.id] }), [asset.id]);
  return <AssetTile asset={asset} {...useBlockTile(image, content)} />;
}
