import { useQueryClient } from '@tanstack/react-query';
import type { AssetView } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
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
  /** @param isNew true for one that was just uploaded */
  readonly onChoose: (asset: AssetView, isNew: boolean) => void;
  /** Ids of images that were chosen already, where several may be; the picker stays open then. */
  readonly chosen?: readonly string[];
}

/** The images of the site to choose from; a new one is chosen as soon as it is stored. */
export function AssetPicker({ onClose, onChoose, chosen }: AssetPickerProps) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const assets = useAssetList();
  const uploads = useUploads(site, (asset) => {
    void client.invalidateQueries({ queryKey: ['site', site, 'assets'] });
    onChoose(asset, true);
  });
  return (
    <Dialog
      title={t(chosen ? 'chooseImages' : 'chooseAnImage')}
      kind="wide"
      isOpen
      onClose={onClose}
      footer={
        chosen ? (
          <div className="ui-row picker-footer">
            <span role="status">{t('imagesChosen', { count: chosen.length })}</span>
            <Button variant="primary" onPress={onClose}>
              {t('done')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <FileDrop
        title={t(chosen ? 'dropImagesHere' : 'dropAnImageHere')}
        buttonLabel={t('uploadFile')}
        acceptedFileTypes={imageTypes}
        allowsMultiple={chosen !== undefined}
        isCompact
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <SearchField label={t('searchImages')} value={assets.search} onChange={assets.searchFor} />
      <AssetChoices assets={assets} chosen={chosen} onChoose={(asset) => onChoose(asset, false)} />
    </Dialog>
  );
}
