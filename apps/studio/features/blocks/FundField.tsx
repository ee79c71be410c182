import { useQuery } from '@tanstack/react-query';
import { Select } from '@veranda/ui/Select.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { fundsQuery } from '../donations/fund-queries.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';

/** A fund of the site, by its name. */
export function FundField({ label, value, onChange }: ReferenceFieldProps) {
  const site = useSite();
  const list = useQuery(fundsQuery(site.id));
  const options = (list.data?.funds ?? []).map((fund) => ({
    value: fund.id,
    label: fund.isOpen ? fund.name : `${fund.name} (closed)`,
  }));
  if (list.data && options.length === 0)
    return (
      <p className="ui-help">
        No funds yet. <TextLink href={paths.donations(site.slug)}>Add one under Donations.</TextLink>
      </p>
    );
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}
