import type { AssetView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { type MediaKind, mediaKindOf } from '@veranda/domain/media/media-kind';
import { Captions, FileText, Film, Music } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';

interface AssetTileProps {
  readonly asset: AssetView;
  /** True for one that was chosen already. */
  readonly isChosen?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A file of the site in a grid of its files. */
export function AssetTile({ asset, isChosen = false, onPress, ref }: AssetTileProps) {
  return (
    <Button
      ref={ref ?? null}
      className="asset-choice"
      aria-label={asset.altText || asset.fileName}
      {...(isChosen ? { 'data-selected': true, 'aria-pressed': true } : {})}
      onPress={onPress}
    >
      <AssetFace asset={asset} />
    </Button>
  );
}

const icons: Readonly<Record<MediaKind, typeof Film>> = {
  video: Film,
  audio: Music,
  captions: Captions,
  document: FileText,
};

/** The image itself; of other files the name below the icon of their kind. */
export function AssetFace({ asset }: Pick<AssetTileProps, 'asset'>) {
  const kind = mediaKindOf(asset.mimeType);
  if (kind === null)
    return <img src={addressAtWidth(asset.url, 300)} alt="" loading="lazy" draggable={false} />;
  const Icon = icons[kind];
  return (
    <span className="asset-file">
      <Icon size={24} aria-hidden="true" />
      <span className="asset-file-name">{asset.fileName}</span>
    </span>
  );
}
