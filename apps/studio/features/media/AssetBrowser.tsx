import { useQueryClient } from '@tanstack/react-query';
import type { AssetView } from '@veranda/contracts/media';
import type { ListedKind } from '@veranda/domain/media/file-list';
import { mediaEndings } from '@veranda/domain/media/media-file';
import { mediaKinds } from '@veranda/domain/media/media-kind';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AssetChoices } from './AssetChoices.tsx';
import { UploadList } from './UploadList.tsx';
import { useAssetList } from './use-asset-list.ts';
import { byFileName, imageTypes, useUploads } from './use-uploads.ts';
import { t } from './messages.ts';
import './media.css';

interface AssetBrowserProps {
  readonly allowsMultiple: boolean;
  /** True for every kind of file that a page shows, with a filter by kind; else images alone. */
  readonly hasAllKinds?: boolean;
  readonly tile: (asset: AssetView) => ReactNode;
  readonly onStored?: (asset: AssetView) => void;
}

const kinds = [
  { value: 'all', label: t('allFiles'), use: t('filesHint') },
  { value: 'image', label: t('images'), use: t('imagesHint') },
  { value: 'video', label: t('videos'), use: t('videosHint') },
  { value: 'audio', label: t('audioFiles'), use: t('audioHint') },
  { value: 'captions', label: t('captionFiles'), use: t('captionsHint') },
  { value: 'document', label: t('documents'), use: t('documentsHint') },
] as const;

const ofImages = {
  drop: t('dropImagesHere'),
  search: t('searchImages'),
  types: imageTypes,
  none: { stored: t('thereAreNoImagesYet'), found: t('noImageMatches') },
};
const ofFiles = {
  drop: t('dropFilesHere'),
  search: t('searchFiles'),
  types: [...imageTypes, ...mediaKinds.flatMap((kind) => mediaEndings[kind])],
  none: { stored: t('thereAreNoFilesYet'), found: t('noFileMatches') },
};

/** The files of the site to look through and search; new ones come to the head of the list. */
export function AssetBrowser({ allowsMultiple, hasAllKinds = false, tile, onStored }: AssetBrowserProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const assets = useAssetList(hasAllKinds ? 'all' : 'image');
  const uploads = useUploads(
    site,
    (asset) => {
      void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
      onStored?.(asset);
    },
    { optionsOf: byFileName },
  );
  const { drop, search, types, none } = hasAllKinds ? ofFiles : ofImages;
  return (
    <>
      <FileDrop
        title={allowsMultiple ? drop : t('dropAnImageHere')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={types}
        allowsMultiple={allowsMultiple}
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <SearchField label={search} value={assets.search} onChange={assets.searchFor} />
      {hasAllKinds ? (
        <Select
          label={t('kindOfFile')}
          options={kinds}
          value={assets.kind}
          onChange={(kind) => assets.chooseKind(kind as ListedKind)}
          description={kinds.find(({ value }) => value === assets.kind)?.use}
        />
      ) : null}
      <AssetChoices assets={assets} none={none} tile={tile} />
    </>
  );
}
