import { useQuery } from '@tanstack/react-query';
import { listForms } from '@veranda/contracts/forms';
import { Select } from '@veranda/ui/Select.tsx';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';

/** A form of the site, by its name. */
export function FormField({ label, value, onChange }: ReferenceFieldProps) {
  const { id: site } = useSite();
  const list = useQuery({
    queryKey: ['site', site, 'forms', 'list'],
    queryFn: ({ signal }) => call(listForms, { params: { site }, signal }),
  });
  const options = (list.data?.forms ?? []).map((form) => ({ value: form.id, label: form.name }));
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}
