import type { AssetView } from '@veranda/contracts/media';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { AssetBrowser } from './AssetBrowser.tsx';
import { AssetTile } from './AssetTile.tsx';
import { t } from './messages.ts';

interface AssetPickerProps {
  readonly onClose: () => void;
  /** @param isNew true for one that was just uploaded */
  readonly onChoose: (asset: AssetView, isNew: boolean) => void;
  /** Ids of images that were chosen already, where several may be; the picker stays open then. */
  readonly chosen?: readonly string[];
  /** True for every kind of file; else images alone. */
  readonly hasAllKinds?: boolean;
}

/** The images of the site to choose from, or all its files; a new one is chosen as soon as it is stored. */
export function AssetPicker({ onClose, onChoose, chosen, hasAllKinds = false }: AssetPickerProps) {
  return (
    <Dialog
      title={hasAllKinds ? t('chooseFile') : t(chosen ? 'chooseImages' : 'chooseAnImage')}
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
      <AssetBrowser
        allowsMultiple={chosen !== undefined}
        hasAllKinds={hasAllKinds}
        tile={(asset) => (
          <AssetTile
            key={asset.id}
            asset={asset}
            isChosen={chosen?.includes(asset.id) ?? false}
            onPress={() => onChoose(asset, false)}
          />
        )}
        onStored={(asset) => onChoose(asset, true)}
      />
    </Dialog>
  );
}
