import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Button } from '@veranda/ui/Button.tsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AssetPicker } from './AssetPicker.tsx';
import { useAsset } from './use-asset.ts';
import { t } from './messages.ts';
import './media.css';

interface AssetFieldProps {
  readonly label: string;
  /** The asset's id, or empty. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** One image of the site's files, or a new one. */
export function AssetField({ label, value, isReadOnly, onChange }: AssetFieldProps) {
  const site = useSite();
  const asset = useAsset(site.id, value);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ui-field" role="group" aria-label={label}>
      <span className="ui-label">{label}</span>
      <div className="asset-field">
        <span className="ui-thumb">
          {asset ? (
            <img src={addressAtWidth(asset.url, 300)} alt={asset.altText} />
          ) : (
            <ImageOff size={18} aria-hidden="true" />
          )}
        </span>
        <div className="ui-stack ui-stack--tight">
          <span className="ui-help ui-clip">{asset?.fileName ?? (value ? t('anImage') : t('noImage'))}</span>
          {isReadOnly ? null : (
            <AssetActions
              hasAsset={value !== ''}
              onOpen={() => setOpen(true)}
              onRemove={() => onChange('')}
            />
          )}
        </div>
      </div>
      {isOpen ? (
        <AssetPicker
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onChange(chosen.id);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface AssetActionsProps {
  readonly hasAsset: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function AssetActions({ hasAsset, onOpen, onRemove }: AssetActionsProps) {
  return (
    <div className="ui-row">
      <Button size="small" onPress={onOpen}>
        {hasAsset ? t('replace') : t('choose')}
      </Button>
      {hasAsset ? (
        <Button size="small" variant="quiet" onPress={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </div>
  );
}
