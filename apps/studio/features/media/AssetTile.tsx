import type { AssetView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';

interface AssetTileProps {
  readonly asset: AssetView;
  /** True for one that was chosen already. */
  readonly isChosen?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An image of the site in a grid of its files. */
export function AssetTile({ asset, isChosen = false, onPress, ref }: AssetTileProps) {
  return (
    <Button
      ref={ref ?? null}
      className="asset-choice"
      aria-label={asset.altText || asset.fileName}
      {...(isChosen ? { 'data-selected': true, 'aria-pressed': true } : {})}
      onPress={onPress}
    >
      <img src={addressAtWidth(asset.url, 300)} alt="" loading="lazy" draggable={false} />
    </Button>
  );
}
