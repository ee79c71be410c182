import type { SectionBackground } from '@veranda/domain/pages/document';
import { useState } from 'react';
import { AssetField } from '../media/AssetField.tsx';
import { BackgroundLookFields } from './BackgroundLookFields.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { VideoFields } from './VideoFields.tsx';
import { t } from './messages.ts';

interface BackgroundFieldsProps {
  readonly background: SectionBackground;
  readonly onChange: (background: SectionBackground) => void;
}

type Kind = SectionBackground['kind'];

const kinds = [
  { value: 'none', label: t('backgroundNone') },
  { value: 'upload', label: t('backgroundPicture') },
  { value: 'video', label: t('backgroundVideo') },
] as const;

/** Part of the section's colour over a new picture: enough for words to be read on most. */
const newOverlay = 0.3;

/** The picture or video behind a section. */
export function BackgroundFields({ background, onChange }: BackgroundFieldsProps) {
  // A picture is one only once its file is chosen: until then its field is shown and nothing has changed.
  const [isChoosing, setChoosing] = useState(false);
  const kind: Kind = isChoosing && background.kind === 'none' ? 'upload' : background.kind;
  const choose = (next: Kind) => {
    setChoosing(next === 'upload');
    const changed = ofKind(next, background);
    if (changed) onChange(changed);
  };
  return (
    <>
      <ChoiceRow label={t('background')} value={kind} choices={kinds} onChange={choose} />
      {kind === 'upload' ? (
        <AssetField
          label={t('picture')}
          value={assetOf(background)}
          isReadOnly={false}
          onChange={(assetId) => {
            setChoosing(assetId === '');
            onChange(pictureOf(assetId, background));
          }}
        />
      ) : null}
      {background.kind === 'video' ? <VideoFields background={background} onChange={onChange} /> : null}
      {background.kind === 'none' ? null : (
        <BackgroundLookFields background={background} onChange={onChange} />
      )}
    </>
  );
}

/** The background as another kind, with the picture that it has; null where a picture is yet to be chosen. */
function ofKind(kind: Kind, background: SectionBackground): SectionBackground | null {
  if (kind === background.kind) return null;
  if (kind === 'none') return { kind };
  const look = background.kind === 'none' ? { overlay: newOverlay } : lookOf(background);
  const asset = assetOf(background);
  if (kind === 'video') return { kind, url: '', posterAssetId: asset, ...look };
  if (asset !== '') return { kind, assetId: asset, ...look };
  return background.kind === 'none' ? null : { kind: 'none' };
}

// A focal point belongs to its picture: another picture has its own.
function pictureOf(assetId: string, background: SectionBackground): SectionBackground {
  if (assetId === '') return { kind: 'none' };
  return { kind: 'upload', assetId, overlay: background.kind === 'none' ? newOverlay : background.overlay };
}

function lookOf({ overlay, focal }: Exclude<SectionBackground, { readonly kind: 'none' }>) {
  return focal === undefined ? { overlay } : { overlay, focal };
}

function assetOf(background: SectionBackground): string {
  if (background.kind === 'none') return '';
  return background.kind === 'upload' ? background.assetId : background.posterAssetId;
}
