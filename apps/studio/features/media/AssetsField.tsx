import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { AssetPicker } from './AssetPicker.tsx';
import { movedSentence, pictureName } from './picture-name.ts';
import { sized } from './sized.ts';
import { useAssets } from './use-asset.ts';
import './media.css';

export interface AssetsFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: readonly string[]) => void;
}

/** Several pictures in their order. */
export function AssetsField({ label, value, max, isReadOnly, onChange }: AssetsFieldProps) {
  const site = useSite();
  const assets = useAssets(site.id);
  const [isOpen, setOpen] = useState(false);
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  const { said, say } = useAnnouncer();
  const place = (index: number, to: number) => {
    const id = ids[index];
    if (!id) return;
    onChange(ids.toSpliced(index, 1).toSpliced(to, 0, id));
    say(movedSentence(pictureName(assets.get(id)?.altText, index), to, ids.length));
  };
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="ui-label">{label}</legend>
      <ul className="asset-grid">
        {ids.map((id, index) => {
          const asset = assets.get(id);
          const name = pictureName(asset?.altText, index);
          return (
            <li key={id} className="product-image">
              <img src={asset ? sized(asset.url, 300) : undefined} alt={name} />
              {isReadOnly ? null : (
                <div className="ui-row ui-row--nowrap asset-acts">
                  <IconButton
                    label={`Move ${name} earlier`}
                    size="small"
                    isDisabled={index === 0}
                    onPress={() => place(index, index - 1)}
                  >
                    <ArrowLeft size={14} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Move ${name} later`}
                    size="small"
                    isDisabled={index === ids.length - 1}
                    onPress={() => place(index, index + 1)}
                  >
                    <ArrowRight size={14} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Remove ${name}`}
                    size="small"
                    onPress={() => onChange(ids.toSpliced(index, 1))}
                  >
                    <X size={14} aria-hidden="true" />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <LiveRegion said={said} />
      {isReadOnly || ids.length >= max ? null : (
        <div>
          <Button size="small" onPress={() => setOpen(true)}>
            <Plus size={14} aria-hidden="true" />
            Add picture
          </Button>
        </div>
      )}
      {isOpen ? (
        <AssetPicker
          onClose={() => setOpen(false)}
          onChoose={(asset) => {
            if (!ids.includes(asset.id)) onChange([...ids, asset.id]);
            setOpen(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}
