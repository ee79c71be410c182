import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { ImageOff } from 'lucide-react';
import { useSite } from '../../shell/use-site.ts';
import { useAsset } from '../media/use-asset.ts';
import { t } from './messages.ts';
import './share-preview.css';

interface SharePreviewProps {
  readonly title: string;
  readonly description: string;
  /** Id of the page's picture; empty for none. */
  readonly picture: string;
}

/** Preview of a link to the page in a chat or a social network. */
export function SharePreview({ title, description, picture }: SharePreviewProps) {
  const site = useSite();
  const asset = useAsset(site.id, picture);
  return (
    <div className="share-preview" role="img" aria-label={t('sharePreview', { title })}>
      <span className="share-preview-picture">
        {asset ? (
          <img src={addressAtWidth(asset.url, 750)} alt="" />
        ) : (
          <ImageOff size={24} aria-hidden="true" />
        )}
      </span>
      <span className="share-preview-words">
        <span className="share-preview-host ui-clip">{site.host}</span>
        <span className="share-preview-title ui-clip">{title}</span>
        {description === '' ? null : <span className="share-preview-text">{description}</span>}
      </span>
    </div>
  );
}
