import { t } from './messages.ts';

interface SearchPreviewProps {
  readonly title: string;
  readonly url: string;
  readonly description: string;
}

/** Preview of a search result. */
export function SearchPreview({ title, url, description }: SearchPreviewProps) {
  return (
    <div className="search-preview" role="img" aria-label={t('searchEnginePreview')}>
      <span className="search-preview-url ui-clip">{url.replace(/^https?:\/\//, '')}</span>
      <span className="search-preview-title ui-clip">{title}</span>
      <span className="search-preview-text">{description || t('searchEnginesChooseText')}</span>
    </div>
  );
}
