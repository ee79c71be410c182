import type { SectionBackground } from '@veranda/domain/pages/document';
import type { FocalPoint } from '@veranda/domain/media/focal-point';
import { RangeField } from '@veranda/ui/RangeField.tsx';
import { FocalControl } from '../blocks/FocalControl.tsx';
import { t } from './messages.ts';

type Shown = Exclude<SectionBackground, { readonly kind: 'none' }>;

interface BackgroundLookFieldsProps {
  readonly background: Shown;
  readonly onChange: (background: SectionBackground) => void;
}

/** The point that stays in view, and the part of the section's colour over it. */
export function BackgroundLookFields({ background, onChange }: BackgroundLookFieldsProps) {
  const asset = background.kind === 'upload' ? background.assetId : background.posterAssetId;
  const hasVideo = background.kind === 'video' && (background.fileId !== undefined || background.url !== '');
  const number = Math.round(background.overlay * 100);
  return (
    <>
      {asset === '' && !hasVideo ? null : (
        <FocalControl
          label={t('focalPoint')}
          asset={asset}
          hasPicture={asset !== ''}
          value={background.focal}
          isReadOnly={false}
          onChange={(focal) => onChange(withFocal(background, focal))}
        />
      )}
      <RangeField
        label={t('overlay')}
        value={number}
        min={0}
        max={100}
        step={5}
        words={t('percent', { number })}
        onChange={(part) => onChange({ ...background, overlay: part / 100 })}
      />
    </>
  );
}

function withFocal(background: Shown, focal: FocalPoint | undefined): Shown {
  if (focal !== undefined) return { ...background, focal };
  const { focal: _own, ...rest } = background;
  return rest;
}
