import { useQuery } from '@tanstack/react-query';
import { getProduct, listProducts } from '@veranda/contracts/catalog';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';

export interface ReferenceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A product of the site, found by its name among the first hundred, with the one that is chosen. */
export function ProductField({ label, value, onChange }: ReferenceFieldProps) {
  const { id: site } = useSite();
  const list = useQuery({
    queryKey: ['site', site, 'products', 'choices'],
    queryFn: ({ signal }) =>
      call(listProducts, {
        params: { site },
        query: { perPage: 100, sort: 'name', direction: 'up' },
        signal,
      }),
  });
  const chosen = useQuery({
    queryKey: ['site', site, 'products', 'one', value],
    queryFn: ({ signal }) => call(getProduct, { params: { site, product: value }, signal }),
    enabled: value !== '',
  });
  if (list.isPending) return <Skeleton height="56px" />;
  const options = (list.data?.products ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const known = chosen.data?.product;
  if (known && !options.some((option) => option.value === known.id)) {
    options.unshift({ value: known.id, label: known.title });
  }
  return (
    <ComboBox
      key={String(options.length)}
      label={label}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
