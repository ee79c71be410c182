import { useQuery } from '@tanstack/react-query';
import { Select } from '@veranda/ui/Select.tsx';
import { useSite } from '../../shell/use-site.ts';
import { formsQuery } from '../../queries/form-queries.ts';
import type { DeliveryList } from './use-delivery-list.ts';
import { t } from './messages.ts';

/** The form whose answers are shown; all of them at first. */
export function FormFilter({ list: { place, form } }: { readonly list: DeliveryList }) {
  const site = useSite();
  const forms = useQuery(formsQuery(site.id));
  const known = (forms.data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={t('form')}
      hideLabel
      options={[{ value: 'all', label: t('allForms') }, ...known]}
      value={form || 'all'}
      onChange={(value) => place.set({ form: value === 'all' ? '' : value })}
    />
  );
}
