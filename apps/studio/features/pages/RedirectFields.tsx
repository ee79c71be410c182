import { type Control, useController, useWatch } from 'react-hook-form';
import { RedirectChoices } from '../../links/RedirectChoices.tsx';
import type { PageDetail, PageValues } from './use-page-settings.ts';

interface RedirectFieldsProps {
  readonly control: Control<PageValues>;
  readonly addresses: PageDetail['formerAddresses'];
}

/** The redirects from each address that the page was published at and has no more. */
export function RedirectFields({ control, addresses }: RedirectFieldsProps) {
  const current = useWatch({ control, name: 'urlSlug' });
  const { field } = useController({ control, name: 'withoutRedirect' });
  const former = addresses.map(({ slug }) => slug).filter((slug) => slug !== current);
  return <RedirectChoices slugs={former} stopped={field.value} onChange={field.onChange} />;
}
