import { useQueryClient } from '@tanstack/react-query';
import type { AssetView } from '@veranda/contracts/media';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { FileDrop } from '@veranda/ui/FileDrop.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { useSite } from '../../shell/use-site.ts';
import { AssetChoices } from './AssetChoices.tsx';
import { UploadList } from './UploadList.tsx';
import { useAssetList } from './use-asset-list.ts';
import { imageTypes, useUploads } from './use-uploads.ts';
import { t } from './messages.ts';
import './media.css';

interface AssetPickerProps {
  readonly onClose: () => void;
  readonly onChoose: (asset: AssetView) => void;
}

/** The images of the site to choose from; a new one is chosen as soon as it is stored. */
export function AssetPicker({ onClose, onChoose }: AssetPickerProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const assets = useAssetList();
  const uploads = useUploads(site, (asset) => {
    void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
    onChoose(asset);
  });
  return (
    <Dialog title={t('chooseAnImage')} kind="wide" isOpen onClose={onClose}>
      <FileDrop
        title={t('dropAnImageHere')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={imageTypes}
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <SearchField label={t('searchImages')} value={assets.search} onChange={assets.searchFor} />
      <AssetChoices assets={assets} onChoose={onChoose} />
    </Dialog>
  );
}
