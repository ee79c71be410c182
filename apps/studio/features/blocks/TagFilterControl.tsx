import { useQuery } from '@tanstack/react-query';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { categoriesQuery } from '../catalog/product-queries.ts';
import { facetsQuery } from '../../queries/item-facets.ts';
import type { ControlProps } from './field-props.ts';
import { t } from './messages.ts';

interface TagFilterControlProps extends ControlProps<'tag-filter'> {
  /** Id of the collection whose tags or categories are offered; empty for none. */
  readonly collection: string;
}

/** One of the tags or categories of a collection, or none; written where the collection has none to choose from. */
export function TagFilterControl({ field, value, collection, isReadOnly, onChange }: TagFilterControlProps) {
  const known = useKnown(collection, field.of);
  const chosen = typeof value === 'string' ? value : '';
  if (known.length === 0)
    return (
      <TextField
        label={field.label}
        value={chosen}
        maxLength={field.maxLength}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    );
  const isKnown = chosen === '' || known.some((option) => option.value === chosen);
  const options = isKnown ? known : [...known, { value: chosen, label: t('notUsed', { name: chosen }) }];
  return (
    <Select
      label={field.label}
      options={[
        { value: all, label: t('allOfThem') },
        ...options.map((option) => ({ ...option, value: keyOf(option.value) })),
      ]}
      value={chosen === '' ? all : keyOf(chosen)}
      isDisabled={isReadOnly}
      onChange={(key) => onChange(key === all ? '' : key.slice(keyOf('').length))}
    />
  );
}

// Any word may be a tag.
const all = 'all';
const keyOf = (value: string) => `is:${value}`;

// A store has its categories in a list of their own; tags of products are written.
function useKnown(collection: string, of: 'tags' | 'categories') {
  const site = useSite();
  const pages = useQuery(pagesQuery(site.id));
  const type = pages.data?.pages.find(({ id }) => id === collection)?.type;
  const isStore = type === collectionTypes.products;
  const facets = useQuery({ ...facetsQuery(site.id, collection), enabled: type !== undefined && !isStore });
  const stored = useQuery({
    ...categoriesQuery(site.id, collection),
    enabled: isStore && of === 'categories',
  });
  if (!isStore)
    return (facets.data?.[of] ?? []).map((each) => ({
      value: each.value,
      label: t('nameCounted', { name: each.value, count: each.count }),
    }));
  return of === 'tags'
    ? []
    : (stored.data?.categories ?? [])
        .filter(({ type }) => type === 'CATEGORY')
        .map((each) => ({ value: each.path, label: each.displayName }));
}
