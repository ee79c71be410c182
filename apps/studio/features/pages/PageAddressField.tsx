import { useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

/** The last part of the page's address, with the whole of it below. */
export function PageAddressField({ control }: Pick<PageFieldsProps, 'control'>) {
  const site = useSite();
  const slug = useWatch({ control, name: 'urlSlug' });
  return (
    <FormText
      control={control}
      name="urlSlug"
      label={t('address')}
      prefix="/"
      maxLength={100}
      spellCheck="false"
      description={`${site.host}/${slug}`}
    />
  );
}
