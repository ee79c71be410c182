import { useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { useSite } from '../../shell/use-site.ts';
import { RedirectFields } from './RedirectFields.tsx';
import type { PageDetail, PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

/** The last part of the page's address with the whole of it below, and what becomes of the addresses before. */
export function PageAddressFields({
  control,
  page,
  formerAddresses,
}: PageFieldsProps & Pick<PageDetail, 'formerAddresses'>) {
  const site = useSite();
  const slug = useWatch({ control, name: 'urlSlug' });
  return (
    <>
      {page.isHome ? null : (
        <FormText
          control={control}
          name="urlSlug"
          label={t('address')}
          prefix="/"
          maxLength={100}
          spellCheck="false"
          description={`${site.host}/${slug}`}
        />
      )}
      <RedirectFields control={control} addresses={formerAddresses} />
    </>
  );
}
