import { useQuery } from '@tanstack/react-query';
import { Select } from '@veranda/ui/Select.tsx';
import { CollectionsFault } from './CollectionsFault.tsx';
import { useSite } from '../../shell/use-site.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';

/** Collection type of a plain page (administration §3). */
const pageType = 10;

/** A collection of the site: a store, a journal, a list of events. */
export function CollectionField({ label, value, onChange }: ReferenceFieldProps) {
  const site = useSite();
  const pages = useQuery(pagesQuery(site.id));
  const options = (pages.data?.pages ?? [])
    .filter((page) => page.type !== pageType && !page.inTrash)
    .map((page) => ({ value: page.id, label: page.title }));
  if (pages.isError && !pages.data) return <CollectionsFault onRetry={() => void pages.refetch()} />;
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}
