import type { AssetView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AssetPicker } from './AssetPicker.tsx';
import { movedMessage, imageName } from './image-name.ts';
import { useAssets } from './use-asset.ts';
import { t } from './messages.ts';
import './media.css';

interface AssetsFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** Several images in their order. */
export function AssetsField({ label, value, max, isReadOnly, onChange }: AssetsFieldProps) {
  const site = useSite();
  const assets = useAssets(site.id);
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const { said, say } = useAnnouncer();
  const place = (index: number, to: number) => {
    const id = ids[index];
    if (!id) return;
    onChange(ids.toSpliced(index, 1).toSpliced(to, 0, id));
    say(movedMessage(imageName(assets.get(id)?.altText, index), to, ids.length));
  };
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="ui-label">{label}</legend>
      <ul className="asset-grid">
        {ids.map((id, index) => (
          <AssetItem
            key={id}
            asset={assets.get(id)}
            index={index}
            count={ids.length}
            isReadOnly={isReadOnly}
            onMove={(by) => place(index, index + by)}
            onRemove={() => onChange(ids.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <LiveRegion said={said} />
      {isReadOnly || ids.length >= max ? null : (
        <AddAsset onAdd={(id) => (ids.includes(id) ? undefined : onChange([...ids, id]))} />
      )}
    </fieldset>
  );
}

interface AssetItemProps extends Pick<AssetActionsProps, 'onMove' | 'onRemove'> {
  /** Undefined until it is known. */
  readonly asset: AssetView | undefined;
  readonly index: number;
  readonly count: number;
  readonly isReadOnly: boolean;
}

function AssetItem({ asset, index, count, isReadOnly, onMove, onRemove }: AssetItemProps) {
  const name = imageName(asset?.altText, index);
  return (
    <li className="product-image">
      <img src={asset ? addressAtWidth(asset.url, 300) : undefined} alt={name} />
      {isReadOnly ? null : (
        <AssetActions
          name={name}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={onMove}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

interface AssetActionsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function AssetActions({ name, isFirst, isLast, onMove, onRemove }: AssetActionsProps) {
  return (
    <div className="ui-row ui-row--nowrap asset-actions">
      <IconButton
        label={t('moveNameEarlier', { name })}
        size="small"
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      >
        <ArrowLeft size={14} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('moveNameLater', { name })}
        size="small"
        isDisabled={isLast}
        onPress={() => onMove(1)}
      >
        <ArrowRight size={14} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('removeName', { name })} size="small" onPress={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function AddAsset({ onAdd }: { readonly onAdd: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button size="small" onPress={() => setOpen(true)}>
          <Plus size={14} aria-hidden="true" />
          {t('addImage')}
        </Button>
      </div>
      {isOpen ? (
        <AssetPicker
          onClose={() => setOpen(false)}
          onChoose={(asset) => {
            onAdd(asset.id);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
