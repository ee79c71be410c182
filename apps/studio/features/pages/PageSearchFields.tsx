import { Controller, useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { useSite } from '../../shell/use-site.ts';
import { AssetField } from '../media/AssetField.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SharePreview } from './SharePreview.tsx';
import type { PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

/** Texts of the page for search results and shared links. */
export function PageSearchFields({ control, page }: PageFieldsProps) {
  const site = useSite();
  const [seoTitle, seoDescription, title, urlSlug] = useWatch({
    control,
    name: ['seoTitle', 'seoDescription', 'title', 'urlSlug'],
  });
  return (
    <>
      <h3 className="drawer-head">{t('searchAndSharing')}</h3>
      <SearchPreview
        title={seoTitle || `${title} — ${site.title}`}
        url={page.isHome ? page.url : new URL(`/${urlSlug}`, page.url).href}
        description={seoDescription}
      />
      <FormText
        control={control}
        name="seoTitle"
        label={t('seoTitle')}
        optional
        maxLength={200}
        description={t('seoTitleDescription', { count: seoTitle.length })}
      />
      <FormText
        control={control}
        name="seoDescription"
        label={t('seoDescription')}
        optional
        rows={3}
        maxLength={500}
        description={t('seoDescriptionDescription', { count: seoDescription.length })}
      />
      <SharedLinkFields control={control} page={page} />
    </>
  );
}

// What a link to the page shows in a chat or a social network.
function SharedLinkFields({ control, page }: PageFieldsProps) {
  const site = useSite();
  const [seoTitle, title, description, picture] = useWatch({
    control,
    name: ['seoTitle', 'title', 'seoDescription', 'seoPicture'],
  });
  return (
    <>
      <SharePreview
        title={seoTitle || (page.isHome ? site.title : title)}
        description={description}
        picture={picture}
      />
      <Controller
        control={control}
        name="seoPicture"
        render={({ field: { value, onChange } }) => (
          <AssetField label={t('sharePicture')} value={value} isReadOnly={false} onChange={onChange} />
        )}
      />
    </>
  );
}
