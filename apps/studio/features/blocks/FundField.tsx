import { useQuery } from '@tanstack/react-query';
import { Select } from '@veranda/ui/Select.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { fundsQuery } from '../donations/fund-queries.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';
import { rich, t } from './messages.ts';

/** A fund of the site, by its name. */
export function FundField({ label, value, onChange }: ReferenceFieldProps) {
  const site = useSite();
  const list = useQuery(fundsQuery(site.id));
  const options = (list.data?.funds ?? []).map((fund) => ({
    value: fund.id,
    label: fund.isOpen ? fund.name : t('nameClosed', { name: fund.name }),
  }));
  if (list.data && options.length === 0)
    return (
      <p className="ui-help">
        {rich('noFundsYet', {
          link: (children) => <TextLink href={paths.donations(site.slug)}>{children}</TextLink>,
        })}
      </p>
    );
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}
