import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { useSite } from '../../shell/use-site.ts';
import { useAsset } from '../media/use-asset.ts';

/** The first image of a block, small. */
export function BlockThumb({ asset: id }: { readonly asset: string }) {
  const site = useSite();
  const asset = useAsset(site.id, id);
  return (
    <span className="block-thumb">
      {asset ? <img src={addressAtWidth(asset.url, 100)} alt="" loading="lazy" /> : null}
    </span>
  );
}
