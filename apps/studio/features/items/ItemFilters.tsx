import { useQuery } from '@tanstack/react-query';
import { itemStatuses } from '@veranda/domain/pages/item-fields';
import { studioLanguage } from '@veranda/messages/studio/language';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { useSite } from '../../shell/use-site.ts';
import { facetsQuery } from '../../queries/item-facets.ts';
import { statusLabels } from './item-words.ts';
import { filterNames, type ItemList } from './use-item-list.ts';
import { t } from './messages.ts';

const states = [
  { value: 'all', label: t('stateAll') },
  ...itemStatuses.map((value) => ({ value, label: statusLabels[value] })),
  { value: 'trash', label: t('stateTrash') },
];

/** Search, state and what else narrows the items that are shown. */
export function ItemFilters({ list }: { readonly list: ItemList }) {
  const { place, status } = list;
  return (
    <div className="ui-row item-filters">
      <SearchField
        label={t('search')}
        value={place.text('search')}
        onChange={(value) => place.set({ search: value })}
      />
      <Select
        label={t('state')}
        hideLabel
        options={states}
        value={status ?? 'all'}
        onChange={(value) => place.set({ state: value === 'all' ? '' : value })}
      />
      <FacetFilters list={list} />
    </div>
  );
}

const facetNames = { tag: 'tags', category: 'categories', author: 'authors', month: 'months' } as const;
const labels = { tag: t('tag'), category: t('category'), author: t('author'), month: t('month') };
const everything = {
  tag: t('allTags'),
  category: t('allCategories'),
  author: t('allAuthors'),
  month: t('allMonths'),
};

// What no item has is not offered.
function FacetFilters({ list: { collection, place } }: { readonly list: ItemList }) {
  const site = useSite();
  const { data } = useQuery(facetsQuery(site.id, collection.id));
  if (!data) return null;
  return filterNames.map((name) => {
    const values = data[facetNames[name]];
    const value = place.text(name);
    if (values.length === 0 || (name === 'month' && values.length === 1 && value === '')) return null;
    const options = values.map((each) => ({
      value: `=${each.value}`,
      label: `${name === 'month' ? monthName(each.value) : each.value} (${String(each.count)})`,
    }));
    return (
      <Select
        key={name}
        label={labels[name]}
        hideLabel
        // A tag may be called as anything.
        options={[{ value: 'all', label: everything[name] }, ...options]}
        value={value === '' ? 'all' : `=${value}`}
        onChange={(next) => place.set({ [name]: next === 'all' ? '' : next.slice(1) })}
      />
    );
  });
}

function monthName(month: string): string {
  const format = new Intl.DateTimeFormat(studioLanguage().tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00Z`));
}
