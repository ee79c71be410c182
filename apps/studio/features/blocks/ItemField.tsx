import { useQuery } from '@tanstack/react-query';
import { getItem, listItems, maxItemsRead } from '@veranda/contracts/items';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { call } from '../../api/client.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';
import { t } from './messages.ts';

interface ItemFieldProps extends ReferenceFieldProps {
  /** Id of the collection whose items are offered; empty for none. */
  readonly collection: string;
  readonly isReadOnly: boolean;
}

/**
 * An item of a collection, found by its title among the first two hundred, with the one that is chosen; nothing where
 * there is no collection, or a store, whose products are no items.
 */
export function ItemField({ label, value, collection, isReadOnly, onChange }: ItemFieldProps) {
  const { id: site } = useSite();
  const pages = useQuery(pagesQuery(site));
  const type = pages.data?.pages.find(({ id }) => id === collection)?.type;
  const isOffered = type !== undefined && type !== collectionTypes.products;
  const items = useQuery({
    queryKey: ['site', site, 'items', collection, 'choices'],
    queryFn: ({ signal }) =>
      call(listItems, {
        params: { site, collection },
        query: { limit: maxItemsRead, sort: 'title-asc' },
        signal,
      }),
    enabled: isOffered,
  });
  const chosen = useQuery({
    queryKey: ['site', site, 'items', 'one', value],
    queryFn: ({ signal }) => call(getItem, { params: { site, item: value }, signal }),
    enabled: value !== '',
    retry: false,
  });
  if (!isOffered) return null;
  if (items.isPending) return <Skeleton height="56px" />;
  const listed = items.data?.items ?? [];
  const known = chosen.data?.item;
  const all = known && !listed.some(({ id }) => id === known.id) ? [known, ...listed] : listed;
  const options = all.map(({ id, title }) => ({ value: id, label: title || t('untitledItem') }));
  return (
    <ComboBox
      key={String(options.length)}
      label={label}
      options={[{ value: none, label: t('noItem') }, ...options]}
      value={value === '' ? none : value}
      isReadOnly={isReadOnly}
      onChange={(next) => onChange(next === none ? '' : next)}
    />
  );
}

// No item has an id like this.
const none = 'none';
