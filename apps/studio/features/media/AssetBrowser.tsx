import { useQueryClient } from '@tanstack/react-query';
import type { AssetView } from '@veranda/contracts/media';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AssetChoices } from './AssetChoices.tsx';
import { UploadList } from './UploadList.tsx';
import { useAssetList } from './use-asset-list.ts';
import { imageTypes, useUploads } from './use-uploads.ts';
import { t } from './messages.ts';
import './media.css';

interface AssetBrowserProps {
  readonly allowsMultiple: boolean;
  /** Says what becomes of an image that is pressed. */
  readonly note?: string;
  readonly tile: (asset: AssetView) => ReactNode;
  readonly onStored?: (asset: AssetView) => void;
}

/** The images of the site to look through and search; new ones come to the head of the list. */
export function AssetBrowser({ allowsMultiple, note, tile, onStored }: AssetBrowserProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const assets = useAssetList();
  const uploads = useUploads(site, (asset) => {
    void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
    onStored?.(asset);
  });
  return (
    <>
      <FileDrop
        title={t(allowsMultiple ? 'dropImagesHere' : 'dropAnImageHere')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={imageTypes}
        allowsMultiple={allowsMultiple}
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <SearchField label={t('searchImages')} value={assets.search} onChange={assets.searchFor} />
      {note === undefined ? null : <p className="ui-help">{note}</p>}
      <AssetChoices assets={assets} tile={tile} />
    </>
  );
}
