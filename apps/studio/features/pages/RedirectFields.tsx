import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { PageDetail, PageValues } from './use-page-settings.ts';
import { t } from './messages.ts';

interface RedirectFieldsProps {
  readonly control: Control<PageValues>;
  readonly addresses: PageDetail['formerAddresses'];
}

/** The offer to lead visitors here from each address that the page was published at and has no more. */
export function RedirectFields({ control, addresses }: RedirectFieldsProps) {
  const slug = useWatch({ control, name: 'urlSlug' });
  const { field } = useController({ control, name: 'withoutRedirect' });
  const former = addresses.filter((address) => address.slug !== slug);
  if (former.length === 0) return null;
  const change = (address: string, redirects: boolean) => {
    const others = field.value.filter((each) => each !== address);
    field.onChange(redirects ? others : [...others, address].sort());
  };
  return (
    <fieldset className="ui-field">
      <legend className="ui-label">{t('redirects')}</legend>
      {former.map(({ slug: address }) => (
        <Checkbox
          key={address}
          isSelected={!field.value.includes(address)}
          onChange={(redirects) => change(address, redirects)}
        >
          {t('redirectFrom', { address: `/${address}` })}
        </Checkbox>
      ))}
    </fieldset>
  );
}
