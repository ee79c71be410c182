import { Button } from '@veranda/ui/Button.tsx';
import { useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { useSite } from '../../shell/use-site.ts';
import { RedirectFields } from './RedirectFields.tsx';
import type { PageDetail, PageFieldsProps, SuggestedAddress } from './use-page-settings.ts';
import { t } from './messages.ts';

/** Props of the fields of a page's address. */
export type AddressFieldsProps = PageFieldsProps &
  Pick<PageDetail, 'formerAddresses'> & { readonly suggestion: SuggestedAddress | null };

/** The last part of the page's address with the whole of it below, and what becomes of the addresses before. */
export function PageAddressFields({ control, page, formerAddresses, suggestion }: AddressFieldsProps) {
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
      {suggestion ? (
        <div className="ui-row">
          <Button size="small" onPress={suggestion.take}>
            {t('useAddress', { address: `/${suggestion.slug}` })}
          </Button>
        </div>
      ) : null}
      <RedirectFields control={control} addresses={formerAddresses} />
    </>
  );
}
